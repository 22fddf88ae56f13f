import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './badge.css.ts';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  tone?: 'neutral' | 'ink' | 'info' | 'danger' | 'pen' | 'mark';
}

/** A count beside a word. */
export const Badge = /* @__PURE__ */ forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone = 'neutral', className = '', ...rest },
  ref,
) {
  return (
    <span data-component="Badge" {...rest} ref={ref} className={`${styles.badge} ${className}`} data-tone={tone} />
  );
});
