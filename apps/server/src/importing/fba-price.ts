import { FBA_PRICE_STATUS } from '@lading/api-client/contract';
import type { Db } from '../database/open.ts';
import { fbaPrices } from '../database/schema.ts';
import { nameIn, oneOf, plain, textOf, wholeNumber, yesNo } from './cells.ts';
import { amountIn, dayIn, measureIn } from './decimals.ts';
import {
  BREAKS,
  COMPARE,
  DIVISORS,
  each,
  kgColumn,
  type Lists,
  lists,
  MODES,
  ORIGINS,
  placeKey,
  priceIn,
  type Row,
  zipsIn,
} from './fba-price-cells.ts';
import { defineKind, type Read } from './kind.ts';

/** Rows of one statement. */
const BATCH = 200;

const days = (cell: string): Read<number> => {
  const said = wholeNumber(cell);
  if (!('value' in said)) return said;
  return said.value !== null && said.value >= 1 && said.value <= 199 ? { value: said.value } : { code: 'number' };
};
const weekday = (part: string): Read<number> => (/^[1-7]$/.test(part) ? { value: Number(part) } : { code: 'form' });
const needed = <Value>(said: Read<Value[]>): Read<Value[]> =>
  'value' in said && said.value.length === 0 ? { code: 'required' } : said;

async function write(tx: Db, rows: readonly Row[]): Promise<void> {
  const values = rows.map(({ country, sites, zips, perCbm, ...row }) => {
    const { kg12: _1, kg21: _2, kg45: _3, kg71: _4, kg100: _5, kg300: _6, kg500: _7, kg1000: _8, ...rest } = row;
    const breaks = BREAKS.flatMap((fromKg) => {
      const price = row[`kg${fromKg}`];
      return price === null ? [] : [{ fromKg, price }];
    });
    const place = { countryId: country.id, warehouseIds: sites, zipPrefixes: zips };
    return { ...rest, ...place, breaks, pricePerCbm: perCbm, status: FBA_PRICE_STATUS.draft, editedAt: new Date() };
  });
  for (let from = 0; from < values.length; from += BATCH)
    await tx.insert(fbaPrices).values(values.slice(from, from + BATCH));
}

