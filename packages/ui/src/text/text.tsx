import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import * as styles from './text.css.ts';

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  /** the element; a paragraph when not said */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  /** 14 for reading, 14 with more air and short lines for long texts, 13 for tables, 12 for captions */
  size?: 'body' | 'long' | 'dense' | 'caption';
  tone?: 'primary' | 'secondary' | 'tertiary' | 'danger';
  strong?: boolean;
  /** cut at the end of the line, with the whole text as its title; never for numbers, codes or the words of a bill */
  cut?: boolean;
}

/** Words in one of the house's sizes. */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text(
  { as = 'p', size = 'body', tone = 'primary', strong = false, cut = false, className = '', ...rest },
  ref,
) {
  return createElement(as, {
    'data-component': 'Text',
    title: cut && typeof rest.children === 'string' ? rest.children : undefined,
    ...rest,
    ref,
    className: `${styles.text} ${className}`,
    'data-size': size,
    'data-tone': tone,
    'data-strong': strong ? '' : undefined,
    'data-cut': cut ? '' : undefined,
  });
});
