import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import * as styles from './stack.css.ts';

/** 0, 4, 8, the density's own, 24 and 40 px */
export type StackGap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** the element; a list keeps its items as `li` */
  as?: 'div' | 'section' | 'ul' | 'ol';
  gap?: StackGap;
  /** across the stack; as wide as it when nothing is said */
  align?: 'start' | 'center' | 'end';
}

/** Things under each other, with the same room between them. Its ref is the root. */
export const Stack = /* @__PURE__ */ forwardRef<HTMLElement, StackProps>(function Stack(
  { as = 'div', gap = 'md', align, className = '', ...rest },
  ref,
) {
  return createElement(as, {
    'data-component': 'Stack',
    ...rest,
    ref,
    className: `${styles.stack} ${className}`,
    'data-gap': gap,
    'data-align': align,
  });
});
