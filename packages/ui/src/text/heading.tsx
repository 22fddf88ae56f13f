import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import * as styles from './text.css.ts';

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** its place in the outline of the page */
  level: 1 | 2 | 3 | 4;
  /** how large it looks, when that is not its level: 52, 40, 30, 20 or 16 px */
  size?: 'display' | 1 | 2 | 3 | 4;
}

/** A heading: its level is for the outline, its size for the eye. */
export const Heading = /* @__PURE__ */ forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = level, className = '', ...rest },
  ref,
) {
  return createElement(`h${level}`, {
    'data-component': 'Heading',
    ...rest,
    ref,
    className: `${styles.heading} ${className}`,
    'data-size': size,
  });
});
