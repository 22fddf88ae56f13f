import { BILL_FIELDS, type FieldDefinition } from '../fields.ts';
import type { BillRecord } from '../types.ts';
import { textOf } from './entry.ts';
import { containersOnce, loadOf } from './houses.ts';
import type { BillComparison } from './result.ts';
import { sumOf } from './typed.ts';

const SCOPE = 'houses.';

/**
 * A place in the comparison of a master with its houses, as marks and requests name it: they stand with those of the main bill, whose
 * own places keep their names.
 */
export const housesPath = (path: string): string => `${SCOPE}${path}`;

/** The place in the comparison of a master with its houses; undefined for a place of a bill. */
export const pathInHouses = (path: string): string | undefined =>
  path.startsWith(SCOPE) ? path.slice(SCOPE.length) : undefined;

/** A comparison of a master with its houses, by the paths that marks know. */
export const besideBills = (comparison: BillComparison): BillComparison => ({
  ...comparison,
  fields: comparison.fields.map((field) => ({ ...field, path: housesPath(field.path) })),
});

const NUMBERS: readonly string[] = ['hblNo', 'mblNo'];

/** What several bills say in a field: what all say, else each of it once; an id behind different words is none. */
function together({ name, type, lines }: FieldDefinition, bills: readonly BillRecord['bill'][]): unknown {
  const values = bills.map((bill) => (bill as Readonly<Record<string, unknown>>)[name]);
  const [first] = values;
  if (type !== 'text') return values.every((value) => value === first) ? first : type === 'integer' ? first : null;
  const texts = [...new Set(values.map(textOf).filter(Boolean))];
  return texts.join(lines ? '\n' : NUMBERS.includes(name) ? ', ' : ' / ');
}

/**
 * Several bills of a kind as the one bill they add up to: their cargo one under the other, each container once, and in the head what they
 * say, each of it once.
 * @throws RangeError for an empty list
 */
export function sumOfBills(records: readonly BillRecord[]): BillRecord {
  const [first, ...more] = records;
  if (!first) throw new RangeError('No bill to add up');
  if (more.length === 0) return first;
  const bills = records.map(({ bill }) => bill);
  const head = (BILL_FIELDS as readonly FieldDefinition[])
    .filter(({ only }) => only === undefined || only === first.kind)
    .map((field) => [field.name, together(field, bills)]);
  const load = loadOf(records);
  const actual = (name: 'actualNumber' | 'actualWeight' | 'actualVolume') =>
    sumOf(records.map(({ goods }) => textOf(goods[name])));
  // Built from the list of fields, so the compiler cannot follow.
  return {
    kind: first.kind,
    bill: Object.fromEntries([...head, ['id', first.bill.id]]),
    goods: {
      rows: load.goods.map((row, at) => ({ ...row, id: at + 1 })),
      actualNumber: Number(actual('actualNumber')),
      actualWeight: actual('actualWeight'),
      actualVolume: actual('actualVolume'),
    },
    containers: containersOnce(load.containers).map((row, at) => ({ ...row, id: at + 1 })),
  } as unknown as BillRecord;
}
