import type { Language } from '../messages/say.ts';
import { DICTIONARY, idOf } from './dictionary.ts';
import { PORTS } from './ports.ts';

type Row = Readonly<Record<string, unknown>>;

// What the pages show in the reader's language; the words that are printed on the bill stay as they are.
const READ = {
  shippingName: 'shipping',
  blMethodName: 'blMethod',
  settleMethodName: 'settleMethod',
  goodsTypeName: 'goodsType',
} as const;
const PLACES = ['placeReceipt', 'portStart', 'portEnd', 'placeDelivery'] as const;

const chineseOf = (dictionary: (typeof READ)[keyof typeof READ], name: unknown): string | undefined =>
  DICTIONARY[dictionary]
    .find(({ id }) => id === idOf(dictionary, String(name ?? '')))
    ?.names.find((one) => /\p{Script=Han}/u.test(one));

/**
 * The names of a bill or a line of goods that its reader knows otherwise: carriers, release types and kinds of cargo in
 * Chinese, ports in either language where their printed text stands beside the name. What is unknown stays as typed.
 */
export function localNames(row: Row, language: Language): Record<string, string> {
  const names = Object.entries(READ).map(([field, dictionary]) => [
    field,
    language === 'zh-CN' ? chineseOf(dictionary, row[field]) : undefined,
  ]);
  const ports = PLACES.map((place) => {
    const port = row[`${place}Desc`] ? PORTS.get(String(row[`${place}Code`])) : undefined;
    return [`${place}Name`, language === 'zh-CN' ? port?.nameCn : port?.nameEn];
  });
  return Object.fromEntries([...names, ...ports].filter(([, name]) => name !== undefined));
}
