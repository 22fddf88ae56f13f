import fc from 'fast-check';
import { expect, it } from 'vitest';
import { master } from '../../testing/bills.ts';
import type { BillRecord, ContainerRow, GoodsRow, MblVo } from '../types.ts';
import { compareBills } from './compare-bills.ts';
import { DRAFT_DRAFT, INSTRUCTION_DRAFT } from './policy.ts';
import type { BillComparison, FieldComparison, Segment } from './result.ts';
import { diffWords } from './words.ts';

// Words that differ by case, wraps or punctuation only, so that random texts meet every stage of the comparison.
const word = fc.constantFrom(
  'GLOBEX',
  'Globex',
  'GmbH',
  'GMBH',
  '5',
  '6',
  '12',
  'A',
  'B-1',
  'CO.,LTD.',
  'CO., LTD',
  '&',
  'AND',
  'N/M',
  '\u00c9T\u00c9',
  '\uff21',
  '\u4e2d',
);
const blank = fc.constantFrom(' ', '  ', '\n', '\r\n', ' \n', '\u00a0', '\t');
const text = fc.array(fc.tuple(word, blank), { maxLength: 8 }).map((parts) => parts.flat().join('').slice(0, -1));
const anyText = fc.oneof(text, text, fc.string({ maxLength: 12, unit: 'binary' }));

const number = fc.constantFrom(
  'CSQU3054383',
  'CSQU3054384',
  'CSQU 305438-3',
  'csqu3054383',
  'TEXU3070079',
  'XXXX0000000',
  '',
);
const decimal = fc.constantFrom('12400', '12400.0000', '12400.001', '1', '0', '');
const box = fc.record({
  ctnTypeName: fc.constantFrom('40HQ', '45G1', '40GP', ''),
  ctnNo: number,
  sealNo: fc.constantFrom('A1', 'a1', 'A1/B2', 'B2 , A1', ''),
  packageTypeName: fc.constantFrom('CTNS', 'CARTONS', 'PALLETS', ''),
  number: fc.nat(2),
  weight: decimal,
  volume: decimal,
});
const line = fc.record({
  marks: anyText,
  goods: anyText,
  hsCode: fc.constantFrom('940382', '9403.82', '9403820000', '850760,940382', ''),
  packageTypeName: fc.constantFrom('CTNS', 'CARTONS', 'PALLETS'),
  number: fc.nat(2),
  weight: decimal,
  volume: decimal,
});
const bill = fc.record(
  {
    fAddress: anyText,
    sAddress: text,
    tAddress: fc.oneof(text, fc.constant('SAME AS CONSIGNEE')),
    mblNo: anyText,
    combineBkgNo: anyText,
    portStartCode: fc.constantFrom('CNNGB', 'CNNBO', 'cnngb', '', 'USLAX'),
    portStartId: fc.constantFrom(null, 1, 2),
    payMethodName: fc.constantFrom('PREPAID', 'FREIGHT PREPAID', 'FREIGHT COLLECT', ''),
    payMethodId: fc.constantFrom(null, 1, 2),
    etd: fc.constantFrom(null, '2026-11-26', '2026/11/26', '2026-11-27'),
    vessel: anyText,
    remark: anyText,
    blEmail: anyText,
  },
  { requiredKeys: [] },
);
const record = fc
  .record({ bill, goods: fc.array(line, { maxLength: 4 }), containers: fc.array(box, { maxLength: 5 }) })
  .map((made): BillRecord => {
    const base = master();
    const [goods, container] = [base.goods.rows[0] as GoodsRow, base.containers[0] as ContainerRow];
    return {
      kind: 'MBL',
      bill: { ...base.bill, ...(made.bill as Partial<MblVo>) },
      goods: { ...base.goods, rows: made.goods.map((row, at) => ({ ...goods, ...row, id: at })) },
      containers: made.containers.map((row, at) => ({ ...container, ...row, id: at, ctnType: 0, packageType: 0 })),
    };
  });

const runs = { numRuns: 200 };
/** Milliseconds for a busy machine. */
const PATIENCE = 30_000;
const joined = (segments: readonly Segment[], without: Segment['op']) =>
  segments.map(({ op, text: part }) => (op === without ? '' : part)).join('');
const verdicts = ({ fields }: BillComparison) =>
  fields.map(({ field, class: found, kind, row }) => [field, found, kind, row && 'row'].join(' ')).toSorted();
const worse = ({ counts }: BillComparison) => counts.material + counts.blocking;

it(
  'finds nothing between a bill and itself, in any policy',
  () => {
    fc.assert(
      fc.property(record, fc.constantFrom(INSTRUCTION_DRAFT, DRAFT_DRAFT), (one, policy) => {
        const { counts, fields } = compareBills(one, structuredClone(one), policy);
        expect(counts.same).toBe(fields.length);
      }),
      runs,
    );
  },
  PATIENCE,
);

