import { DICTIONARY, type DictionaryName, idOf } from './dictionary.ts';
import { PORTS } from './ports.ts';

type Row = Readonly<Record<string, unknown>>;

// Names on a bill or in one of its tables, and the dictionary each is from.
const NAMED: Readonly<Record<string, DictionaryName>> = {
  transportClauseName: 'transportClause',
  payMethodName: 'payMethod',
  blMethodName: 'blMethod',
  settleMethodName: 'settleMethod',
  shippingName: 'shipping',
  goodsTypeName: 'goodsType',
  packageTypeName: 'packageType',
  ctnTypeName: 'ctnType',
};
const PLACES = ['placeReceipt', 'portStart', 'portEnd', 'placeDelivery'] as const;

const isChinese = (name: unknown): name is string => typeof name === 'string' && /\p{Script=Han}/u.test(name);

function entryName(dictionary: DictionaryName, name: string): string | undefined {
  const id = idOf(dictionary, name);
  return DICTIONARY[dictionary].find((entry) => entry.id === id)?.names[0];
}

const portName = (name: string): string | undefined =>
  [...PORTS.values()].find(({ nameCn }) => nameCn === name.trim())?.nameEn;

/** Where the printed text stands beside it, the name is the port's own; else it is printed as it was typed. */
function placeName(row: Row, place: (typeof PLACES)[number]): string | undefined {
  const port = PORTS.get(String(row[`${place}Code`]));
  if (port && row[`${place}Desc`]) return port.nameEn;
  const name = row[`${place}Name`];
  return isChinese(name) ? (port?.nameEn ?? portName(name)) : undefined;
}

/**
 * The names of a bill or one of its rows that are to be said otherwise: a bill is in English, whoever writes or reads it. Chinese names
 * become what is printed for them; English ones, and what nobody knows, stay as typed.
 */
export function printedNames(row: Row): Record<string, string> {
  const names = Object.entries(NAMED).map(([field, dictionary]) => {
    const name = row[field];
    return [field, isChinese(name) ? entryName(dictionary, name) : undefined];
  });
  const payable = row['payPlaceName'];
  const places = PLACES.map((place) => [`${place}Name`, placeName(row, place)]);
  const all = [
    ...names,
    ...places,
    ['payPlaceName', isChinese(payable) ? portName(payable)?.toUpperCase() : undefined],
  ];
  return Object.fromEntries(all.filter(([, name]) => name !== undefined));
}
