import type { RecordIssue } from '@lading/validators/record';
import type { FocusEvent, RefCallback, SyntheticEvent } from 'react';
import { typeInto } from '../field/native-value.ts';

/** What is said under a field. */
interface Said {
  error: string | undefined;
  warning: string | undefined;
  /** only there when there is a repair, so that a box to tick does not get any */
  suggestions?: readonly string[];
  onSuggest?: (value: string) => void;
}

interface Named extends Said {
  id: string;
  name: string;
  label: string;
  required: boolean;
}

/** For a field with a native control. */
export interface RuleFieldProps extends Named {
  ref: RefCallback<Element>;
  onChange: (event: SyntheticEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onCompositionEnd: () => void;
}

/** For a field that gets its value and gives the next one. */
export interface RuleValueProps<Value> extends Named {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** What is wrong with one field, or doubtful, in words. */
export interface Finding {
  name: string;
  /** absent when it was no rule that found it */
  issue: RecordIssue | undefined;
  words: string;
}

/** The messages of a field: its error, else its warning, with the repairs of the one that is shown. */
export function saidOf(
  error: Finding | undefined,
  warning: Finding | undefined,
  onSuggest: (value: string) => void,
): Said {
  const { suggestions = [] } = (error ?? warning)?.issue ?? {};
  return {
    error: error?.words,
    warning: error ? undefined : warning?.words,
    ...(suggestions.length > 0 && { suggestions, onSuggest }),
  };
}

/** Puts a repair into a control as if it were typed, so that it can be undone; false when there is no such control. */
export function typeRepair(id: string, value: string): boolean {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return false;
  typeInto(control, value);
  return true;
}

/** True while an input method puts a word together. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;

/** True when the focus only moves on to another button of the same group. */
export const staysInGroup = ({ target, relatedTarget }: FocusEvent): boolean =>
  target instanceof HTMLInputElement &&
  relatedTarget instanceof HTMLInputElement &&
  target.type === 'radio' &&
  target.name === relatedTarget.name;
