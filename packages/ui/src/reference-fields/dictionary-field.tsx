import { forwardRef } from 'react';
import { ComboboxOfOne, type ComboboxOfOneProps } from '../combobox/combobox-of-one.tsx';
import { idOfText, namedOption, optionsOf, type ReferenceEntry, type ReferenceList, textOfId } from './entries.ts';

export interface DictionaryFieldProps
  extends Omit<ComboboxOfOneProps, 'options' | 'known' | 'value' | 'onChange' | 'onSearch' | 'multiple' | 'component'> {
  /** the id of the entry, null for none */
  value: number | null;
  onChange: (value: number | null) => void;
  /** the entries of one dictionary */
  entries: ReferenceList<ReferenceEntry>;
  /** chosen entries that are no longer offered */
  known?: readonly ReferenceEntry[] | undefined;
}

const NONE: readonly never[] = [];
const optionOf = (entry: ReferenceEntry) => namedOption(entry);

/** An entry of one of the house's dictionaries, by its names. Its ref is the native input. */
export const DictionaryField = /* @__PURE__ */ forwardRef<HTMLInputElement, DictionaryFieldProps>(
  function DictionaryField({ value, onChange, entries, known = NONE, ...rest }, ref) {
    return (
      <ComboboxOfOne
        {...rest}
        ref={ref}
        component="DictionaryField"
        value={textOfId(value)}
        options={optionsOf(entries, optionOf)}
        known={known.map(optionOf)}
        onChange={(chosen) => onChange(idOfText(chosen))}
      />
    );
  },
);
