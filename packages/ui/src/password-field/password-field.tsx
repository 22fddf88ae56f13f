import type { UnsafeOptions } from '@lading/validators';
import { forwardRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { FieldPart } from '../field/field.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.css.ts';
import { strengthOf } from './strength.ts';
import { StrengthMeter } from './strength-meter.tsx';

/** What of it has a name of its own. */
export type PasswordFieldPart = FieldPart | 'box' | 'control' | 'action' | 'strength';

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'action' | 'icon' | 'prefix' | 'suffix' | 'mono' | 'suggestions' | 'onSuggest' | 'classNames'
  > {
  /** classes by part: those of every field, `box` and in it `control` and `action`, `strength` under it */
  classNames?: PartClasses<PasswordFieldPart> | undefined;
  /** for a new password: says how long it would hold; what a stranger may know of the user makes it weak */
  strength?: boolean | UnsafeOptions;
}

/** A password, shown on demand. Its ref is the native input. */
export const PasswordField = /* @__PURE__ */ forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { strength = false, onInput, aside, className = '', ...rest },
  ref,
) {
  const part = partsOf(rest.classNames);
  const text = useText();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''));
  const value = rest.value === undefined ? typed : String(rest.value);
  const field = (
    <TextField
      component="PasswordField"
      autoComplete={strength ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={ref}
      className={strength || aside ? '' : className}
      type={shown ? 'text' : 'password'}
      onInput={(event) => {
        if (strength) setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      action={
        <IconButton
          icon={shown ? icons.eye : icons.eyeOff}
          label={text(shown ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setShown(!shown)}
          disabled={rest.disabled}
        />
      }
    />
  );
  if (!strength && !aside) return field;
  return (
    <div className={`${styles.password} ${className}`}>
      {field}
      {/* Seen beside the label, reached after the field: the name, then the password. */}
      {aside && <span {...part('aside', styles.aside)}>{aside}</span>}
      {strength && <StrengthMeter part={part} strength={strengthOf(value, strength === true ? undefined : strength)} />}
    </div>
  );
});
