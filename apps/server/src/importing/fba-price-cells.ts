import { FBA_MODE, FBA_ORIGINS, FBA_PRICE_STATUS, type FbaMode, type FbaOrigin } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { markedUpPrice } from '@lading/validators/freight';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { areas, fbaPrices, fbaWarehouses } from '../database/schema.ts';
import { type Choice, oneOf, plain } from './cells.ts';
import { amountIn } from './decimals.ts';
import type { Cells, Column, Read } from './kind.ts';

/** Kilograms from which the columns of prices count. */
export const BREAKS = [12, 21, 45, 71, 100, 300, 500, 1000] as const;
export type Kg = `kg${(typeof BREAKS)[number]}`;
/** More than this off the price on sale is looked at by a person. */
const JUMP = 30;

export interface Country {
  readonly id: number;
  readonly code: string;
}
export interface Row extends Readonly<Record<Kg, string | null>> {
  readonly channelName: string;
  readonly channelNameEn: string;
  readonly carrier: string;
  readonly serviceCode: string;
  readonly mode: FbaMode;
  readonly origins: FbaOrigin[];
  readonly country: Country;
  readonly sites: number[];
  readonly zips: string[];
  readonly perCbm: string | null;
  readonly divisor: 6000 | 5000 | 0;
  readonly compareBy: 'shipment' | 'carton';
  readonly cartonMin: string | null;
  readonly shipmentMin: string | null;
  readonly transitMin: number;
  readonly transitMax: number;
  readonly sailDays: number[];
  readonly taxIncluded: boolean;
  readonly validFrom: string;
  readonly validTo: string;
}
export interface Lists {
  readonly countries: readonly Choice<Country>[];
  readonly sites: ReadonlyMap<string, number>;
  /** of what is on sale: its breaks by channel, country and zone */
  readonly onSale: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

export const MODES: readonly Choice<FbaMode>[] = [
  { value: FBA_MODE.seaTruck, names: ['海卡', 'Sea-truck'] },
  { value: FBA_MODE.seaExpress, names: ['海派', 'Sea-parcel', 'Sea express'] },
  { value: FBA_MODE.fastExpress, names: ['快船', 'Fast vessel'] },
  { value: FBA_MODE.wholeContainer, names: ['整柜直送', 'Full container'] },
  { value: FBA_MODE.named, names: ['美森', 'Matson'] },
  { value: FBA_MODE.air, names: ['空派', 'Air'] },
];
const ORIGIN_NAMES: Readonly<Record<FbaOrigin, [string, string]>> = {
  shenzhen: ['深圳', 'Shenzhen'],
  guangzhou: ['广州', 'Guangzhou'],
  yiwu: ['义乌', 'Yiwu'],
  ningbo: ['宁波', 'Ningbo'],
  shanghai: ['上海', 'Shanghai'],
};
export const ORIGINS = FBA_ORIGINS.map((value): Choice<FbaOrigin> => ({ value, names: ORIGIN_NAMES[value] }));
export const COMPARE: readonly Choice<'shipment' | 'carton'>[] = [
  { value: 'shipment', names: ['整票', 'Shipment'] },
  { value: 'carton', names: ['逐箱', 'Carton'] },
];
export const DIVISORS: readonly Choice<6000 | 5000 | 0>[] = [
  { value: 6000, names: ['6000', '6000'] },
  { value: 5000, names: ['5000', '5000'] },
  { value: 0, names: ['0', '0'] },
];

const parts = (cell: string) =>
  plain(cell)
    .split(/[\s,;、，；/]+/)
    .filter((part) => part !== '');

/** Each of several words by one reader; the first that is wrong is what is wrong. */
export function each<Value>(cell: string, read: (part: string) => Read<Value>): Read<Value[]> {
  const values: Value[] = [];
  for (const part of parts(cell)) {
    const said = read(part);
    if (!('value' in said)) return said;
    values.push(said.value);
  }
  return { value: values };
}

export const zipsIn = (cell: string): Read<string[]> =>
  each<string>(cell, (part) => (/^[A-Z0-9]{1,6}$/i.test(part) ? { value: part.toUpperCase() } : { code: 'form' }));

export const placeKey = (channel: string, country: number | string, zips: readonly string[]) =>
  `${plain(channel)}|${country}|${[...zips].sort().join(' ')}`;

/** A price of a kilogram; one that is far from what is on sale is wrong until somebody has looked at it. */
export function priceIn(fromKg: number, cell: string, { countries, onSale }: Lists, cells: Cells): Read<string | null> {
  const said = amountIn(cell);
  if (!('value' in said) || said.value === null) return said;
  const country = oneOf(cells.country ?? '', countries);
  const zips = zipsIn(cells.zips ?? '');
  if (!('value' in country && 'value' in zips)) return said;
  const now = onSale.get(placeKey(cells.channelName ?? '', country.value.id, zips.value))?.get(fromKg);
  if (now === undefined) return said;
  const off = (percent: number) => markedUpPrice(now, 'OF', 'CNY', [{ code: 'OF', percent: `${percent}` }]);
  const far = compareDecimal(said.value, off(JUMP)) > 0 || compareDecimal(said.value, off(-JUMP)) < 0;
  return far ? { code: 'jump', values: { price: now, percent: JUMP } } : said;
}

export const kgColumn = (fromKg: number): Column<string | null, Lists> => ({
  head: { 'zh-CN': `${fromKg}KG+`, 'en-US': `${fromKg} kg+` },
  example: fromKg === 1000 ? '6.80' : '',
  read: (cell, lists, cells) => priceIn(fromKg, cell, lists, cells),
});

/** What the cells are read against. */
export async function lists(db: Db): Promise<Lists> {
  const countries = await db.select().from(areas).where(eq(areas.pid, 0)).orderBy(asc(areas.nameEn));
  const sites = await db
    .select({ id: fbaWarehouses.id, code: fbaWarehouses.code })
    .from(fbaWarehouses)
    .where(isNull(fbaWarehouses.removedAt));
  const live = await db
    .select()
    .from(fbaPrices)
    .where(and(isNull(fbaPrices.removedAt), eq(fbaPrices.status, FBA_PRICE_STATUS.onSale)));
  return {
    countries: countries.map(({ id, code, nameCn, nameEn }) => ({
      value: { id, code },
      names: [nameCn, nameEn, code],
    })),
    sites: new Map(sites.map(({ id, code }) => [code, id])),
    onSale: new Map(
      live.map((row) => [
        placeKey(row.channelName, row.countryId, row.zipPrefixes),
        new Map(row.breaks.map(({ fromKg, price }) => [fromKg, price])),
      ]),
    ),
  };
}
