import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './alert.css.ts';

export type AlertKind = 'info' | 'success' | 'warning' | 'danger';

/** What of it has a name of its own. */
export type AlertPart = 'icon' | 'words' | 'title' | 'text' | 'actions' | 'close';

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** classes by part: `icon`, and the `words` beside it: `title`, `text`, `actions`; `close` is the mark at the end */
  classNames?: PartClasses<AlertPart> | undefined;
  kind?: AlertKind;
  /** what happened, in a few words */
  title?: ReactNode;
  /** to what, and the next step */
  children?: ReactNode;
  /** under the words: a `Button` or two, a link */
  actions?: ReactNode;
  /** puts a close mark at the end; the owner takes the alert away */
  onDismiss?: (() => void) | undefined;
  /** read out when it appears: `polite` in a pause, `assertive` at once. What stands there with the page says nothing by itself */
  live?: 'off' | 'polite' | 'assertive';
}

const GLYPH: Record<AlertKind, IconDrawing> = {
  info: icons.info,
  success: icons.checkCircle,
  warning: icons.warning,
  danger: icons.octagon,
};
const ROLE = { off: 'note', polite: 'status', assertive: 'alert' } as const;

/** Something about this part of the page that stays until it is settled. Its ref is the root. */
export const Alert = /* @__PURE__ */ forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { kind = 'info', title, actions, onDismiss, live = 'off', className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <div
      data-component="Alert"
      {...rest}
      ref={ref}
      role={ROLE[live]}
      className={`${styles.alert} ${className}`}
      data-kind={kind}
    >
      <span {...part('icon', styles.glyph)}>
        <Icon drawing={GLYPH[kind]} size="lg" />
      </span>
      <div {...part('words', styles.words)}>
        <VisuallyHidden>{text(`alert.${kind}`)} </VisuallyHidden>
        {title && <p {...part('title', styles.title)}>{title}</p>}
        {children && <div {...part('text')}>{children}</div>}
        {actions && <div {...part('actions', styles.actions)}>{actions}</div>}
      </div>
      {onDismiss && (
        <div className={styles.close}>
          <IconButton
            {...part('close')}
            icon={icons.close}
            size="sm"
            label={text('alert.dismiss')}
            onClick={onDismiss}
          />
        </div>
      )}
    </div>
  );
});
