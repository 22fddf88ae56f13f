import { createElement, forwardRef } from 'react';
import { type LinkProps, useLink } from './provider.tsx';

/** A link by the application's own component, without a look. */
export const Anchor = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkProps>(function Anchor(props, ref) {
  return createElement(useLink(), { ...props, ref });
});
