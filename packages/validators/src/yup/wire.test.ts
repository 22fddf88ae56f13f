import { expect, it } from 'vitest';
import { BILL_FIELDS, CONTAINER_FIELDS, type FieldDefinition } from '../bill/fields.ts';
import { ACCOUNT_STATUS, nameOf, WEB_STATUS } from '../bill/status.ts';
import { billWire, containersWire } from './wire.ts';

const EXAMPLE = {
  id: 7,
  integer: 4,
  text: '',
  decimal: '1.5',
  date: '2026-11-26',
  instant: '2026-11-18T16:40:12+08:00',
};
const row = (fields: readonly FieldDefinition[]) =>
  Object.fromEntries(fields.map(({ name, type }) => [name, EXAMPLE[type]]));
const ofKind = (kind: 'MBL' | 'HBL') =>
  (BILL_FIELDS as readonly FieldDefinition[]).filter((field) => (field.only ?? kind) === kind);

it.each(['MBL', 'HBL'] as const)('takes a complete %s with empty texts', (kind) => {
  const bill = row(ofKind(kind));
  expect(billWire[kind].validateSync(bill)).toEqual(bill);
});

it.each([
  ['etd', '2026-13-01'],
  ['etd', '2026-02-30'],
  ['etd', 1764115200000],
  ['blDate', '2026-11-18 16:40:12'],
  ['blDate', '2026-11-18T25:40:12+08:00'],
  ['fAddress', null],
  ['version', '1'],
])('refuses %s = %j', (name, value) => {
  const bill = { ...row(ofKind('MBL')), [name]: value };
  expect(() => billWire.MBL.validateSync(bill)).toThrow();
});

it('names the row and field of a bad container, and what its rule found', () => {
  const bad = { ...row(CONTAINER_FIELDS), weight: '1,300' };
  const issue = { code: 'decimal.thousands', suggestions: ['1300'] };
  expect(() => containersWire.validateSync([row(CONTAINER_FIELDS), bad])).toThrowError(
    expect.objectContaining({
      path: '[1].weight',
      params: expect.objectContaining({ issue: expect.objectContaining(issue) }),
    }) as Error,
  );
});

it('keeps a master and a house bill apart', () => {
  expect(ofKind('MBL').some((field) => field.name === 'hblNo')).toBe(false);
  expect(ofKind('HBL').some((field) => field.name === 'blMethodId')).toBe(false);
});

it('names the numbers of the contract', () => {
  expect(nameOf(WEB_STATUS, 4)).toBe('copyReady');
  expect(nameOf(ACCOUNT_STATUS, 9)).toBe('void');
  expect(nameOf(WEB_STATUS, 11)).toBeUndefined();
});
