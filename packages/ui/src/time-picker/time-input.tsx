import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  useState,
} from 'react';
import * as field from '../field/field.css.ts';
import { composes } from '../foundations/composing.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { isTime, readTime } from './clock.ts';
import * as styles from './time-picker.css.ts';

interface TimeInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  namePart: NamePart<'control'>;
  value: string;
  onChange: (value: string) => void;
  listId: string;
  times: readonly string[];
  /** the place in the open list, null while it is closed */
  at: number | null;
  onAt: (at: number | null) => void;
  /** opens the list at what was typed */
  onShow: (typed: string) => void;
}

/** Where a key leads in the open list. */
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** One typed time. It is read on leaving and Enter, and at once when it is whole; what cannot be read is told as it was typed. */
export const TimeInput = /* @__PURE__ */ forwardRef<HTMLInputElement, TimeInputProps>(function TimeInput(
  { namePart, value, onChange, listId, times, at, onAt, onShow, onBlur, onKeyDown, ...rest },
  ref,
) {
  const text = useText();
  const [typed, setTyped] = useState({ text: value, of: value });
  if (typed.of !== value) setTyped({ text: value, of: value });
  const open = at !== null;
  const tell = (next: string) => {
    setTyped({ text: next, of: value });
    if (next !== value) onChange(next);
  };
  const type = (event: FormEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value;
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (!composing && (isTime(next) || next === '')) tell(next);
    else setTyped({ text: next, of: value });
    if (open && readTime(next) !== undefined) onShow(next);
  };
  const read = () => tell(readTime(typed.text) ?? typed.text.trim());

  /** Whether the key was one of the open list. */
  const inList = (key: string, place: number): boolean => {
    const move = MOVES[key];
    if (move !== undefined) onAt(Math.min(times.length - 1, Math.max(0, place + move)));
    else if (key === 'Enter') {
      tell(times[place] ?? typed.text);
      onAt(null);
    } else if (key === 'Escape') onAt(null);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (rest.readOnly || composes(event.nativeEvent)) return;
    if (open) {
      if (!inList(event.key, at)) return;
      event.preventDefault();
      // One layer: a dialog around the field stays open.
      if (event.key === 'Escape') event.stopPropagation();
    } else if (event.key === 'Enter') read();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onShow(typed.text);
    }
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!rest.readOnly) read();
    onAt(null);
    onBlur?.(event);
  };
  return (
    <input
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
      placeholder={rest.readOnly ? undefined : text('time.pattern')}
      role="combobox"
      aria-haspopup="listbox"
      aria-autocomplete="none"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      aria-activedescendant={open ? `${listId}-${at}` : undefined}
      {...rest}
      ref={ref}
      type="text"
      {...namePart('control', `${field.control} ${styles.input}`)}
      value={typed.text}
      onChange={type}
      onBlur={leave}
      onKeyDown={press}
    />
  );
});
