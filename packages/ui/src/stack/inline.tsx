import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import * as styles from './stack.css.ts';
import type { StackGap } from './stack.tsx';

export interface InlineProps extends ComponentPropsWithoutRef<'div'> {
  /** the element; a list keeps its items as `li` */
  as?: 'div' | 'span' | 'ul' | 'ol';
  gap?: StackGap;
  /** across the line; the middle when nothing is said, `baseline` for words of several sizes */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** along the line */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** false: one line, whatever it holds */
  wrap?: boolean;
}

/** Things beside each other, on further lines where there is no room. Its ref is the root. */
export const Inline = /* @__PURE__ */ forwardRef<HTMLElement, InlineProps>(function Inline(
  { as = 'div', gap = 'md', align, justify, wrap = true, className = '', ...rest },
  ref,
) {
  return createElement(as, {
    'data-component': 'Inline',
    ...rest,
    ref,
    className: `${styles.inline} ${className}`,
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    'data-nowrap': wrap ? undefined : '',
  });
});
