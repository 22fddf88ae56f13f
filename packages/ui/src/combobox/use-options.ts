import { useMemo, useState } from 'react';
import { type ComboboxOption, matching } from './option.ts';

/** The list, or what has become of asking for it. While a new one is on its way the one before stays. */
export type ComboboxOptions =
  | readonly ComboboxOption[]
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; retry(): void }
  | { readonly status: 'ready'; readonly data: readonly ComboboxOption[] };

/** More rows than anybody reads; each costs time when the list opens. */
const LIMIT = 100;
const NONE: readonly ComboboxOption[] = [];

const isList = (options: ComboboxOptions): options is readonly ComboboxOption[] => Array.isArray(options);

export interface Offer {
  /** every option that is here */
  all: readonly ComboboxOption[];
  /** those in the list */
  shown: ComboboxOption[];
  /** whether they stand under the headings of their groups */
  grouped: boolean;
  /** how many more match */
  rest: number;
  loading: boolean;
  failure: { readonly message: string; retry(): void } | undefined;
}

/**
 * What a combobox offers.
 * @param query what was typed; empty when a server has searched already
 */
export function useOptions(options: ComboboxOptions, query: string): Offer {
  const given = isList(options) ? options : options.status === 'ready' ? options.data : undefined;
  const [kept, setKept] = useState(given ?? NONE);
  if (given && given !== kept) setKept(given);
  const all = given ?? kept;
  const found = useMemo(() => matching(all, query), [all, query]);
  const status = isList(options) ? 'ready' : options.status;
  const failure = isList(options) || options.status !== 'error' ? undefined : options;
  return {
    all,
    shown: failure ? [] : found.slice(0, LIMIT),
    grouped: query === '',
    rest: failure ? 0 : Math.max(0, found.length - LIMIT),
    loading: status === 'loading',
    failure,
  };
}
