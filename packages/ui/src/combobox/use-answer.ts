import { useEffect } from 'react';
import type { Choice } from '../foundations/combobox.ts';
import type { ComboboxOption } from './option.ts';

/**
 * Highlights the first option a server found, once its answer is here: Enter takes what was asked for, and never what is left
 * from the question before.
 */
export function useAnswer(choice: Choice<ComboboxOption>, shown: readonly ComboboxOption[], answered: boolean): void {
  const { isOpen, setHighlightedIndex } = choice;
  const first = shown[0]?.id;
  useEffect(() => {
    if (answered && isOpen) setHighlightedIndex(first === undefined ? -1 : 0);
  }, [answered, isOpen, first, setHighlightedIndex]);
}
