import { expect, it } from 'vitest';
import { flagship } from '../fixtures.ts';
import { comparisonOf, draft, faultyDraft } from './fixtures.ts';
import { applyMark, type BillMarks, type MarkAction } from './marks.ts';
import { reviewItems } from './review-items.ts';
import { changeRequests, reviewState } from './review-state.ts';

const comparison = comparisonOf(flagship(), draft());
const READY = { viewed: true, newest: true };
const NUMBER = 'containers[CSQU3054383].ctnNo';
const marksOf = (...actions: MarkAction[]): BillMarks =>
  actions.reduce<BillMarks>((marks, action) => applyMark(marks, action, { author: '陈蔚', at: '' }), {});
const codes = (marks: BillMarks, facts = READY) =>
  reviewState(comparison, marks, facts).reasons.map(({ code }) => code);

it('counts what is equal or differs in form as checked', () => {
  const state = reviewState(comparison, {}, READY);
  expect(state.total).toBe(comparison.fields.length);
  expect(state.total - state.checked).toBe(3);
  // Equal fields count as checked, but not as decided by somebody.
  expect(state).toMatchObject({ due: 3, decided: 0 });
  expect(reviewState(comparison, marksOf({ path: 'bill.sAddress', kind: 'ok' }), READY).decided).toBe(1);
  expect(state).toMatchObject({
    blocking: [NUMBER],
    material: ['bill.sAddress', 'bill.tAddressSecond'],
    cosmetic: 4,
    reasons: [{ code: 'blocking', paths: [NUMBER] }],
  });
});

it('takes a reason for a blocking difference, not that it looks right', () => {
  expect(codes(marksOf({ path: NUMBER, kind: 'ok' }))).toEqual(['blocking']);
  expect(codes(marksOf({ path: NUMBER, kind: 'waived', reason: '船公司已更正' }))).toEqual([]);
});

it('waits for the new draft while a change is asked for', () => {
  const asked = marksOf({ path: NUMBER, kind: 'change', proposed: 'CSQU3054383', reason: 'typing' });
  expect(reviewState(comparison, asked, READY).reasons).toEqual([{ code: 'changes', paths: [NUMBER] }]);
});

it('refuses a draft that nobody viewed and one that is not the newest', () => {
  const waived = marksOf({ path: NUMBER, kind: 'waived', reason: '-' });
  expect(codes(waived, { viewed: false, newest: false })).toEqual(['outdated', 'notViewed']);
});

it('keeps the thread when a verdict is changed or taken back', () => {
  const path = 'bill.sAddress';
  const marks = marksOf({ path, kind: 'comment', text: '问一下船公司' }, { path, kind: 'ok' }, { path, kind: 'undo' });
  expect(marks[path]?.verdict).toBeUndefined();
  expect(marks[path]?.comments).toMatchObject([{ text: '问一下船公司', author: '陈蔚' }]);
});

it('asks for changes in the shape of a DCSA feedback', () => {
  const path = 'bill.sAddress';
  const marks = marksOf({ path, kind: 'change', proposed: 'X', reason: 'ours' });
  expect(changeRequests(comparison, marks)).toEqual([
    {
      severity: 'WARN',
      code: 'PROPERTY_VALUE_MUST_CHANGE',
      path,
      jsonPath: '$.documentParties.consignee.displayedAddress',
      property: 'displayedAddress',
      current: draft().bill.sAddress,
      proposed: 'X',
      reason: 'ours',
    },
  ]);
});

it('lists every difference by itself and equal fields together, each field once', () => {
  const faulty = comparisonOf(flagship(), faultyDraft());
  const items = reviewItems(faulty);
  expect(items.flatMap(({ fields }) => fields).length).toBe(faulty.fields.length);
  expect(items.filter(({ kind, group }) => kind === 'same' && group === 'containers').length).toBeLessThan(2);
  const kinds = new Set(items.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['blocking', 'cosmetic', 'material', 'noted', 'same']);
});
