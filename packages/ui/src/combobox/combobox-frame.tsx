import {
  type ComponentPropsWithoutRef,
  type CompositionEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import { Field, type FieldPart, type FieldProps } from '../field/field.tsx';
import { type Choice, keepFromLibrary } from '../foundations/combobox.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './combobox.css.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './option.ts';
import type { ComboboxOptions, Offer } from './use-options.ts';

/** What of it has a name of its own. */
export type ComboboxPart =
  | FieldPart
  | 'box'
  | 'icon'
  | 'tag'
  | 'control'
  | 'toggle'
  | 'list'
  | 'group'
  | 'option'
  | 'name'
  | 'second'
  | 'code'
  | 'line';

/** What a choice of one and a choice of several take alike. */
export interface ComboboxFieldProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest' | 'classNames'>,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'list' | 'size'
    > {
  /** classes by part: those of every field, `box`, in it `icon`, each `tag`, `control` and `toggle`, `list` under it, in it the heading of each `group` and each `option` with `name`, `second` and `code`, `line` what is said instead */
  classNames?: PartClasses<ComboboxPart> | undefined;
  options: ComboboxOptions;
  /** asks a server: trimmed, after a pause, never a half composed word; with an empty text when the list opens */
  onSearch?: ((query: string) => void) | undefined;
  /** options of chosen ids that `options` may not hold */
  known?: readonly ComboboxOption[] | undefined;
  icon?: IconDrawing | undefined;
  /** name of the component that is built from this one */
  component?: string | undefined;
}

interface FrameProps extends Omit<ComboboxFieldProps, 'options' | 'onSearch' | 'known'> {
  id: string;
  inputRef: Ref<HTMLInputElement>;
  choice: Choice<ComboboxOption>;
  offer: Offer;
  /** an answer is on its way */
  waits: boolean;
  values: readonly string[];
  many?: boolean;
  tags?: ReactNode;
  isChosen: (option: ComboboxOption) => boolean;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onTake?: ((event: MouseEvent, option: ComboboxOption) => void) | undefined;
  onPointer?: (() => void) | undefined;
  composition: {
    onCompositionStart(): void;
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
  };
}

/** Label, box, list and messages of a combobox. */
export function ComboboxFrame({
  label,
  error,
  warning,
  hint,
  aside,
  loading = false,
  className,
  classNames,
  component = 'Combobox',
  icon,
  name,
  inputRef,
  choice,
  offer,
  waits,
  values,
  many = false,
  tags,
  isChosen,
  onType,
  onKey,
  onTake,
  onPointer,
  composition,
  ...rest
}: FrameProps) {
  const part = partsOf(classNames);
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { shown, rest: more, failure } = offer;
  const still = Boolean(rest.disabled || rest.readOnly);
  const open = choice.isOpen && !still;

  function status(): string {
    if (!open) return '';
    if (failure) return text('combobox.failed', { message: failure.message });
    if (waits) return text('loading');
    return shown.length === 0 ? text('combobox.empty') : text('combobox.count', { count: shown.length + more });
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (still) keepFromLibrary(event);
    else if (event.key === 'Enter' && open && failure) {
      event.preventDefault();
      keepFromLibrary(event);
      failure.retry();
    } else onKey(event);
  };
  const click = (event: MouseEvent<HTMLInputElement>) => {
    rest.onClick?.(event);
    if (still) keepFromLibrary(event);
    // The next word replaces the name of the chosen one, whose beginning stays in sight.
    else if (!open) event.currentTarget.setSelectionRange(0, event.currentTarget.value.length, 'backward');
  };
  const placeholder = rest.readOnly || tags ? undefined : (rest.placeholder ?? text('field.select'));
  return (
    <Field
      component={component}
      className={className}
      classNames={classNames}
      label={label}
      error={error}
      warning={warning}
      hint={hint}
      aside={aside}
      loading={loading}
      id={rest.id}
      required={rest.required}
    >
      {(control) => (
        <>
          <div
            ref={box}
            {...part('box', `${field.box} ${styles.box}`)}
            data-invalid={error ? '' : undefined}
            data-many={many ? '' : undefined}
            data-still={still ? '' : undefined}
          >
            {icon && <Icon {...part('icon')} drawing={icon} />}
            {tags}
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              {...choice.getInputProps({
                ...rest,
                ...composition,
                ...control,
                ref: inputRef,
                placeholder,
                'aria-busy': loading || (open && waits) || undefined,
                onKeyDown: press,
                onClick: click,
                onChange: (event) => onType(event.currentTarget.value),
                // The library names the highlighted one even when the list has none, and none by an empty name.
                ...(!(choice.highlightedIndex in shown) && { 'aria-activedescendant': undefined }),
              })}
              type="text"
              {...part('control', `${field.control} ${styles.input}`)}
            />
            {(loading || (open && waits)) && <Spinner />}
            {!rest.readOnly && (
              <button
                type="button"
                {...choice.getToggleButtonProps({ disabled: rest.disabled })}
                {...part('toggle', styles.toggle)}
                aria-label={text(open ? 'combobox.close' : 'combobox.open')}
              >
                <Icon drawing={open ? icons.chevronUp : icons.chevronDown} size="sm" />
              </button>
            )}
            {name !== undefined &&
              values.map((value) => (
                <input key={value} type="hidden" name={name} value={value} disabled={rest.disabled} />
              ))}
            <VisuallyHidden live>{status()}</VisuallyHidden>
          </div>
          <ComboboxList
            part={part}
            open={open}
            box={box}
            choice={choice}
            offer={offer}
            waits={waits}
            many={many}
            isChosen={isChosen}
            onTake={onTake}
            onPointer={onPointer}
          />
        </>
      )}
    </Field>
  );
}
