import { type ClipboardEvent, forwardRef } from 'react';
import { Field } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { typeInto } from '../field/native-value.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { TextField, type TextFieldPart, type TextFieldProps } from '../text-field/text-field.tsx';
import { CodeCells } from './code-cells.tsx';
import { SendCode } from './send-code.tsx';

/** What of it has a name of its own. */
export type CodeFieldPart = TextFieldPart | 'cell';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'mono' | 'maxLength' | 'classNames'> {
  /** classes by part: those of a `TextField`; with `cells` those of every field, `control` and each `cell` */
  classNames?: PartClasses<CodeFieldPart> | undefined;
  /** how many figures the code has */
  length?: number;
  /** drawn as a cell for each figure, where the code is all that is asked */
  cells?: boolean;
  /** sends a code to the number that is known; a promise that fails lets it be pressed again. No button when absent. */
  onSendCode?: (() => Promise<unknown>) | undefined;
  /** s until a code may be sent again */
  resendAfter?: number;
  /** s that are left already, when a code was sent before */
  resendIn?: number | undefined;
}

/** The code that came by SMS; the phone offers to fill it in. Its ref is the native input. */
export const CodeField = /* @__PURE__ */ forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { length = 6, cells = false, onSendCode, resendAfter = 60, resendIn, ...given },
  ref,
) {
  const send = onSendCode && (
    <SendCode onSend={onSendCode} wait={resendAfter} left={resendIn} disabled={given.disabled || given.readOnly} />
  );
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    given.onPaste?.(event);
    // Copied in groups, as apps show them, they would be cut off at the length of the field.
    const figures = event.clipboardData.getData('text').replace(/[\s-]/g, '');
    if (event.defaultPrevented || given.readOnly || figures.length !== length) return;
    event.preventDefault();
    typeInto(event.currentTarget, figures);
  };
  const asked = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
  if (!cells)
    return (
      <TextField
        component="CodeField"
        {...asked}
        action={send}
        {...given}
        onPaste={onPaste}
        ref={ref}
        maxLength={length}
        mono
      />
    );
  const { icon, prefix, suffix, action, component = 'CodeField', className, ...props } = given;
  const { frame, rest } = fieldParts(props);
  return (
    <Field
      component={component}
      className={className}
      {...frame}
      aside={send ?? frame.aside}
      id={rest.id}
      required={rest.required}
    >
      {(control) => (
        <CodeCells
          namePart={partsOf(frame.classNames)}
          {...asked}
          {...rest}
          {...control}
          onPaste={onPaste}
          ref={ref}
          length={length}
          invalid={frame.error !== undefined}
        />
      )}
    </Field>
  );
});
