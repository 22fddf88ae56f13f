import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { typeInto } from '../field/native-value.ts';
import { useBothRefs } from '../field/use-ref.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useText } from '../i18n/provider.tsx';
import { measure } from './measure.ts';
import { type Mark, Mirror } from './mirror.tsx';
import * as styles from './text-area.css.ts';

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {
  /** how many characters of a line are printed; shown beside the longest line there is */
  columns?: number | undefined;
  /** how many lines are printed */
  lines?: number | undefined;
  /** as wide as the box of a bill, 35 characters, in the type of the bill */
  printed?: boolean;
  /** stretches to highlight: what a rule found */
  marks?: readonly Mark[] | undefined;
}

function Count({ text: value, columns, lines: most }: { text: string } & Pick<TextAreaProps, 'columns' | 'lines'>) {
  const text = useText();
  const { lines, longest } = measure(value);
  const over = (columns !== undefined && longest > columns) || (most !== undefined && lines > most);
  const words = [
    columns !== undefined && text('textArea.columns', { longest, columns }),
    most === undefined ? text('textArea.lines', { lines }) : text('textArea.linesOf', { lines, most }),
  ];
  return <span className={over ? styles.over : undefined}>{words.filter(Boolean).join(' × ')}</span>;
}

/** What the control holds, whoever put it there: the owner, typing, or a form library through the ref. */
function useShownText(control: { readonly current: HTMLTextAreaElement | null }, given: TextAreaProps['value']) {
  const [typed, setTyped] = useState('');
  useLayoutEffect(() => {
    const now = control.current?.value ?? '';
    if (now !== typed) setTyped(now);
  });
  return [given === undefined ? typed : String(given), setTyped] as const;
}

/** Several lines, as high as their text; with the counters a bill needs. Its ref is the native control. */
export const TextArea = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    error,
    warning,
    hint,
    suggestions,
    onSuggest,
    aside,
    loading,
    columns,
    lines,
    printed = false,
    marks = [],
    rows = 3,
    className,
    onInput,
    ...rest
  },
  ref,
) {
  const [own, both] = useBothRefs(ref);
  const [shown, setShown] = useShownText(own, rest.value);
  const counts = columns !== undefined || lines !== undefined;
  const suggest = onSuggest ?? ((value: string) => own.current && typeInto(own.current, value));
  return (
    <Field
      component="TextArea"
      className={`${printed ? styles.narrow : ''} ${className ?? ''}`}
      {...{ label, error, warning, hint, suggestions, loading }}
      id={rest.id}
      onSuggest={suggest}
      required={rest.required}
      aside={aside ?? (counts && <Count text={shown} columns={columns} lines={lines} />)}
    >
      {(control) => (
        <div
          className={`${field.box} ${styles.box} ${printed ? styles.printed : ''}`}
          data-mono={printed ? '' : undefined}
          data-invalid={error ? '' : undefined}
        >
          <div className={styles.sheet}>
            <Mirror text={shown} marks={marks} />
            <textarea
              rows={rows}
              spellCheck={!printed}
              {...rest}
              {...control}
              ref={both}
              className={styles.text}
              onInput={(event) => {
                setShown(event.currentTarget.value);
                onInput?.(event);
              }}
            />
          </div>
          {loading && (
            <span className={styles.busy}>
              <Spinner />
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
