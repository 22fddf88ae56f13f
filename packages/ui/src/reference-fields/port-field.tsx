import { forwardRef, useState } from 'react';
import { ComboboxOfOne, type ComboboxOfOneProps } from '../combobox/combobox-of-one.tsx';
import type { ComboboxOption } from '../combobox/option.ts';
import { useLanguage, useText } from '../i18n/provider.tsx';
import {
  entriesOf,
  entryName,
  idOfText,
  namedOption,
  optionsOf,
  type ReferenceEntry,
  type ReferenceList,
  textOfId,
} from './entries.ts';

/** A port as the base data has it. */
export interface PortEntry extends ReferenceEntry {
  portCode: string;
}

/** The ports of a trade lane. */
export interface PortGroup {
  nameCn: string;
  nameEn: string;
  list: readonly PortEntry[];
}

export interface PortFieldProps
  extends Omit<ComboboxOfOneProps, 'options' | 'known' | 'value' | 'onChange' | 'onSearch' | 'multiple' | 'component'> {
  /** the id of the port, null for none */
  value: number | null;
  onChange: (value: number | null, port: PortEntry | undefined) => void;
  /** what the last search found */
  found: ReferenceList<PortEntry>;
  /** asks for ports by code, either name or pinyin; never with an empty text */
  onSearch: (query: string) => void;
  /** those chosen lately, offered first while nothing is typed */
  recents?: readonly PortEntry[] | undefined;
  /** those asked for most, offered next */
  hot?: readonly PortEntry[] | undefined;
  /** the others that matter, by trade lane */
  groups?: readonly PortGroup[] | undefined;
  /** chosen ports that no list here holds */
  known?: readonly PortEntry[] | undefined;
}

const NONE: readonly never[] = [];
const optionOf = (port: PortEntry): ComboboxOption => namedOption(port, port.portCode);

/** A port or an airport, found by code, name or pinyin; before that the recent, the popular and those of each lane are offered. Its ref is the native input. */
export const PortField = /* @__PURE__ */ forwardRef<HTMLInputElement, PortFieldProps>(function PortField(
  { value, onChange, found, onSearch, recents = NONE, hot = NONE, groups = NONE, known = NONE, ...rest },
  ref,
) {
  const text = useText();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const sections = [
    { name: text('reference.recent'), list: recents },
    { name: text('reference.hot'), list: hot },
    ...groups.map((group) => ({ name: entryName(group, language), list: group.list })),
  ];
  const there = new Set<number>();
  // Each once, where it is offered first.
  const offered = sections.flatMap(({ name, list }) =>
    list.flatMap((port) => {
      if (there.has(port.id)) return [];
      there.add(port.id);
      return [{ ...optionOf(port), group: name }];
    }),
  );
  const all = [...known, ...entriesOf(found), ...sections.flatMap(({ list }) => list)];
  return (
    <ComboboxOfOne
      {...rest}
      ref={ref}
      component="PortField"
      value={textOfId(value)}
      options={query === '' ? offered : optionsOf(found, optionOf)}
      known={all.map(optionOf)}
      onSearch={(typed) => {
        setQuery(typed);
        if (typed !== '') onSearch(typed);
      }}
      onChange={(chosen) => {
        const id = idOfText(chosen);
        onChange(
          id,
          all.find((port) => port.id === id),
        );
      }}
    />
  );
});
