import { expect, it } from 'vitest';
import { BILL_FIELDS, CONTAINER_FIELDS, GOODS_FIELDS } from '../fields.ts';
import { ACTUAL_SPECS, BILL_SPECS, CONTAINER_SPECS, type FieldSpec, GOODS_SPECS, OFFICE_SPECS } from './fields.ts';
import { MASTER_HOUSES } from './policy.ts';

const used = (specs: readonly FieldSpec[]) =>
  specs.flatMap(({ field, id, name }) => [field, id, name]).filter((name) => name !== undefined);

it.each([
  ['bill', BILL_FIELDS, [...BILL_SPECS, ...OFFICE_SPECS], ['id', 'version', 'webStatus', 'webStatusName']],
  ['goods', GOODS_FIELDS, GOODS_SPECS, ['id']],
  ['containers', CONTAINER_FIELDS, CONTAINER_SPECS, ['id']],
] as const)('every field of %s is compared, but for its identity and state', (_, fields, specs, left) => {
  const names = used(specs);
  expect(names.toSorted()).toEqual(
    fields
      .map(({ name }) => name)
      .filter((name) => !(left as readonly string[]).includes(name))
      .toSorted(),
  );
});

it('every field of the policy is one that is compared', () => {
  const known = [
    ...[...BILL_SPECS, ...OFFICE_SPECS].map(({ field }) => `bill.${field}`),
    ...[...GOODS_SPECS, ...ACTUAL_SPECS].map(({ field }) => `goods.${field}`),
    ...CONTAINER_SPECS.map(({ field }) => `containers.${field}`),
  ];
  expect(Object.keys(MASTER_HOUSES.fields).filter((name) => !known.includes(name))).toEqual([]);
});