it(
  'says the same of every field when the sides are swapped',
  () => {
    fc.assert(
      fc.property(record, record, (left, right) => {
        const there = compareBills(left, right, DRAFT_DRAFT);
        const back = compareBills(right, left, DRAFT_DRAFT);
        expect(back.counts).toEqual(there.counts);
        expect(verdicts(back)).toEqual(verdicts(there));
      }),
      runs,
    );
  },
  PATIENCE,
);

// One boolean for all conditions: an `expect` for each of a hundred fields would take most of the test's time.
const wholesome = ({ class: found, kind, row, left, right, segments }: FieldComparison): boolean => {
  if (segments === undefined) return found === 'same' || row !== undefined;
  const trifles = segments.every(({ op, cosmetic }) => op === 'equal' || cosmetic);
  const joins = joined(segments, 'added') === left && joined(segments, 'removed') === right;
  return found !== 'same' && row === undefined && joins && trifles === (kind !== undefined);
};

it(
  'gives plain JSON, one entry a path, counts that add up, and pieces that join to both texts',
  () => {
    fc.assert(
      fc.property(record, record, (left, right) => {
        const result = compareBills(left, right, INSTRUCTION_DRAFT);
        expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
        expect(new Set(result.fields.map(({ path }) => path)).size).toBe(result.fields.length);
        expect(Object.values(result.counts).reduce((sum, count) => sum + count)).toBe(result.fields.length);
        expect(result.fields.filter((field) => !wholesome(field))).toEqual([]);
      }),
      runs,
    );
  },
  PATIENCE,
);

it(
  'finds nothing in rows that stand in another order',
  () => {
    const shuffled = record.chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray([...one.containers], { minLength: one.containers.length }),
        fc.shuffledSubarray([...one.goods.rows], { minLength: one.goods.rows.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([one, containers, rows]) => {
        const { counts, fields } = compareBills(
          one,
          { ...one, containers, goods: { ...one.goods, rows } },
          INSTRUCTION_DRAFT,
        );
        expect(fields.length - counts.same - counts.cosmetic).toBe(0);
      }),
      runs,
    );
  },
  PATIENCE,
);

// Edits that a reader would not call a change.
const trifle = fc.constantFrom<(text: string) => string>(
  (one) => one.toLowerCase(),
  (one) => one.replaceAll(' ', '\n'),
  (one) => one.replaceAll('\n', '\r\n'),
  (one) => one.replaceAll('\n', ' '),
  (one) => one.replaceAll(' ', '  '),
  (one) => `${one}  \n`,
  (one) => one.replaceAll('CO., LTD.', 'CO.,LTD'),
  (one) => one.replaceAll(', ', ' '),
  (one) => one.replaceAll('. ', ' '),
  (one) => one.replaceAll(' AND ', ' & '),
  (one) => one.replaceAll(' ', '\u3000'),
  (one) => Array.from(one, (c) => (/[A-Z]/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c)).join(''),
);

it(
  'never calls trifles material',
  () => {
    const edits = fc.array(trifle, { minLength: 1, maxLength: 4 });
    const fields = fc.subarray(['fAddress', 'sAddress', 'tAddressSecond', 'vessel', 'portEndDesc'] as const, {
      minLength: 1,
    });
    fc.assert(
      fc.property(edits, fields, (changes, names) => {
        const base = master({ bill: { tAddressSecond: 'SMITH AND SONS CO., LTD.\nLONG BEACH, CA 90802, USA' } });
        const edit = (one: string) => changes.reduce((now, change) => change(now), one);
        const changed = Object.fromEntries(names.map((name) => [name, edit(base.bill[name])]));
        const rows = base.goods.rows.map((row) => ({ ...row, goods: edit(row.goods), weight: `${row.weight}.0` }));
        const containers = base.containers.map((row) => ({
          ...row,
          sealNo: row.sealNo.toLowerCase(),
          ctnTypeName: row.ctnTypeName.replace('40HQ', '45G1'),
        }));
        const right: BillRecord = {
          ...base,
          bill: { ...base.bill, ...changed },
          goods: {
            ...base.goods,
            rows: rows.map((row) => ({ ...row, weight: row.weight.replace(/^(\d+)\.0$/, '$1.000') })),
          },
          containers,
        };
        expect(worse(compareBills(base, right, INSTRUCTION_DRAFT))).toBe(0);
      }),
      runs,
    );
  },
  PATIENCE,
);

it(
  'joins the pieces of any two texts',
  () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const segments = diffWords(left, right);
        expect([joined(segments, 'added'), joined(segments, 'removed')]).toEqual([left, right]);
        expect(segments.every(({ text: part }) => part !== '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  },
  PATIENCE,
);
