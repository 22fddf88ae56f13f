import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import * as state from '../empty/empty.css.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './submitted.css.ts';

/** What of it has a name of its own. */
export type SubmittedPart = 'icon' | 'title' | 'text' | 'actions';

export interface SubmittedProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** classes by part: `icon`, `title`, `text`, `actions` */
  classNames?: PartClasses<SubmittedPart> | undefined;
  /** 提交成功 (Submitted) when not given */
  title?: string;
  /** what was sent, under which number, and what happens next */
  children?: ReactNode;
  /** 继续下单 (Order more): begins another one */
  onContinue?: (() => void) | undefined;
  continueLabel?: string;
  /** 查看订单 (See the order): where it is found */
  ordersHref: string;
  ordersLabel?: string;
  /** further ways on */
  actions?: ReactNode;
}

/** The result of a form that was sent, in its place: not a dialog. The focus enters it, because the form it was in is gone. */
export const Submitted = /* @__PURE__ */ forwardRef<HTMLElement, SubmittedProps>(function Submitted(
  { title, children, onContinue, continueLabel, ordersHref, ordersLabel, actions, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = title ?? text('submitted.title');
  return (
    <section data-component="Submitted" aria-label={name} {...rest} ref={ref} className={`${state.state} ${className}`}>
      <span {...part('icon', styles.stamp)}>
        <Icon drawing={icons.check} size="xl" />
      </span>
      <h2 ref={heading} tabIndex={-1} {...part('title', styles.title)}>
        {name}
      </h2>
      {children && <div {...part('text', state.reason)}>{children}</div>}
      <div {...part('actions', state.actions)}>
        {actions}
        {onContinue && <Button onClick={onContinue}>{continueLabel ?? text('submitted.continue')}</Button>}
        <ButtonLink href={ordersHref} variant="primary">
          {ordersLabel ?? text('submitted.orders')}
        </ButtonLink>
      </div>
    </section>
  );
});
