import { createElement, forwardRef } from 'react';
import { type LinkProps, useLink } from '../i18n/provider.tsx';
import * as styles from './link.css.ts';

/** A link in running text, through the application's router. */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { className = '', ...rest },
  ref,
) {
  return createElement(useLink(), {
    'data-component': 'Link',
    ...rest,
    ref,
    className: `${styles.link} ${className}`,
  } as LinkProps);
});
