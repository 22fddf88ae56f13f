import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { split } from './split.css.ts';

export interface SplitProps extends ComponentPropsWithoutRef<'div'> {
  /** where the narrow one of its two parts stands */
  narrow?: 'start' | 'end';
}

/** A list beside what it is about, or a page beside its slip: two parts, one of them narrow. One under the other where there is no room. */
export const Split = /* @__PURE__ */ forwardRef<HTMLDivElement, SplitProps>(function Split(
  { narrow = 'end', className = '', ...rest },
  ref,
) {
  return <div data-component="Split" data-narrow={narrow} {...rest} ref={ref} className={`${split} ${className}`} />;
});
