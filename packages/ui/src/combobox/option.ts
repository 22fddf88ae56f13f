import type { Language } from '../i18n/provider.tsx';

interface Entry {
  id: string;
  /** a code of the trade, such as a UN/LOCODE; it stands at the end and is searched */
  code?: string | undefined;
  disabled?: boolean | undefined;
  /** the heading under which it stands while nothing is typed; those of a group follow each other */
  group?: string | undefined;
}

/** An entry of the reference data: `nameCn` stands left, `nameEn` right; both are searched, and the language of the page names it. */
export interface ReferenceOption extends Entry {
  nameCn: string;
  nameEn?: string | undefined;
  label?: undefined;
}

/** An entry with one name, in whatever language. */
export interface LabelOption extends Entry {
  label: string;
  nameCn?: undefined;
  nameEn?: undefined;
}

/** One entry of a list. */
export type ComboboxOption = ReferenceOption | LabelOption;

/** Its first name, which every entry has. */
export const firstName = (option: ComboboxOption): string => option.label ?? option.nameCn;

/** The name an option has in the input and in a tag. */
export const nameIn = (option: ComboboxOption, language: Language): string =>
  (language === 'zh-CN' ? undefined : option.nameEn) ?? firstName(option);

/** Case, width, blanks and the apostrophes an input method puts between syllables do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .toUpperCase();

interface Searched {
  names: string[];
  code: string;
}
const known = new WeakMap<ComboboxOption, Searched>();
function searched(option: ComboboxOption): Searched {
  const before = known.get(option);
  if (before) return before;
  const made = { names: [plain(firstName(option)), plain(option.nameEn ?? '')], code: plain(option.code ?? '') };
  known.set(option, made);
  return made;
}

/** 0 when a name or the code begins with what is asked for, 1 when a name holds it, 2 when nothing does. */
function rank(option: ComboboxOption, asked: string): 0 | 1 | 2 {
  const { names, code } = searched(option);
  if (code.startsWith(asked) || names.some((name) => name.startsWith(asked))) return 0;
  return names.some((name) => name.includes(asked)) ? 1 : 2;
}

/** The options that hold a text in either name or begin with it as a code; those that begin with it first. */
export function matching(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const asked = plain(text);
  if (asked === '') return [...options];
  const ranked = options.map((option) => rank(option, asked));
  return [0, 1].flatMap((wanted) => options.filter((_, place) => ranked[place] === wanted));
}
