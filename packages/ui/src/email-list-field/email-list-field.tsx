import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';
import { Spinner } from '../button/spinner.tsx';
import * as field from '../field/field.css.ts';
import type { FieldPart } from '../field/field.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Tag } from '../tag/tag.tsx';
import * as styles from './email-list-field.css.ts';
import { badPlaces, endsAddress, splitAddresses } from './split.ts';

/** What of it has a name of its own. */
export type EmailListFieldPart = FieldPart | 'box' | 'list' | 'item' | 'control';

export interface EmailListFieldProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'children' | 'value' | 'defaultValue' | 'onChange'> {
  /** classes by part: those of every field, `box`, in it `list`, each `item` and the `control` for the next */
  classNames?: PartClasses<EmailListFieldPart> | undefined;
  /** addresses with an English comma between them, as they are sent */
  value: string;
  onChange: (value: string) => void;
}

// The same address twice is one.
const split = (value: string): string[] => (value === '' ? [] : [...new Set(value.split(','))]);

/**
 * Several e-mail addresses, each a tag. A comma, a blank, a line end or leaving the field ends one; Chinese separators are taken as
 * commas, and it says so. Its ref is the input for the next address.
 */
export const EmailListField = /* @__PURE__ */ forwardRef<HTMLInputElement, EmailListFieldProps>(function EmailListField(
  {
    label,
    error,
    warning,
    hint,
    aside,
    loading,
    value,
    onChange,
    className,
    classNames,
    onBlur,
    onKeyDown,
    onPaste,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const listId = useId();
  const [own, both] = useBothRefs(ref);
  const [typed, setTyped] = useState('');
  const [opened] = useState(value);
  const [replaced, setReplaced] = useState(0);
  const addresses = split(value);
  const bad = badPlaces(addresses);
  const locked = Boolean(rest.disabled || rest.readOnly);
  const add = (given: string) => {
    const found = splitAddresses(given);
    setTyped('');
    if (found.replaced > 0) setReplaced(found.replaced);
    if (found.addresses.length > 0) onChange([...new Set([...addresses, ...found.addresses])].join(','));
  };
  const take = (place: number) => {
    onChange(addresses.filter((_, other) => other !== place).join(','));
    own.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes, Enter chooses a word of it.
    if (event.nativeEvent.isComposing || locked) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && addresses.length > 0) {
      // The last one comes back to be corrected instead of being lost.
      event.preventDefault();
      setTyped(addresses.at(-1) ?? '');
      onChange(addresses.slice(0, -1).join(','));
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData('text');
    if (locked || !endsAddress(pasted.trim())) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  };
  const first = bad[0];
  const own_error =
    first === undefined ? undefined : text('emails.bad', { place: first + 1, address: addresses[first] ?? '' });
  const note = replaced > 0 ? text('emails.replaced', { count: replaced }) : undefined;
  return (
    <Field
      component="EmailListField"
      className={className}
      classNames={classNames}
      label={label}
      warning={warning}
      aside={aside}
      loading={loading}
      error={error ?? own_error}
      hint={note ?? hint}
      id={rest.id}
      required={rest.required}
    >
      {(control) => (
        <div
          {...part('box', `${field.box} ${styles.box}`)}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          data-readonly={rest.readOnly ? '' : undefined}
        >
          <ul {...part('list', styles.list)} id={listId} aria-label={text('emails.list')}>
            {addresses.map((address, place) => (
              <li key={address} {...part('item', styles.item)}>
                <Tag
                  invalid={bad.includes(place)}
                  disabled={Boolean(rest.disabled)}
                  onRemove={rest.readOnly ? undefined : () => take(place)}
                >
                  {address}
                </Tag>
              </li>
            ))}
          </ul>
          <input
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            ref={both}
            type="text"
            {...part('control', `${field.control} ${styles.input}`)}
            value={typed}
            onChange={(event) => {
              const next = event.target.value;
              const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
              if (!composing && endsAddress(next)) add(next);
              else setTyped(next);
            }}
            onKeyDown={press}
            onPaste={paste}
            onBlur={(event) => {
              add(typed);
              onBlur?.(event);
            }}
          />
          {loading && <Spinner />}
          {/* Only a change is spoken, and how many there are takes long to say for the first time. */}
          <VisuallyHidden live>
            {value !== opened && addresses.length > 0 ? text('emails.count', { count: addresses.length }) : ''}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
});
