import { type BillDraftValues, createBillRecord, draftChanges, draftValues } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { type Merged, mergeDraft, type Stored, type Writing } from './merge.ts';

const values = draftValues(
  createBillRecord({
    bill: { vessel: 'EVER GIVEN', remark: '' },
    containers: [{ ctnNo: 'CSQU3054383' }, { ctnNo: 'TEXU3070079' }],
  }),
);
const stored: Stored = { revision: 3, values, written: {} };
const he = (base: number): Writing => ({ base, userId: 1, at: 10, page: 'his' });
const she = (base: number): Writing => ({ base, userId: 2, at: 20, page: 'hers' });

const head = (changes: BillDraftValues['head']): BillDraftValues => ({
  ...values,
  head: { ...values.head, ...changes },
});
const row = (at: number, cells: object): BillDraftValues => ({
  ...values,
  containers: values.containers.map((one, place) => (place === at ? { ...one, ...cells } : one)),
});
const without = (at: number): BillDraftValues => ({
  ...values,
  containers: values.containers.filter((_, place) => place !== at),
});
const write = (into: Stored, next: BillDraftValues, by: Writing): Merged =>
  mergeDraft(into, draftChanges(values, next), by);

it('takes what two people write into different fields', () => {
  const first = write(stored, head({ remark: 'hers' }), she(3));
  const both = write(first, row(1, { sealNo: 'CN1' }), he(3));
  expect(both).toMatchObject({ revision: 5, clashes: [] });
  expect(both.values.head['remark']).toBe('hers');
  expect(both.values.containers[1]).toMatchObject({ sealNo: 'CN1' });
});

it('keeps what somebody else wrote since, and tells it; over it is written on purpose', () => {
  const first = write(stored, head({ remark: 'hers', voyage: '1' }), she(3));
  const second = write(first, head({ remark: 'his', blContract: 'he' }), he(3));
  expect(second.values.head).toMatchObject({ remark: 'hers', blContract: 'he' });
  expect(second.clashes).toMatchObject([{ path: 'head.remark', mine: 'his', theirs: 'hers', by: [4, 2, 20, 'hers'] }]);
  const onPurpose = write(second, head({ remark: 'his' }), he(second.revision));
  expect(onPurpose.values.head['remark']).toBe('his');
  expect(onPurpose.clashes).toEqual([]);
});

it('does the same thing again without a clash: from one page, or by saying what stands there', () => {
  const first = write(stored, head({ remark: 'his' }), he(3));
  expect(write(first, head({ remark: 'his' }), she(3))).toMatchObject({ changed: false, revision: 4, clashes: [] });
  expect(write(first, head({ remark: 'his own words' }), he(3))).toMatchObject({ revision: 5, clashes: [] });
  const elsewhere = { ...he(3), page: 'telephone' };
  expect(write(first, head({ remark: 'other' }), elsewhere).clashes).toHaveLength(1);
});

it('keeps a row that is removed while somebody writes in it, and tells who writes in one that is gone', () => {
  const written = write(stored, row(0, { sealNo: 'CN1' }), she(3));
  const kept = write(written, without(0), he(3));
  expect(kept.values.containers).toHaveLength(2);
  expect(kept.clashes).toMatchObject([{ path: 'containers.c0', gone: true }]);

  const removed = write(stored, without(0), she(3));
  expect(removed.values.containers).toHaveLength(1);
  const late = write(removed, row(0, { sealNo: 'CN1' }), he(3));
  expect(late.values.containers).toHaveLength(1);
  expect(late.clashes).toMatchObject([{ path: 'containers.c0', gone: true, by: [4, 2, 20, 'hers'] }]);
});

it('keeps the rows that both add', () => {
  const added = (key: string): BillDraftValues => {
    const [first, second] = values.containers;
    if (!first || !second) throw new Error('two rows');
    return { ...values, containers: [first, { ...first, key, ctnNo: key }, second] };
  };
  const first = write(stored, added('hers'), she(3));
  const both = write(first, added('his'), he(3));
  expect(both.clashes).toEqual([]);
  expect(both.values.containers.map(({ key }) => key)).toEqual(['c0', 'hers', 'his', 'c1']);
});
