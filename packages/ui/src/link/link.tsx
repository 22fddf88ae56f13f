import { forwardRef } from 'react';
import { Anchor } from '../i18n/anchor.tsx';
import type { LinkProps } from '../i18n/provider.tsx';
import * as styles from './link.css.ts';

/** A link in running text, through the application's router. */
export const Link = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { className = '', ...rest },
  ref,
) {
  return <Anchor data-component="Link" {...rest} ref={ref} className={`${styles.link} ${className}`} />;
});
