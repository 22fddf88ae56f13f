import { describe, expect, it } from 'vitest';
import { house, master } from '../../testing/bills.ts';
import type { BillRecord, ContainerRow, GoodsRow } from '../types.ts';
import { compareBills } from './compare-bills.ts';
import { MASTER_HOUSES } from './policy.ts';
import type { FieldComparison } from './result.ts';

const [one, two, three] = master().goods.rows as [GoodsRow, GoodsRow, GoodsRow];
const [first, second, third] = master().containers as [ContainerRow, ContainerRow, ContainerRow];

// The second container holds cargo of both houses.
const part = (number: number, weight: string, volume: string) => ({ ...second, number, weight, volume });
const houseA = (bill = {}, rows: readonly GoodsRow[] = [one]) =>
  house('MBL1', rows, [first, part(80, '1459.5', '21.72')], bill);
const houseB = (bill = {}, boxes: readonly ContainerRow[] = [part(440, '3646.5', '40.185'), third]) =>
  house('MBL2', [two, three], boxes, bill);

const brief = ({ path, class: found, kind, row, expected }: FieldComparison): string =>
  [path, found, kind ?? row, expected && 'expected'].filter(Boolean).join(' ');
const compare = (houses: readonly BillRecord[], left: BillRecord | readonly BillRecord[] = master()) =>
  compareBills(left, houses, MASTER_HOUSES);
const suspicious = (houses: readonly BillRecord[], left?: BillRecord | readonly BillRecord[]) =>
  compare(houses, left)
    .fields.filter((field) => field.class !== 'same' && !field.expected)
    .map(brief);

describe('a master and its houses', () => {
  it('finds nothing suspicious where sums, containers and route agree', () => {
    const { fields, counts } = compare([houseA(), houseB()]);
    expect(suspicious([houseA(), houseB()])).toEqual([]);
    expect(counts).toMatchObject({ cosmetic: 0, material: 0, blocking: 0 });
    expect(fields.filter(({ expected }) => expected).map(brief)).toEqual([
      'bill.fAddress blocking expected',
      'bill.sAddress blocking expected',
    ]);
    expect(counts.expected).toBe(2);
    expect(fields.some(({ field }) => field === 'blMethodName' || field === 'settleMethodName')).toBe(false);
    expect(fields.some(({ jsonPath }) => jsonPath)).toBe(false);
  });

  it('marks what usually differs as expected', () => {
    const rows = [{ ...one, marks: 'YIWU', goods: 'SHELVES', packageTypeName: 'PALLETS', packageType: 3 }];
    const bill = { payMethodName: 'FREIGHT COLLECT', payMethodId: 2, tAddressSecond: '' };
    const texts = compare([houseA(bill, rows), houseB(bill)]).fields.filter(({ expected }) => expected);
    expect(texts.map(({ path }) => path)).toEqual([
      'bill.fAddress',
      'bill.sAddress',
      'bill.tAddressSecond',
      'bill.payMethodName',
      'goods.marks',
      'goods.goods',
      'goods.packageTypeName',
    ]);
    expect(suspicious([houseA(bill, rows), houseB(bill)])).toEqual([]);
  });

  it('wants vessel, voyage, ETD and ports to be equal, and names the house that disagrees', () => {
    expect(suspicious([houseA({ vessel: 'OTHER' }), houseB()])).toEqual(['bill.vessel[MBL1] material']);
    expect(suspicious([houseA({ portEndCode: 'USLGB' }), houseB({ portEndCode: 'USLGB' })])).toEqual([
      'bill.portEndCode blocking',
    ]);
    expect(suspicious([houseA({ etd: '2026-11-27' }), houseB({ etd: '2026-11-28' })])).toEqual([
      'bill.etd[MBL1] material',
      'bill.etd[MBL2] material',
    ]);
    expect(suspicious([houseA({ portStartCode: 'CNNBO' }), houseB()])).toEqual([
      'bill.portStartCode[MBL1] cosmetic alias',
    ]);
  });

  it('adds packages, weight and volume up over the houses', () => {
    expect(suspicious([houseA({}, [{ ...one, weight: '6881' }]), houseB()])).toEqual(['totals.weight blocking']);
    expect(suspicious([houseA({}, [{ ...one, weight: '6880.001' }]), houseB()])).toEqual([
      'totals.weight cosmetic format',
    ]);
    expect(suspicious([houseA()])).toEqual(
      expect.arrayContaining(['totals.number blocking', 'totals.weight blocking', 'totals.volume blocking']),
    );
  });

  it('adds the parts of a container up', () => {
    const { fields } = compare([houseA(), houseB({}, [part(441, '3646.5009', '40.185'), third])]);
    expect(fields.filter((field) => field.group === 'containers' && field.class !== 'same').map(brief)).toEqual([
      'containers[TCNU7200794].number blocking',
      'containers[TCNU7200794].weight cosmetic format',
    ]);
  });

  it('wants the same set of containers, types and seals', () => {
    const other = { ...third, ctnNo: 'TEXU3070079', sealNo: 'X1' };
    expect(suspicious([houseA(), houseB({}, [part(440, '3646.5', '40.185'), other])])).toEqual([
      'containers[CSQU3054383] blocking missing',
      'containers[TEXU3070079] blocking extra',
    ]);
    const parts = [{ ...part(440, '3646.5', '40.185'), sealNo: 'X2', ctnTypeName: '40GP' }, third];
    expect(suspicious([houseA(), houseB({}, parts)])).toEqual([
      'containers[TCNU7200794].ctnTypeName blocking',
      'containers[TCNU7200794].sealNo blocking',
    ]);
  });

  it('wants the headings of the houses among those of the master', () => {
    const hs = (hsCode: string) => [houseA({}, [{ ...one, hsCode }]), houseB()];
    expect(suspicious(hs('940382'))).toEqual([]);
    expect(suspicious(hs('940382'.padEnd(10, '0')))).toEqual(['goods.hsCode material']);
    expect(suspicious(hs('850760'))).toEqual(['goods.hsCode blocking']);
    expect(compare(hs('850760')).fields.find(({ field }) => field === 'hsCode')?.notes).toEqual([
      { code: 'hs.notInMaster', params: { codes: '850760' } },
    ]);
    expect(suspicious(hs('732393'))).toEqual([]);
    expect(brief(compare(hs('732393')).fields.find(({ field }) => field === 'hsCode') as FieldComparison)).toBe(
      'goods.hsCode material expected',
    );
  });

  it('adds the sub-bills of a master up too', () => {
    const main = master();
    const parts: BillRecord[] = [
      { ...main, goods: { ...main.goods, rows: [one, two] }, containers: [first, second] },
      { ...main, goods: { ...main.goods, rows: [three] }, containers: [third] },
    ];
    expect(suspicious([houseA(), houseB()], parts)).toEqual([]);
  });

  it('names houses without a number, and with the same one, by their place', () => {
    const vessels = (a: string, b: string) =>
      compare([house(a, [one], [first], { vessel: 'X' }), house(b, [two], [second])])
        .fields.filter(({ field }) => field === 'vessel')
        .map(({ path }) => path);
    expect(vessels('', '')).toEqual(['bill.vessel[#1]', 'bill.vessel[#2]']);
    expect(vessels('A', 'A')).toEqual(['bill.vessel[A]', 'bill.vessel[A#2]']);
  });
});
