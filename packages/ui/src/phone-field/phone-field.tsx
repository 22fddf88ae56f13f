import { forwardRef } from 'react';
import type { FieldPart } from '../field/field.tsx';
import type { PartClasses } from '../foundations/parts.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { SendCode } from './send-code.tsx';

/** What of it has a name of its own. */
export type PhoneFieldPart = FieldPart | 'box' | 'prefix' | 'control' | 'action';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'icon' | 'prefix' | 'suffix' | 'action' | 'mono' | 'classNames'> {
  /** classes by part: those of every field, `box` and in it `prefix` the country, `control` and `action` */
  classNames?: PartClasses<PhoneFieldPart> | undefined;
  /** shown before the number; `+86` when not said */
  country?: string;
  /** sends the code to the number that is typed; a promise that fails lets it be pressed again. No button when absent. */
  onSendCode?: (() => Promise<unknown>) | undefined;
  /** s until a code may be sent again */
  resendAfter?: number;
  /** s that are left already, when a code was sent before */
  resendIn?: number | undefined;
}

/** A mobile number with its country, and the button that sends a code to it. Its ref is the native input. */
export const PhoneField = /* @__PURE__ */ forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { country = '+86', onSendCode, resendAfter = 60, resendIn, ...rest },
  ref,
) {
  return (
    <TextField
      component="PhoneField"
      inputMode="tel"
      autoComplete="tel-national"
      {...rest}
      ref={ref}
      type="tel"
      prefix={country}
      action={
        onSendCode && (
          <SendCode onSend={onSendCode} wait={resendAfter} left={resendIn} disabled={rest.disabled || rest.readOnly} />
        )
      }
    />
  );
});
