import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldParts } from '../field/field-parts.ts';
import { typeInto } from '../field/native-value.ts';
import { useControlValue } from '../field/use-control-value.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { Count } from './count.tsx';
import { type Mark, Mirror } from './mirror.tsx';
import * as styles from './text-area.css.ts';

/** What of it has a name of its own. */
export type TextAreaPart = FieldPart | 'box' | 'control';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  /** classes by part: those of every field, `box` and in it `control` */
  classNames?: PartClasses<TextAreaPart> | undefined;
  /** how many characters of a line are printed; shown beside the longest line there is */
  columns?: number | undefined;
  /** how many lines are printed */
  lines?: number | undefined;
  /** as wide as the box of a bill, 35 characters, in the type of the bill */
  printed?: boolean;
  /** stretches to highlight: what a rule found */
  marks?: readonly Mark[] | undefined;
}

/** Several lines, as high as their text; with the counters a bill needs. Its ref is the native control. */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { columns, lines, printed = false, marks = [], rows = 3, className, onInput, ...given },
  ref,
) {
  const { frame, rest } = fieldParts(given);
  const part = partsOf(frame.classNames);
  const [own, both] = useBothRefs(ref);
  const [typed, setTyped] = useControlValue(own, '');
  const shown = rest.value === undefined ? typed : String(rest.value);
  const counts = columns !== undefined || lines !== undefined;
  const suggest = frame.onSuggest ?? ((value: string) => own.current && typeInto(own.current, value));
  return (
    <Field
      component="TextArea"
      className={`${printed ? styles.narrow : ''} ${className ?? ''}`}
      {...frame}
      id={rest.id}
      onSuggest={suggest}
      required={rest.required}
      aside={frame.aside ?? (counts && <Count text={shown} columns={columns} lines={lines} />)}
    >
      {(control) => (
        <div
          {...part('box', `${field.box} ${styles.box} ${printed ? styles.printed : ''}`)}
          data-mono={printed ? '' : undefined}
          data-invalid={frame.error ? '' : undefined}
        >
          <div className={styles.sheet}>
            <Mirror text={shown} marks={marks} />
            <textarea
              rows={rows}
              spellCheck={!printed}
              {...rest}
              {...control}
              ref={both}
              {...part('control', styles.text)}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                onInput?.(event);
              }}
            />
          </div>
          {frame.loading && (
            <span className={styles.busy}>
              <Spinner />
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
