import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { dashed, drawing, thin, washed, yellow } from './art.css.ts';

/** A ship whose signal is cut off: the picture of a page that could not reach its server. */
export const FailedArt = /* @__PURE__ */ forwardRef<SVGSVGElement, ComponentPropsWithoutRef<'svg'>>(function FailedArt(
  { className = '', ...rest },
  ref,
) {
  return (
    <svg
      data-component="FailedArt"
      {...rest}
      ref={ref}
      className={`${drawing} ${className}`}
      viewBox="0 0 220 120"
      width="220"
      height="120"
      aria-hidden="true"
    >
      <path
        className={thin}
        d="M0 96c14-7 22-7 34 0s22 7 34 0 22-7 34 0 22 7 34 0 22-7 34 0 22 7 50-3M0 108c14-6 22-6 34 0s22 6 34 0 22-6 34 0 22 6 34 0 22-6 34 0 22 6 50-3"
      />
      <path className={washed} d="M46 70h120l-14 22H60z" />
      <path d="M46 70h120l-14 22H60zM56 70V46h20v24M86 56h22v14H86zM108 56h22v14h-22z" />
      <path className={yellow} d="M108 42h22v14h-22z" />
      <path d="M108 42h22v14h-22zM66 46V34M166 8l-10 16h10l-8 14" />
      <path className={dashed} d="M76 46c20-30 50-36 84-26" />
    </svg>
  );
});
