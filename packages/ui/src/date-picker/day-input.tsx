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
import * as styles from './date-picker.css.ts';
import { isDay, readDay } from './read-day.ts';

interface DayInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  namePart: NamePart<'control'>;
  value: string;
  onChange: (value: string) => void;
  onOpen: () => void;
  expanded: boolean;
  calendarId: string;
}

/** One typed day. It is read on leaving and Enter, and at once when it is whole; what cannot be read is told as it was typed. */
export const DayInput = /* @__PURE__ */ forwardRef<HTMLInputElement, DayInputProps>(function DayInput(
  { namePart, value, onChange, onOpen, expanded, calendarId, onBlur, onKeyDown, ...rest },
  ref,
) {
  const text = useText();
  const [typed, setTyped] = useState({ text: value, of: value });
  if (typed.of !== value) setTyped({ text: value, of: value });
  const tell = (next: string) => {
    setTyped({ text: next, of: value });
    if (next !== value) onChange(next);
  };
  const type = (event: FormEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value;
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (!composing && (isDay(next) || next === '')) tell(next);
    else setTyped({ text: next, of: value });
  };
  const read = () => tell(readDay(typed.text) ?? typed.text.trim());
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (rest.readOnly || composes(event.nativeEvent)) return;
    if (event.key === 'Enter') read();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      read();
      onOpen();
    }
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!rest.readOnly) read();
    onBlur?.(event);
  };
  return (
    <input
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
      placeholder={rest.readOnly ? undefined : text('date.pattern')}
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={expanded}
      aria-controls={expanded ? calendarId : undefined}
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
