import { enUS } from './en-US.ts';
import { zhCN } from './zh-CN.ts';

export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextId = keyof typeof zhCN;
export type Values = Readonly<Record<string, string | number>>;

const CATALOGUE: Record<Language, Record<TextId, string>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** The language a request asked for; Chinese unless it is some English. */
export const languageOf = (header: unknown): Language =>
  typeof header === 'string' && header.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN';

/** One sentence with its values filled in. */
export function say(language: Language, id: TextId, values: Values = {}): string {
  return CATALOGUE[language][id].replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** A numbered sentence such as the name of a status; the number itself where it has no name. */
export function sayNumbered(
  language: Language,
  family: 'webStatus' | 'accountStatus' | 'busType',
  number: number,
): string {
  const id = `${family}${number}`;
  return id in zhCN ? say(language, id as TextId) : String(number);
}
