import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { Spinner } from '../button/spinner.tsx';
import { Field, type FieldPart, type FieldProps } from '../field/field.tsx';
import { MISSING } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { FileList } from './file-list.tsx';
import type { UploadFile } from './file-row.tsx';
import { type Limits, type Refused, sift } from './limits.ts';
import * as styles from './upload.css.ts';
import { useDrop } from './use-drop.ts';
import { useLimitWords } from './words.ts';

/** What of it has a name of its own. */
export type UploadPart =
  | FieldPart
  | 'box'
  | 'icon'
  | 'words'
  | 'rule'
  | 'control'
  | 'list'
  | 'file'
  | 'name'
  | 'meta'
  | 'failure'
  | 'remove';

export interface UploadProps
  extends Limits,
    Omit<FieldProps, 'suggestions' | 'onSuggest'>,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      | 'type'
      | 'children'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'accept'
      | 'size'
      | 'onDragEnter'
      | 'onDragOver'
      | 'onDragLeave'
      | 'onDrop'
      | 'onPaste'
    > {
  /** classes by part: those of every field, `box`, in it `icon`, `words`, `rule` and `control`, `list` under it, in it each `file` with its `name`, `meta`, `failure` and `remove` */
  classNames?: PartClasses<UploadPart> | undefined;
  /** what was added so far; the owner keeps the list and sends the files */
  files: readonly UploadFile[];
  /** files that hold to the limits; the others are named with the limit they break */
  onAdd: (files: File[]) => void;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

/**
 * Files to choose, drop or paste, and how far each of them is. Its ref is the native input, which holds nothing: the owner does.
 */
export const Upload = /* @__PURE__ */ forwardRef<HTMLInputElement, UploadProps>(function Upload(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading,
    files,
    onAdd,
    onRetry,
    onRemove,
    accept,
    maxSize,
    maxFiles,
    multiple = maxFiles !== 1,
    readOnly = false,
    disabled = false,
    required = false,
    className,
    classNames,
    onClick,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const ruleId = useId();
  const [input, both] = useBothRefs(ref);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const limits = { accept, maxSize, maxFiles };
  const words = useLimitWords(limits);
  const full = maxFiles !== undefined && files.length >= maxFiles;

  const add = (given: File[]) => {
    const sifted = sift(given, files.length, limits);
    setRefused(sifted.refused);
    if (sifted.taken.length > 0) onAdd(sifted.taken);
  };
  // A zone that is full says which files it has no room for.
  const [over, drop] = useDrop(!disabled, add);
  const locked = disabled || readOnly;
  return (
    <Field
      component="Upload"
      className={className}
      classNames={classNames}
      label={label}
      error={error}
      warning={warning}
      hint={hint}
      aside={aside}
      loading={loading}
      id={rest.id}
      required={required}
      group={readOnly}
    >
      {(control, labelId) => (
        <>
          {!readOnly && (
            <div
              {...part('box', styles.zone)}
              data-over={over && !full ? '' : undefined}
              data-closed={full ? '' : undefined}
              data-invalid={error ? '' : undefined}
              aria-disabled={disabled || undefined}
            >
              <span {...part('icon', styles.glyph)}>
                {loading ? <Spinner /> : <Icon drawing={icons.upload} size="lg" />}
              </span>
              <span className={styles.words}>
                <span {...part('words', styles.ask)}>
                  {full ? text('upload.full', { count: files.length }) : text(over ? 'upload.drop' : 'upload.add')}
                </span>
                {words.rule && (
                  <span id={ruleId} {...part('rule', styles.rule)}>
                    {words.rule}
                  </span>
                )}
              </span>
              <input
                title=""
                {...rest}
                {...control}
                {...drop}
                ref={both}
                type="file"
                {...part('control', styles.input)}
                accept={accept}
                multiple={multiple}
                disabled={disabled}
                // It never holds a file itself.
                required={required && files.length === 0}
                aria-disabled={full || undefined}
                aria-describedby={
                  [control['aria-describedby'], words.rule && ruleId].filter(Boolean).join(' ') || undefined
                }
                onClick={(event) => {
                  onClick?.(event);
                  if (full) event.preventDefault();
                }}
                onChange={(event) => {
                  add([...(event.target.files ?? [])]);
                  // The same file may be chosen again.
                  event.target.value = '';
                }}
              />
            </div>
          )}
          {readOnly && files.length === 0 && <span className={styles.none}>{MISSING}</span>}
          <FileList
            part={part}
            labelId={labelId}
            files={files}
            refused={refused}
            words={words}
            onRetry={locked ? undefined : onRetry}
            onRemove={locked ? undefined : onRemove}
            onDismiss={(gone) => setRefused(refused.filter((one) => one !== gone))}
            onEmptied={() => input.current?.focus()}
          />
        </>
      )}
    </Field>
  );
});
