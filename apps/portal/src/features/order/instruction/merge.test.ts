import { type BillDraftValues, blankContainer, withDraftChanges } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { type Meeting, meetOthers } from './merge.ts';

const box = (key: string, sealNo: string, weight = '1000') => ({
  ...blankContainer(key),
  ctnNo: `CSQU${key}`,
  sealNo,
  weight,
});
const BASE: BillDraftValues = {
  head: { vessel: 'COSCO ANDES', voyage: '042E', fAddress: 'A' },
  goods: [],
  containers: [box('1', 'S1'), box('2', 'S2')],
};
const head = (changes: object, of = BASE): BillDraftValues => ({ ...of, head: { ...of.head, ...changes } });
const boxes = (...containers: BillDraftValues['containers']): BillDraftValues => ({ ...BASE, containers });
const meet = (mine: BillDraftValues, theirs: BillDraftValues, more: Partial<Meeting> = {}) => {
  const met = meetOthers({ from: BASE, mine, theirs, refused: new Set(), sent: null, by: 'Wang Min', ...more });
  return { after: withDraftChanges(mine, met.changes), clashes: met.clashes };
};

it('takes other fields, and of the same field the same value, without a word', () => {
  const { after, clashes } = meet(head({ vessel: 'EVER GIVEN', voyage: '1' }), head({ fAddress: 'B', voyage: '1' }));
  expect(after.head).toEqual({ vessel: 'EVER GIVEN', voyage: '1', fAddress: 'B' });
  expect(clashes).toEqual([]);
});

it('lets theirs stand where both wrote, and tells mine', () => {
  const { after, clashes } = meet(head({ vessel: 'MINE' }), head({ vessel: 'THEIRS' }));
  expect(after.head['vessel']).toBe('THEIRS');
  expect(clashes).toEqual([{ path: 'head.vessel', mine: 'MINE', theirs: 'THEIRS', gone: false, by: 'Wang Min' }]);
});

it('knows its own words that arrived without an answer, and lets what was typed since stand', () => {
  const { after, clashes } = meet(head({ vessel: 'EVER GIVEN II' }), head({ vessel: 'EVER' }), {
    sent: head({ vessel: 'EVER' }),
  });
  expect(after.head['vessel']).toBe('EVER GIVEN II');
  expect(clashes).toEqual([]);
});

it('tells what the server did not take', () => {
  const mine = head({ vessel: 'MINE' });
  const { after, clashes } = meet(mine, head({ vessel: 'THEIRS' }), { from: mine, refused: new Set(['head.vessel']) });
  expect(after.head['vessel']).toBe('THEIRS');
  expect(clashes).toMatchObject([{ path: 'head.vessel', mine: 'MINE' }]);
});

it('keeps rows by their keys: two people add, one changes what the other leaves', () => {
  const [one, two] = BASE.containers;
  if (!one || !two) throw new Error('no rows');
  const { after, clashes } = meet(
    boxes(one, two, box('mine', 'M')),
    boxes({ ...one, weight: '2000' }, two, box('theirs', 'T')),
  );
  expect(after.containers.map(({ key, weight }) => `${key} ${weight}`).sort()).toEqual([
    '1 2000',
    '2 1000',
    'mine 1000',
    'theirs 1000',
  ]);
  expect(clashes).toEqual([]);
});

it('tells of a row that one took away and the other wrote in', () => {
  const [one, two] = BASE.containers;
  if (!one || !two) throw new Error('no rows');
  const theyRemove = meet(boxes({ ...one, sealNo: 'NEW' }, two), boxes(two));
  expect(theyRemove.after.containers.map(({ key }) => key)).toEqual(['2']);
  expect(theyRemove.clashes).toMatchObject([
    { path: 'containers.1', mine: { sealNo: 'NEW' }, theirs: null, gone: true },
  ]);
  const iRemove = meet(boxes(two), boxes({ ...one, sealNo: 'NEW' }, two));
  expect(iRemove.after.containers.find(({ key }) => key === '1')).toMatchObject({ ctnNo: 'CSQU1', sealNo: 'NEW' });
  expect(iRemove.clashes).toMatchObject([{ path: 'containers.1', mine: null, theirs: { sealNo: 'NEW' }, gone: true }]);
});
