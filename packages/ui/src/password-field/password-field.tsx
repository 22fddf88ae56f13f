import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'icon' | 'prefix' | 'mono'>;

/** A password, shown on demand. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          icon={shown ? icons.eye : icons.eyeOff}
          label={text(shown ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      }
    />
  );
}
