import { grants as grantsEnglish } from '@lading/api-client/messages/en-US';
import { grants as grantsChinese } from '@lading/api-client/messages/zh-CN';
import { ACCOUNT_STATUS, BUS_TYPE, nameOf, WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { statusWords as english } from '@lading/validators/messages/en-US';
import { statusWords as chinese } from '@lading/validators/messages/zh-CN';
import { TEXTS, type TextId } from './catalogue.ts';
import { eachLanguage, inLanguage, intlOf, type Language } from './intl.ts';

export type { Language } from './intl.ts';
export type { TextId };
export type Values = Readonly<Record<string, string | number>>;

const STATUS = { 'zh-CN': chinese, 'en-US': english };
const GRANTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': grantsChinese,
  'en-US': grantsEnglish,
};
const INTL = eachLanguage((language) => intlOf(language, inLanguage(language, TEXTS)));
const NUMBERS = { webStatus: WEB_STATUS, accountStatus: ACCOUNT_STATUS, busType: BUS_TYPE, orderStatus: ORDER_STATUS };

/** The language a request asked for; Chinese unless it is some English. */
export const languageOf = (header: unknown): Language =>
  typeof header === 'string' && header.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN';

/** One sentence with its values filled in; an element in it stays as it is written, to be read as HTML. */
export const say = (language: Language, id: TextId, values: Values = {}): string =>
  INTL[language].formatMessage({ id }, values, { ignoreTag: true });

/** The same without any value, for searching in it. */
export const wordsOf = (language: Language, id: TextId): string =>
  TEXTS[id][language === 'zh-CN' ? 'zh' : 'en'].replace(/\{[^}]*\}/g, ' ');

/** The word of a status or of a kind of business; the number itself where it has none. */
export function sayNumbered(language: Language, family: keyof typeof NUMBERS, number: number): string {
  const words: Readonly<Record<string, string>> = STATUS[language];
  const name = nameOf<Readonly<Record<string, number>>>(NUMBERS[family], number);
  return words[`${family}.${name}`] ?? String(number);
}

/** What a code or a role is called; one that the house made, or a newer server knows, by its name. */
export function sayGrant(language: Language, name: string): string {
  const words = GRANTS[language];
  return (
    words[`roles.code.${name}`] ?? words[`roles.role.staff.${name}`] ?? words[`roles.role.customer.${name}`] ?? name
  );
}

const isText = (id: string): id is TextId => Object.hasOwn(TEXTS, id);

/** The word for something that a table names, which may be newer than the words: then its name. */
export const sayNamed = (
  language: Language,
  family: 'auditEvent' | 'auditFact' | 'auditSource' | 'auditValue',
  name: string,
) => (isText(`${family}.${name}`) ? say(language, `${family}.${name}` as TextId) : undefined);
