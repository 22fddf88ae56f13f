import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as styles from '../field/field.css.ts';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { typeInto } from '../field/native-value.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';

/** What of it has a name of its own. */
export type TextFieldPart = FieldPart | 'box' | 'icon' | 'prefix' | 'control' | 'suffix' | 'action';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, 'prefix' | 'children'> {
  /** classes by part: those of every field, `box` and in it `icon`, `prefix`, `control`, `suffix` and `action` */
  classNames?: PartClasses<TextFieldPart> | undefined;
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
  const part = partsOf(frame.classNames);
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
        <div {...part('box', styles.box)} data-invalid={frame.error ? '' : undefined}>
          {prefix && <span {...part('prefix', styles.affix)}>{prefix}</span>}
          {icon && <Icon {...part('icon')} drawing={icon} />}
          <input
            type="text"
            {...rest}
            {...control}
            ref={both}
            {...part('control', styles.control)}
            data-mono={mono ? '' : undefined}
          />
          {suffix && <span {...part('suffix', styles.unit)}>{suffix}</span>}
          {frame.loading && <Spinner />}
          {action && <span {...part('action', styles.action)}>{action}</span>}
        </div>
      )}
    </Field>
  );
});
