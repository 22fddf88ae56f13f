import { forwardRef } from 'react';
import { ComboboxOfOne, type ComboboxOfOneProps } from '../combobox/combobox-of-one.tsx';
import type { ComboboxOption } from '../combobox/option.ts';
import { useLanguage } from '../i18n/provider.tsx';
import { entriesOf, entryName, idOfText, type ReferenceList, textOfId } from './entries.ts';

/** A warehouse: its code, and where it stands. */
export interface WarehouseEntry {
  id: number;
  code: string;
  state?: string | undefined;
  city?: string | undefined;
}

/** The warehouses of a country. */
export interface WarehouseCountry {
  countryId: number;
  nameCn: string;
  nameEn: string;
  list: readonly WarehouseEntry[];
}

export interface WarehouseFieldProps
  extends Omit<ComboboxOfOneProps, 'options' | 'known' | 'value' | 'onChange' | 'multiple' | 'component'> {
  /** the id of the warehouse, null for none */
  value: number | null;
  onChange: (value: number | null, warehouse: WarehouseEntry | undefined) => void;
  /** warehouses by country: all of them, or with `onSearch` what was found */
  countries: ReferenceList<WarehouseCountry>;
  /** chosen warehouses that no list here holds */
  known?: readonly WarehouseEntry[] | undefined;
}

const NONE: readonly never[] = [];
const optionOf = ({ id, code, city = '', state = '' }: WarehouseEntry): ComboboxOption => ({
  id: String(id),
  label: code,
  code: [city, state].filter(Boolean).join(', '),
});

/** A warehouse by its code, under the name of its country. Its ref is the native input. */
export const WarehouseField = /* @__PURE__ */ forwardRef<HTMLInputElement, WarehouseFieldProps>(function WarehouseField(
  { value, onChange, countries, known = NONE, ...rest },
  ref,
) {
  const language = useLanguage();
  const here = entriesOf(countries);
  const all = [...known, ...here.flatMap(({ list }) => list)];
  const offered = here.flatMap((country) =>
    country.list.map((one) => ({ ...optionOf(one), group: entryName(country, language) })),
  );
  const waits = 'status' in countries && countries.status !== 'ready' ? countries : undefined;
  return (
    <ComboboxOfOne
      {...rest}
      ref={ref}
      component="WarehouseField"
      value={textOfId(value)}
      options={waits ?? offered}
      known={all.map(optionOf)}
      onChange={(chosen) => {
        const id = idOfText(chosen);
        onChange(
          id,
          all.find((one) => one.id === id),
        );
      }}
    />
  );
});