/** Prices to FBA sites: what is good is a draft at once, and is put on sale by a person. */
export const fbaPrice = defineKind<Row, Lists>({
  name: 'fbaPrice',
  code: 'fba:edit',
  mode: 'good',
  lists,
  keyOf: ({ channelName, country, zips, sites, origins }) =>
    `${placeKey(channelName, country.id, zips)}|${[...sites].sort().join(' ')}|${[...origins].sort().join(' ')}`,
  keyColumn: 'channelName',
  write,
  columns: {
    channelName: {
      head: { 'zh-CN': '渠道名称', 'en-US': 'Channel' },
      required: true,
      example: '普船海卡',
      read: textOf(40),
    },
    channelNameEn: {
      head: { 'zh-CN': '渠道英文名', 'en-US': 'Channel in English' },
      example: 'Standard sea-truck',
      read: textOf(60),
    },
    carrier: { head: { 'zh-CN': '承运人', 'en-US': 'Carrier' }, example: 'COSCO', read: textOf(40) },
    serviceCode: { head: { 'zh-CN': '航线代码', 'en-US': 'Service' }, example: 'AAC2', read: textOf(20) },
    mode: {
      head: { 'zh-CN': '运输类型', 'en-US': 'Transport' },
      required: true,
      example: '海卡',
      choices: (_lists, language) => MODES.map((choice) => nameIn(language, choice)),
      read: (cell) => oneOf(cell, MODES),
    },
    origins: {
      head: { 'zh-CN': '交货仓', 'en-US': 'Drop-off' },
      required: true,
      example: '深圳 义乌',
      read: (cell) => needed(each(cell, (part) => oneOf(part, ORIGINS))),
    },
    country: {
      head: { 'zh-CN': '国家/地区', 'en-US': 'Country' },
      required: true,
      example: 'US',
      choices: ({ countries }, language) => countries.map((one) => nameIn(language, one)),
      read: (cell, { countries }) => oneOf(cell, countries),
    },
    sites: {
      head: { 'zh-CN': '目的仓', 'en-US': 'Sites' },
      example: '',
      read: (cell, { sites }) =>
        each<number>(cell, (part) => {
          const id = sites.get(part.toUpperCase());
          return id === undefined ? { code: 'notListed' } : { value: id };
        }),
    },
    zips: { head: { 'zh-CN': '邮编开头', 'en-US': 'Zip begins' }, example: '8 9', read: zipsIn },
    kg12: kgColumn(12),
    kg21: kgColumn(21),
    kg45: kgColumn(45),
    kg71: kgColumn(71),
    kg100: kgColumn(100),
    kg300: kgColumn(300),
    kg500: kgColumn(500),
    kg1000: {
      ...kgColumn(1000),
      read: (cell, known, cells) =>
        // A price list without any price is none.
        plain(cell) === '' && BREAKS.every((kg) => plain(cells[`kg${kg}`] ?? '') === '')
          ? { code: 'required' }
          : priceIn(1000, cell, known, cells),
    },
    perCbm: { head: { 'zh-CN': '每方价格', 'en-US': 'Per CBM' }, example: '', read: amountIn },
    divisor: {
      head: { 'zh-CN': '抛重比', 'en-US': 'Divisor' },
      example: '6000',
      choices: (_lists, language) => DIVISORS.map((choice) => nameIn(language, choice)),
      read: (cell) => oneOf<6000 | 5000 | 0>(cell, DIVISORS, 6000),
    },
    compareBy: {
      head: { 'zh-CN': '计泡方式', 'en-US': 'Compare by' },
      example: '整票',
      choices: (_lists, language) => COMPARE.map((choice) => nameIn(language, choice)),
      read: (cell) => oneOf<'shipment' | 'carton'>(cell, COMPARE, 'shipment'),
    },
    cartonMin: { head: { 'zh-CN': '单箱最低KG', 'en-US': 'Carton at least, kg' }, example: '12', read: measureIn },
    shipmentMin: { head: { 'zh-CN': '起运KG', 'en-US': 'Shipment at least, kg' }, example: '100', read: measureIn },
    transitMin: {
      head: { 'zh-CN': '最短时效（天）', 'en-US': 'Days at least' },
      required: true,
      example: '30',
      read: days,
    },
    transitMax: {
      head: { 'zh-CN': '最长时效（天）', 'en-US': 'Days at most' },
      required: true,
      example: '35',
      read: (cell, _lists, { transitMin = '' }) => {
        const said = days(cell);
        const least = days(transitMin);
        if ('value' in said && 'value' in least && said.value < least.value)
          return { code: 'number', suggestion: `${least.value}` };
        return said;
      },
    },
    sailDays: {
      head: { 'zh-CN': '开船日（周几，1–7）', 'en-US': 'Sails on (1–7)' },
      required: true,
      example: '2',
      read: (cell) => needed(each(cell, weekday)),
    },
    taxIncluded: { head: { 'zh-CN': '包税', 'en-US': 'Duty paid' }, example: 'Yes', ...yesNo(true) },
    validFrom: {
      head: { 'zh-CN': '生效日', 'en-US': 'Valid from' },
      required: true,
      example: '2026-11-20',
      read: dayIn,
    },
    validTo: {
      head: { 'zh-CN': '失效日', 'en-US': 'Valid to' },
      required: true,
      example: '2026-12-31',
      read: (cell, _lists, { validFrom = '' }) => {
        const [said, from] = [dayIn(cell), dayIn(validFrom)];
        return 'value' in said && 'value' in from && said.value < from.value ? { code: 'day' } : said;
      },
    },
  },
});
