import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as styles from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { typeInto } from '../field/native-value.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'children'> {
  icon?: IconDrawing | undefined;
  /** before the words, behind a rule: `+86` */
  prefix?: ReactNode;
  /** after the words: a unit */
  suffix?: ReactNode;
  /** inside the box at its end, such as a button */
  action?: ReactNode;
  /** for codes and numbers */
  mono?: boolean | undefined;
  /** name of the component that is built from this one */
  component?: string;
}

/** One line of text. Its ref is the native input, so `register` of a form library fits. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { component = 'TextField', icon, prefix, suffix, action, mono, className, ...given },
  ref,
) {
  const [own, both] = useBothRefs(ref);
  const { frame, rest } = fieldParts(given);
  const suggest = frame.onSuggest ?? ((value: string) => own.current && typeInto(own.current, value));
  return (
    <Field
      component={component}
      className={className}
      {...frame}
      id={rest.id}
      onSuggest={suggest}
      required={rest.required}
    >
      {(control) => (
        <div className={styles.box} data-invalid={frame.error ? '' : undefined}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          {icon && <Icon drawing={icon} />}
          <input
            type="text"
            {...rest}
            {...control}
            ref={both}
            className={styles.control}
            data-mono={mono ? '' : undefined}
          />
          {suffix && <span className={styles.unit}>{suffix}</span>}
          {frame.loading && <Spinner />}
          {action && <span className={styles.action}>{action}</span>}
        </div>
      )}
    </Field>
  );
});
