import type { ComboboxOption } from '../combobox/option.ts';
import type { ComboboxOptions } from '../combobox/use-options.ts';
import type { Language } from '../i18n/provider.tsx';

/** An entry of the base data: every list of it has these. */
export interface ReferenceEntry {
  id: number;
  nameCn: string;
  nameEn: string;
}

/** A list, or what has become of asking for it. */
export type ReferenceList<Entry> =
  | readonly Entry[]
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; retry(): void }
  | { readonly status: 'ready'; readonly data: readonly Entry[] };

const isList = <Entry>(list: ReferenceList<Entry>): list is readonly Entry[] => Array.isArray(list);

/** What is here of a list; nothing while it is on its way. */
export const entriesOf = <Entry>(list: ReferenceList<Entry>): readonly Entry[] =>
  isList(list) ? list : list.status === 'ready' ? list.data : [];

/** The same list as a combobox takes it. */
export function optionsOf<Entry>(
  list: ReferenceList<Entry>,
  toOption: (entry: Entry) => ComboboxOption,
): ComboboxOptions {
  const made = (entries: readonly Entry[]) => entries.map((entry) => toOption(entry));
  if (isList(list)) return made(list);
  return list.status === 'ready' ? { status: 'ready', data: made(list.data) } : list;
}

/** Its name in the language of the page, or the one that it has. */
export const entryName = ({ nameCn, nameEn }: Omit<ReferenceEntry, 'id'>, language: Language): string =>
  (language === 'zh-CN' ? nameCn || nameEn : nameEn || nameCn) || '';

/** An entry with both its names; with one where it has no other. */
export function namedOption({ id, nameCn, nameEn }: ReferenceEntry, code?: string): ComboboxOption {
  const option = { id: String(id), ...(code && { code }) };
  return nameCn === '' ? { ...option, label: nameEn } : { ...option, nameCn, nameEn };
}

export const textOfId = (id: number | null): string => (id === null ? '' : String(id));
export const idOfText = (text: string): number | null => (text === '' ? null : Number(text));
