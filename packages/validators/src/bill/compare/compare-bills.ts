import { BILL_FIELDS, type BillKind, type FieldDefinition } from '../fields.ts';
import type { BillRecord } from '../types.ts';
import { compareCargo, compareContainers } from './compare-rows.ts';
import { compareField, type Fields, readingOf } from './entry.ts';
import { ACTUAL_SPECS, BILL_SPECS, type FieldSpec, OFFICE_SPECS } from './fields.ts';
import { houseNames, loadOf } from './houses.ts';
import type { ComparePolicy } from './policy.ts';
import type { BillComparison, ComparisonCounts, FieldComparison } from './result.ts';
import { compareTotals } from './totals.ts';

type Records = readonly [BillRecord, ...BillRecord[]];

const ONLY = new Map<string, BillKind | undefined>(
  (BILL_FIELDS as readonly FieldDefinition[]).map(({ name, only }) => [name, only]),
);
const carries = (record: BillRecord, { field }: FieldSpec): boolean => (ONLY.get(field) ?? record.kind) === record.kind;

/** A field of the bills. Where several bills on the right disagree about it, it stands once for each of them. */
function billField(
  scope: 'bill' | 'goods',
  spec: FieldSpec,
  left: Fields,
  rights: readonly Fields[],
  names: readonly string[],
  policy: ComparePolicy,
) {
  const path = `${scope}.${spec.field}`;
  const own = readingOf(left, spec);
  const readings = rights.map((right) => readingOf(right, spec));
  const alike = readings.every((reading) => reading.text === readings[0]?.text);
  return readings.slice(0, alike ? 1 : readings.length).flatMap((reading, at) => {
    const place = {
      path: alike ? path : `${path}[${names[at]}]`,
      policy: policy.fields[path],
      ...(!policy.sums && { dcsa: {} }),
    };
    return compareField(spec, own, reading, place) ?? [];
  });
}

function compareFields(specs: readonly FieldSpec[], left: BillRecord, rights: Records, policy: ComparePolicy) {
  const names = houseNames(rights);
  return specs.flatMap((spec) => {
    if (!carries(left, spec) || !carries(rights[0], spec)) return [];
    return billField(
      'bill',
      spec,
      left.bill,
      rights.map(({ bill }) => bill),
      names,
      policy,
    );
  });
}

/** What was measured on arrival, which belongs to no sum. */
const compareActual = (left: BillRecord, rights: Records, policy: ComparePolicy): FieldComparison[] =>
  policy.sums
    ? []
    : ACTUAL_SPECS.flatMap((spec) => billField('goods', spec, { ...left.goods }, [{ ...rights[0].goods }], [], policy));

function countsOf(fields: readonly FieldComparison[]): ComparisonCounts {
  const counts = { same: 0, cosmetic: 0, material: 0, blocking: 0, expected: 0 };
  for (const field of fields) counts[field.expected ? 'expected' : field.class]++;
  return counts;
}

function records(given: BillRecord | readonly BillRecord[], { name, sums }: ComparePolicy): Records {
  const [first, ...more] = 'kind' in given ? [given] : given;
  if (!first) throw new RangeError('No bill to compare');
  if (more.length > 0 && !sums) throw new RangeError(`The policy ${name} compares one bill with one bill`);
  return [first, ...more];
}

/**
 * Compares two bills field by field: pure, without locale, the same answer in browser and server. Every field is in the result, the same
 * ones too. Sub-bills are compared bill by bill; with `MASTER_HOUSES` a side may be a list, whose cargo and containers are added up
 * (fields of the bill come from the first master, and from each house).
 * @throws RangeError for an empty list, and for a list where the policy adds nothing up
 */
export function compareBills(
  left: BillRecord | readonly BillRecord[],
  right: BillRecord | readonly BillRecord[],
  policy: ComparePolicy,
): BillComparison {
  const [lefts, rights] = [records(left, policy), records(right, policy)];
  const [own, other] = [loadOf(lefts), loadOf(rights)];
  const cargo = compareCargo(own.goods, other.goods, policy);
  const containers = compareContainers(own.containers, other.containers, policy);
  const fields = [
    ...compareFields(BILL_SPECS, lefts[0], rights, policy),
    ...cargo.fields,
    ...compareTotals(own, other, policy),
    ...containers.fields,
    ...compareFields(OFFICE_SPECS, lefts[0], rights, policy),
    ...compareActual(lefts[0], rights, policy),
  ];
  const rows = { goods: cargo.rows, containers: containers.rows };
  return { shape: 1, policy: policy.name, counts: countsOf(fields), fields, rows };
}
