import { describe, expect, it } from 'vitest';
import { goods, marks } from './cargo.ts';
import type { Destination } from './issues/text.ts';
import { consignee, notify, shipper } from './party.ts';

const words = (text: string, destination: Destination, bill?: 'MBL' | 'HBL') =>
  (goods.all?.(text, { destination, ...(bill && { bill }) }) ?? []).map(({ code, params }) => {
    expect(code).toBe('goods.vague');
    return 'word' in params && params.word;
  });

const US = ['gift', 'daily necessities', 'accessories', 'parts', 'consolidated'];
const EU =
  `accessories, adapter, all kind of goods, apparel, articles, as ordered, as per attached invoice, auto parts, bags, battery, boxes,
cables, cartons, chemicals, clothes, clothing, commodity, component, consol, consolidated cargo, consumer, dangerous goods, decorations,
documents, electronics, electronic equipment, equipment, food, foodstuff, footwear, freight all kinds, fruit, garments, general cargo,
gift, gifts, goods, items, machinery, miscellaneous, parts, sample, shoes, stuff, textiles, tools, various goods, vegetables,
see invoice`.split(/,\s+/);

describe.each([
  ['US', US],
  ['EU', EU],
] as const)('the customs of the %s', (destination, list) => {
  it.each(list)('reject %s', (word) => {
    for (const text of [word, word.toUpperCase(), `- ${word}.`, `100 ${word}`, `1) ${word}\r\n`]) {
      expect(words(text, destination)).toEqual([text.match(/[a-z].*[a-z]/i)?.[0]]);
      expect(goods.is(text, { destination })).toBe(true);
    }
    expect(words(`PLASTIC ${word}`, destination)).toEqual([]);
    expect(words(`${word} OF STEEL`, destination)).toEqual([]);
    expect(goods.check(word)).toBeNull();
  });
});

it.each([
  ['PARTS AND ACCESSORIES', ['PARTS', 'ACCESSORIES']],
  ['GIFTS, PARTS & ACCESSORIES', ['GIFTS', 'PARTS', 'ACCESSORIES']],
  ['GIFT\nPARTS', ['GIFT', 'PARTS']],
  ['PARTS; RUBBER BANDS', []],
  ['LED LAMPS\nACCESSORIES', []],
  ['BRAND NEW PARTS', []],
])('%j says no more than %j', (text, said) => {
  expect(words(text, 'US')).toEqual(said);
});

it('points at the word and never blocks', () => {
  expect(goods.check('1. GIFTS ', { destination: 'EU' })).toEqual({
    code: 'goods.vague',
    severity: 'warning',
    params: { word: 'GIFTS', destination: 'EU' },
    index: 3,
    length: 5,
  });
});

it('lets a master bill be consolidated', () => {
  expect(words('CONSOLIDATED', 'US', 'MBL')).toEqual([]);
  expect(words('CONSOLIDATED CARGO', 'US', 'MBL')).toEqual([]);
  expect(words('CONSOLIDATED CARGO', 'US', 'HBL')).toEqual(['CONSOLIDATED CARGO']);
  expect(words('PARTS', 'US', 'MBL')).toEqual(['PARTS']);
});

it.each(['glass', 'steel', 'fish'])('has nothing to say of %s, which customs have taken off the list', (word) => {
  expect(words(word, 'EU')).toEqual([]);
});

it.each([shipper, consignee, notify])('a party of the EU has a name: %#', (rule) => {
  for (const word of ['Unknown', 'N/A', 'PRIVATE'])
    expect(rule.check(`${word}\nHAMBURG`, { destination: 'EU' })).toMatchObject({
      code: 'party.vague',
      severity: 'warning',
      params: { word, destination: 'EU' },
      index: 0,
    });
  expect(rule.check('PRIVATE BANK AG', { destination: 'EU' })).toBeNull();
  expect(rule.check('UNKNOWN', { destination: 'US' })).toBeNull();
  expect(rule.check('PARTS', { destination: 'EU' })).toBeNull();
});

it('leaves marks alone', () => {
  expect(marks.check('PARTS', { destination: 'EU' })).toBeNull();
});
