import { describe, expect, it } from 'vitest';
import { type Changes, master } from '../../testing/bills.ts';
import type { BillRecord, ContainerRow, GoodsRow } from '../types.ts';
import { compareBills } from './compare-bills.ts';
import { INSTRUCTION_DRAFT } from './policy.ts';
import type { FieldComparison } from './result.ts';

const brief = ({ path, class: found, kind, row }: FieldComparison): string =>
  [path, found, kind ?? row].filter(Boolean).join(' ');
const between = (left: BillRecord, right: BillRecord): FieldComparison[] =>
  compareBills(left, right, INSTRUCTION_DRAFT).fields.filter((field) => field.class !== 'same');
const found = (right: Changes, left: Changes = {}) => between(master(left), master(right)).map(brief);
const notesAt = (path: string, right: BillRecord, left = master()) =>
  compareBills(left, right, INSTRUCTION_DRAFT).fields.find((field) => field.path === path)?.notes;

const withBoxes = (containers: readonly ContainerRow[]): BillRecord => ({ ...master(), containers });
const [first, second, third] = master().containers as [ContainerRow, ContainerRow, ContainerRow];
const withGoods = (rows: GoodsRow[]): BillRecord => ({ ...master(), goods: { ...master().goods, rows } });
const lines = master().goods.rows as [GoodsRow, GoodsRow, GoodsRow];

describe('container cells', () => {
  it.each<[Partial<ContainerRow>, string]>([
    [{ ctnTypeName: '45G1', ctnType: 99 }, 'ctnTypeName cosmetic alias'],
    [{ ctnTypeName: '40HC' }, 'ctnTypeName cosmetic alias'],
    [{ ctnTypeName: '40GP' }, 'ctnTypeName blocking'],
    [{ ctnNo: 'CBHU 320273-2' }, 'ctnNo cosmetic format'],
    [{ ctnNo: 'cbhu3202732' }, 'ctnNo cosmetic case'],
    [{ sealNo: 'cn4471203' }, 'sealNo cosmetic case'],
    [{ sealNo: 'CN-4471203' }, 'sealNo cosmetic format'],
    [{ sealNo: 'CN4471209' }, 'sealNo blocking'],
    [{ sealNo: 'CN4471203 / CN1' }, 'sealNo blocking'],
    [{ sealNo: 'CN4471203/CN4471203' }, 'sealNo blocking'],
    [{ packageTypeName: 'CTNS' }, 'packageTypeName cosmetic alias'],
    [{ packageTypeName: 'CT', packageType: 9 }, 'packageTypeName cosmetic alias'],
    [{ packageTypeName: 'CARTON(S)' }, 'packageTypeName cosmetic punct'],
    [{ packageTypeName: 'PALLETS' }, 'packageTypeName material'],
    [{ number: 561 }, 'number blocking'],
    [{ weight: '5,420.500' }, 'weight cosmetic format'],
    [{ weight: '5420.501' }, 'weight blocking'],
    [{ volume: '62.480' }, 'volume cosmetic format'],
  ])('%j is %s', (cells, expected) => {
    const [cell = ''] = expected.split(' ');
    expect(found({ containers: { 0: cells } })).toEqual([`containers[CBHU3202732].${expected}`]);
    expect(found({}, { containers: { 0: cells } }).map((one) => one.replace(/\[.*?\]/, '[]'))).toEqual([
      `containers[].${expected}`,
    ]);
    expect(cell in first).toBe(true);
  });

  it('takes several seals in any order for the same', () => {
    expect(found({ containers: { 0: { sealNo: 'B2 / A1' } } }, { containers: { 0: { sealNo: 'A1,B2' } } })).toEqual([
      'containers[CBHU3202732].sealNo cosmetic format',
    ]);
  });
});

