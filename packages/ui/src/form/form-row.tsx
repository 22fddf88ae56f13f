import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './form.css.ts';

export interface FormRowProps extends ComponentPropsWithoutRef<'div'> {}

/** Short fields of a form that belong together, side by side where there is room for them, the first one a little wider. */
export const FormRow = /* @__PURE__ */ forwardRef<HTMLDivElement, FormRowProps>(function FormRow(
  { className = '', ...rest },
  ref,
) {
  return <div data-component="FormRow" {...rest} ref={ref} className={`${styles.row} ${className}`} />;
});
