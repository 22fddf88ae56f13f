import { describe, expect, it } from 'vitest';
import { createBillRecord } from '../create-record.ts';
import { draftChanges, isUnchanged, mergedOrder, withDraftChanges } from './changes.ts';
import { blankContainer, draftRecord, draftValues } from './values.ts';

const record = createBillRecord({
  bill: { vessel: 'EVER GIVEN', webStatus: 1 },
  goods: { rows: [{ goods: 'TOYS', number: 12, weight: '10.5', volume: '1' }] },
  containers: [{ ctnNo: 'CSQU3054383', number: 12 }, { ctnNo: 'TEXU3070079' }],
});
const values = draftValues(record);

describe('a draft of a bill', () => {
  it('holds figures as texts, and makes the bill it was begun with', () => {
    expect(values.goods[0]).toMatchObject({ key: 'g0', number: '12', weight: '10.5' });
    expect(values.head).not.toHaveProperty('webStatus');
    expect(draftRecord(record, values)).toEqual(record);
  });

  it('counts nothing of what is no figure yet, and leaves empty rows out', () => {
    const typed = { ...values, containers: [{ ...blankContainer('x'), weight: '12,' }, blankContainer('y')] };
    expect(draftRecord(record, typed).containers).toMatchObject([{ weight: '0', number: 0 }]);
  });

  it('tells what changed, cell by cell, and makes the second state of the first', () => {
    const [first, second] = values.containers;
    if (!first || !second) throw new Error('two rows');
    const next = {
      head: { ...values.head, vessel: 'EVER ACE' },
      goods: values.goods,
      containers: [
        { ...blankContainer('n1'), ctnNo: 'MSKU6011672' },
        { ...second, sealNo: 'CN1' },
      ],
    };
    const changes = draftChanges(values, next);
    expect(changes.head).toEqual({ vessel: 'EVER ACE' });
    expect(changes.goods).toEqual({ rows: [], removed: [], order: null });
    expect(changes.containers).toMatchObject({ removed: ['c0'], order: ['n1', 'c1'] });
    expect(changes.containers.rows.at(-1)).toEqual({ key: 'c1', cells: { sealNo: 'CN1' } });
    expect(withDraftChanges(values, changes)).toEqual(next);
    expect(isUnchanged(draftChanges(values, values))).toBe(true);
  });

  it('keeps rows of others where they stood', () => {
    expect(mergedOrder(['a', 'new', 'b'], ['a', 'theirs', 'b'])).toEqual(['a', 'theirs', 'new', 'b']);
    expect(mergedOrder(['b'], ['x', 'b', 'y'])).toEqual(['x', 'b', 'y']);
    expect(mergedOrder(['b'], ['b', 'y', 'z'])).toEqual(['b', 'y', 'z']);
  });
});
