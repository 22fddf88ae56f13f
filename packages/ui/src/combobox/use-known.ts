import { useState } from 'react';
import type { ComboboxOption } from './option.ts';

/**
 * The option of an id. Once chosen it is remembered: after another search the list may not hold it any more.
 * @param given options the owner knows although the list does not hold them
 */
export function useKnown(all: readonly ComboboxOption[], given: readonly ComboboxOption[]) {
  const [taken, setTaken] = useState<readonly ComboboxOption[]>([]);
  const byId = (id: string): ComboboxOption =>
    [all, given, taken].flatMap((some) => some.find((option) => option.id === id) ?? [])[0] ?? { id, label: id };
  const remember = (option: ComboboxOption) =>
    setTaken((before) => [...before.filter(({ id }) => id !== option.id), option]);
  return { byId, remember };
}
