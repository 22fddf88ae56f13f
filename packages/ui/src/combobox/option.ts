import type { Language } from '../i18n/provider.tsx';

/** One entry of a list: `nameCn` stands left, `nameEn` right, the code at the end; all three are searched. */
export interface ComboboxOption {
  id: string;
  nameCn: string;
  nameEn?: string | undefined;
  /** a code of the trade, such as a UN/LOCODE */
  code?: string | undefined;
  disabled?: boolean | undefined;
}

/** The name an option has in the input and in a tag. */
export const nameIn = ({ nameCn, nameEn }: ComboboxOption, language: Language): string =>
  language === 'zh-CN' ? nameCn : (nameEn ?? nameCn);

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
  const made = { names: [plain(option.nameCn), plain(option.nameEn ?? '')], code: plain(option.code ?? '') };
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