describe('which containers belong together', () => {
  const numbers = (left: readonly ContainerRow[], right: readonly ContainerRow[]) =>
    between(withBoxes(left), withBoxes(right)).map(brief);

  it.each([
    ['one wrong character', 'CSQU3054384'],
    ['two swapped characters', 'CSQU3054833'],
    ['a letter for a digit', 'CSQU3O54383'],
    ['one character too few', 'CSQU305438'],
    ['one too many', 'CSQU30543833'],
    ['another number under the same seal', 'TEXU3070079'],
    ['a placeholder', 'XXXX0000000'],
    ['no number yet', ''],
  ])('a container renamed by %s is one row', (_, ctnNo) => {
    const renamed = [{ ...third, ctnNo }, first, second];
    expect(numbers([first, second, third], renamed)).toEqual(['containers[CSQU3054383].ctnNo blocking']);
    expect(numbers(renamed, [first, second, third])).toHaveLength(1);
  });

  it('a near number with other contents is another container', () => {
    const other = { ...third, ctnNo: 'CSQU3054384', weight: '1873.6' };
    expect(numbers([first, third], [first, other])).toEqual([
      'containers[CSQU3054383] blocking missing',
      'containers[CSQU3054384] blocking extra',
    ]);
  });

  it('a far number without a seal is another container, a placeholder for it is not', () => {
    const bare = { ...third, sealNo: '' };
    expect(numbers([bare], [{ ...bare, ctnNo: 'TEXU3070079' }])).toHaveLength(2);
    expect(numbers([{ ...bare, ctnNo: 'XXXX0000001' }], [bare])).toEqual(['containers[XXXX0000001].ctnNo blocking']);
    const [one, two] = [
      { ...bare, ctnNo: '' },
      { ...bare, ctnNo: 'XXXX0000000' },
    ];
    expect(numbers([one, first], [first, two])).toHaveLength(1);
  });

  it('of several near numbers the nearest is taken', () => {
    const [a, b] = [
      { ...third, ctnNo: 'CSQU3054300' },
      { ...third, ctnNo: 'CSQU3054333' },
    ];
    const pairs = compareBills(withBoxes([third]), withBoxes([a, b]), INSTRUCTION_DRAFT).rows.containers;
    expect(pairs[0]).toEqual({ key: 'CSQU3054383', left: 0, right: 1 });
    expect(pairs[1]).toEqual({ key: 'CSQU3054300', left: null, right: 0 });
  });

  it('rows of one container are told apart by what they hold, in any order', () => {
    const [one, two] = [
      { ...first, number: 1 },
      { ...first, number: 2 },
    ];
    const { fields, rows, counts } = compareBills(withBoxes([one, two]), withBoxes([two, one]), INSTRUCTION_DRAFT);
    expect(counts).toMatchObject({ cosmetic: 0, material: 0, blocking: 0 });
    expect(rows.containers.map(({ key }) => key)).toEqual(['CBHU3202732', 'CBHU3202732#2']);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
    expect(numbers([two], [one, two])).toEqual(['containers[+CBHU3202732] blocking extra']);
  });

  it('rows without a number are taken in order', () => {
    const [one, two] = [
      { ...first, ctnNo: '', number: 1 },
      { ...first, ctnNo: '', number: 2 },
    ];
    expect(numbers([one], [two])).toEqual(['containers[#1].number blocking']);
  });
});

describe('findings about containers', () => {
  it('a check digit that does not hold, on the side that has it', () => {
    const wrong = master({ containers: { 2: { ctnNo: 'CSQU3054384' } } });
    const path = 'containers[CSQU3054383].ctnNo';
    const note = (side: string) => [{ code: 'container.checkDigit', params: { side, expected: 3, actual: 4 } }];
    expect(notesAt(path, wrong)).toEqual(note('right'));
    expect(notesAt('containers[CSQU3054384].ctnNo', master(), wrong)).toEqual(note('left'));
    expect(notesAt('containers[CSQU3054384].ctnNo', wrong, wrong)).toEqual(note('both'));
    expect(compareBills(wrong, wrong, INSTRUCTION_DRAFT).counts.blocking).toBe(0);
  });

  it('placeholders, repeated numbers, repeated seals', () => {
    const right = withBoxes([{ ...first, ctnNo: 'XXXX0000000' }, second, { ...second, sealNo: first.sealNo }]);
    expect(notesAt('containers[CBHU3202732].ctnNo', right)).toEqual([
      { code: 'container.placeholder', params: { side: 'right' } },
    ]);
    expect(notesAt('containers[TCNU7200794].ctnNo', right)).toEqual([
      { code: 'container.repeated', params: { side: 'right', rows: 2 } },
    ]);
    expect(notesAt('containers[CBHU3202732].sealNo', right)).toEqual([
      { code: 'seal.repeated', params: { side: 'right', seal: 'CN4471203', container: 'TCNU7200794' } },
    ]);
    expect(notesAt('containers[CBHU3202732].sealNo', right, right as ReturnType<typeof master>)).toBeUndefined();
  });
});

