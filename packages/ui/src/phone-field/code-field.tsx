import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'mono' | 'maxLength'> {
  /** how many figures the code has */
  length?: number;
}

/** The code that came by SMS; the phone offers to fill it in. Its ref is the native input. */
export const CodeField = /* @__PURE__ */ forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { length = 6, ...rest },
  ref,
) {
  return (
    <TextField
      component="CodeField"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...rest}
      ref={ref}
      maxLength={length}
      mono
    />
  );
});
