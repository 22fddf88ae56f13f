import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './code.css.ts';

export interface CodeProps extends ComponentPropsWithoutRef<'span'> {
  children: string;
}

/** A number that is read letter by letter: a bill, a booking, a seal. Never cut, never wrapped. */
export const Code = /* @__PURE__ */ forwardRef<HTMLSpanElement, CodeProps>(function Code(
  { className = '', ...rest },
  ref,
) {
  return <span data-component="Code" {...rest} ref={ref} className={`${styles.code} ${className}`} />;
});