describe('cargo', () => {
  it.each<[Partial<GoodsRow>, Partial<GoodsRow>, string]>([
    [{}, { goods: 'BAMBOO\nKITCHEN  SHELF' }, 'goods cosmetic wrap'],
    [{}, { goods: 'BAMBOO KITCHEN SHELVES' }, 'goods material'],
    [{ marks: '' }, { marks: 'N/M' }, 'marks cosmetic alias'],
    [{ marks: 'NO MARKS' }, { marks: 'n/m' }, 'marks cosmetic alias'],
    [{ marks: 'N/M' }, { marks: 'HAOYU' }, 'marks material'],
    [{}, { hsCode: '9403.82' }, 'hsCode cosmetic format'],
    [{}, { hsCode: '\uff19\uff14\uff10\uff13\uff18\uff12' }, 'hsCode cosmetic format'],
    [{}, { hsCode: '940383' }, 'hsCode blocking'],
    [{}, { hsCode: '' }, 'hsCode blocking'],
    [{ hsCode: '940382, 850760' }, { hsCode: '850760/940382' }, 'hsCode cosmetic format'],
    [{ hsCode: '940382 850760' }, { hsCode: '85 07 60;940382' }, 'hsCode cosmetic format'],
    [{ hsCode: '940382,850760' }, { hsCode: '940382' }, 'hsCode blocking'],
    [{}, { packageTypeName: 'CARTONS' }, 'packageTypeName cosmetic alias'],
    [{}, { goodsType: 2, goodsTypeName: 'DANGEROUS GOODS' }, 'goodsTypeName material'],
    [{}, { goodsTypeName: '\u666e\u8d27' }, 'goodsTypeName cosmetic alias'],
  ])('%j → %j is %s', (left, right, expected) =>
    expect(found({ goods: { 0: right } }, { goods: { 0: left } })).toEqual([`goods[0].${expected}`]),
  );

  it('adds up to totals, within their tolerance', () => {
    expect(found({ goods: { 0: { number: 641 } } })).toEqual(['goods[0].number blocking', 'totals.number blocking']);
    expect(found({ goods: { 0: { weight: '6880.001' } } })).toEqual([
      'goods[0].weight blocking',
      'totals.weight cosmetic format',
    ]);
    expect(found({ goods: { 0: { weight: '6880.0011' } } })).toEqual([
      'goods[0].weight blocking',
      'totals.weight blocking',
    ]);
    expect(found({ goods: { 0: { volume: '84.2001' } } })).toContain('totals.volume cosmetic format');
    expect(found({ goods: { 0: { volume: '84.20011' } } })).toContain('totals.volume blocking');
  });

  it('says where the cargo of a side does not add up to its containers', () => {
    const right = master({ goods: { 0: { weight: '6881' } } });
    const note = (side: string) => [
      { code: 'totals.containers', params: { side, goods: '12401', containers: '12400' } },
    ];
    expect(notesAt('totals.weight', right)).toEqual(note('right'));
    expect(notesAt('totals.weight', right, right)).toEqual(note('both'));
    expect(notesAt('totals.weight', master())).toBeUndefined();
  });

  it('finds lines wherever they stand', () => {
    const [a, b, c] = lines;
    expect(between(master(), withGoods([c, a, b]))).toEqual([]);
    expect(between(withGoods([a, b, c]), withGoods([{ ...c, number: 221 }, a, b])).map(brief)).toEqual([
      'goods[2].number blocking',
      'totals.number blocking',
    ]);
  });

  it('names lines that are missing and too many', () => {
    const [a, b, c] = lines;
    expect(between(withGoods([a, b, c]), withGoods([c, a])).map(brief)).toContain('goods[1] blocking missing');
    const extra = between(withGoods([a, c]), withGoods([a, b, c])).find(({ row }) => row);
    expect(extra).toMatchObject({ path: 'goods[+1]', row: 'extra', right: b.goods, cells: { number: '420' } });
    expect(between(withGoods([]), withGoods([])).map(brief)).toEqual([]);
  });
});
