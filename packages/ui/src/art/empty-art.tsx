import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { drawing, thin, washed, yellow } from './art.css.ts';

/** An open container with a single carton: the picture of every empty state. */
export const EmptyArt = /* @__PURE__ */ forwardRef<SVGSVGElement, ComponentPropsWithoutRef<'svg'>>(function EmptyArt(
  { className = '', ...rest },
  ref,
) {
  return (
    <svg
      data-component="EmptyArt"
      {...rest}
      ref={ref}
      className={`${drawing} ${className}`}
      viewBox="0 0 220 120"
      width="220"
      height="120"
      aria-hidden="true"
    >
      <path className={thin} d="M0 108.5h220" />
      <path d="M58 34h104v74H58z" />
      <path className={washed} d="M66 42h88v60H66z" />
      <path className={thin} d="M66 42 88 58h44l22-16M88 58v28h44V58M66 102l22-16M154 102l-22-16" />
      <path className={washed} d="M58 34 26 26v82l32 0zM162 34l32-8v82h-32z" />
      <path d="M58 34 26 26v82h32M162 34l32-8v82h-32" />
      <path className={thin} d="M37 29v79M47 31.5V108M173 31.5V108M183 29v79" />
      <path className={yellow} d="M101 70h18v16h-18z" />
      <path d="M101 70h18v16h-18zM110 70v6" />
    </svg>
  );
});
