import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Badge, type BadgeProps } from './badge.tsx';
import * as styles from './unread-badge.css.ts';

/** What of it has a name of its own. */
export type UnreadBadgePart = 'badge';

export interface UnreadBadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'id'> {
  /** classes by part: `badge` the figures */
  classNames?: PartClasses<UnreadBadgePart> | undefined;
  /** how many are unread; nothing is drawn for none */
  count: number;
  /** from here on it says `99+` */
  max?: number;
  tone?: NonNullable<BadgeProps['tone']>;
  /** what it stands on the corner of, such as the button with the bell; without it the badge stands in the line */
  children?: ReactNode;
  /** id of its words, for `aria-describedby` of what it stands on */
  wordsId?: string;
}

/** How many are unread, in figures for the eye and in words for the ear. */
export const UnreadBadge = /* @__PURE__ */ forwardRef<HTMLSpanElement, UnreadBadgeProps>(function UnreadBadge(
  { count, max = 99, tone = 'danger', wordsId, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const badge = count > 0 && (
    <Badge {...part('badge')} tone={tone} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </Badge>
  );
  return (
    <span data-component="UnreadBadge" {...rest} ref={ref} className={`${styles.frame} ${className}`}>
      {children}
      {children && badge ? <span className={styles.corner}>{badge}</span> : badge}
      {count > 0 && (
        <VisuallyHidden {...(wordsId && { id: wordsId })}>{text('message.unread', { count })}</VisuallyHidden>
      )}
    </span>
  );
});
