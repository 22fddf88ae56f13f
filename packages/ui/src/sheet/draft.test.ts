import { expect, it, vi } from 'vitest';
import { createSheetDraft } from './draft.ts';
import { createSheetHistory } from './history.ts';
import { sheetIssues } from './issues.ts';
import { pendingOf, type SheetChange } from './source.ts';

const rows = () => [
  { id: 'a', values: { hq: '100', free: '5' } },
  { id: 'b', values: { hq: '200', free: '7' } },
];
const set = (row: string, column: string, from: string, value: string): SheetChange => ({
  type: 'set',
  row,
  column,
  from,
  value,
});
const row = (draft: ReturnType<typeof createSheetDraft>, id: string) => draft.get().find((one) => one.id === id);

it('keeps what stood there, until it stands there again', () => {
  const draft = createSheetDraft(rows());
  const changed = vi.fn();
  const end = draft.subscribe(changed);
  const [, second] = draft.get();
  draft.apply([set('a', 'hq', '100', '110'), set('a', 'hq', '110', '120')]);
  expect(row(draft, 'a')).toMatchObject({ values: { hq: '120' }, changed: { hq: '100' } });
  expect(draft.get()[1]).toBe(second);
  expect(pendingOf(draft.get())).toEqual({ cells: 1, rows: 1 });
  draft.apply([set('a', 'hq', '120', '100')]);
  expect(row(draft, 'a')?.changed).toBeUndefined();
  expect(draft.pending()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
  end();
  draft.apply([set('a', 'hq', '100', '1')]);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('takes what others saved where nobody wrote here, and asks where both did', () => {
  const draft = createSheetDraft(rows());
  draft.apply([set('a', 'hq', '100', '110')]);
  draft.receive({
    rows: [
      { id: 'a', values: { hq: '130', free: '6' } },
      { id: 'c', values: { hq: '1' } },
    ],
    by: 'Lin Yue',
  });
  expect(row(draft, 'a')).toMatchObject({
    values: { hq: '110', free: '6' },
    changed: { hq: '100' },
    clashes: { hq: { theirs: '130', by: 'Lin Yue' } },
  });
  expect(draft.get().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  draft.apply([{ type: 'settle', row: 'a', column: 'hq', take: 'mine' }]);
  expect(row(draft, 'a')).toMatchObject({ values: { hq: '110' }, changed: { hq: '130' }, clashes: undefined });
});

it('gives up for theirs, and knows when both wrote the same', () => {
  const draft = createSheetDraft(rows());
  draft.apply([set('a', 'hq', '100', '110'), set('b', 'hq', '200', '210')]);
  draft.receive({
    rows: [
      { id: 'a', values: { hq: '130', free: '5' } },
      { id: 'b', values: { hq: '210', free: '7' } },
    ],
  });
  expect(row(draft, 'b')).toMatchObject({ values: { hq: '210' }, changed: undefined });
  draft.apply([{ type: 'settle', row: 'a', column: 'hq', take: 'theirs' }]);
  expect(row(draft, 'a')).toMatchObject({ values: { hq: '130' }, changed: undefined, clashes: undefined });
});

it('overwrites nothing that came in while the hand was writing', () => {
  const draft = createSheetDraft(rows());
  draft.receive({ rows: [{ id: 'a', values: { hq: '130', free: '5' } }] });
  draft.apply([set('a', 'hq', '100', '110')]);
  expect(row(draft, 'a')).toMatchObject({ values: { hq: '110' }, clashes: { hq: { theirs: '130' } } });
});

it('keeps what was written into a row that somebody took away', () => {
  const draft = createSheetDraft(rows());
  draft.apply([set('a', 'hq', '100', '110')]);
  draft.receive({ gone: ['a', 'b'] });
  expect(draft.get()).toEqual([{ id: 'a', values: { hq: '110', free: '5' }, state: 'new' }]);
});

it('adds, removes and brings back rows; a new one that is removed is gone', () => {
  const draft = createSheetDraft(rows());
  draft.apply([
    { type: 'add', row: 'n', values: { hq: '1' }, at: 1 },
    { type: 'remove', row: 'b' },
    set('n', 'hq', '1', '2'),
  ]);
  expect(draft.get().map(({ id }) => id)).toEqual(['a', 'n', 'b']);
  expect(draft.pending()).toMatchObject([
    { id: 'n', state: 'new', values: { hq: '2' } },
    { id: 'b', removed: true },
  ]);
  draft.saved('n', { id: 'c', values: { hq: '2' } });
  draft.apply([{ type: 'restore', row: 'b' }]);
  expect(draft.pending()).toEqual([]);
  draft.apply([
    { type: 'add', row: 'm', values: {}, at: 99 },
    { type: 'remove', row: 'm' },
  ]);
  expect(draft.get().map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

it('says what is wrong in what is to be saved', () => {
  const columns = [
    {
      id: 'hq',
      head: '40HQ',
      kind: 'money' as const,
      validate: (value: string) => (value === '' ? { message: 'missing' } : undefined),
    },
    { id: 'free', head: 'Free', kind: 'number' as const },
  ];
  const draft = createSheetDraft([...rows(), { id: 'c', values: { hq: '' } }]);
  draft.apply([set('a', 'hq', '100', '')]);
  draft.refuse('b', { free: 'too long' });
  expect(sheetIssues(draft.get(), columns)).toEqual([
    { message: 'missing', row: 'a', column: 'hq', at: 0 },
    { message: 'too long', row: 'b', column: 'free', at: 1 },
  ]);
  draft.apply([set('b', 'free', '7', '8')]);
  expect(row(draft, 'b')?.refused).toBeUndefined();
});

it('undoes and redoes an act as one step, whatever it changed', () => {
  const draft = createSheetDraft(rows());
  const history = createSheetHistory(draft);
  const before = draft.get();
  history.run('paste', [
    set('a', 'hq', '100', '1'),
    set('b', 'hq', '200', '2'),
    { type: 'add', row: 'n', values: { hq: '3' }, at: 2 },
  ]);
  history.run('remove', [
    { type: 'remove', row: 'n' },
    { type: 'remove', row: 'a' },
  ]);
  const after = draft.get();
  expect(history.undo()).toMatchObject({ name: 'remove', skipped: 0 });
  expect(draft.get().map(({ id }) => id)).toEqual(['a', 'b', 'n']);
  history.undo();
  expect(draft.get().map(({ values }) => values)).toEqual(before.map(({ values }) => values));
  expect([history.canUndo, history.canRedo, history.undo()]).toEqual([false, true, undefined]);
  history.redo();
  history.redo();
  expect(draft.get()).toEqual(after);
  expect(history.redo()).toBeUndefined();
});

it('leaves at an undo what somebody else has written since', () => {
  const draft = createSheetDraft(rows());
  const history = createSheetHistory(draft);
  history.run('fill', [set('a', 'hq', '100', '1'), set('b', 'hq', '200', '1')]);
  draft.receive({ rows: [{ id: 'a', values: { hq: '130', free: '5' } }] });
  draft.apply([{ type: 'settle', row: 'a', column: 'hq', take: 'theirs' }]);
  expect(history.undo()).toMatchObject({ name: 'fill', skipped: 1 });
  expect(draft.get().map(({ values }) => values['hq'])).toEqual(['130', '200']);
});

it('forgets what was undone once something else is done', () => {
  const history = createSheetHistory(createSheetDraft(rows()));
  history.run('one', [set('a', 'hq', '100', '1')]);
  history.undo();
  history.run('two', [set('a', 'hq', '100', '2')]);
  history.run('nothing', []);
  expect([history.canRedo, history.undo()?.name, history.canUndo]).toEqual([false, 'two', false]);
});

it('keeps what is published beside what was saved into a draft, which is nothing to be saved', () => {
  const draft = createSheetDraft(rows());
  draft.receive({ rows: [{ id: 'a', values: { hq: '130', free: '5' }, state: 'draft', drafted: { hq: '100' } }] });
  expect(draft.get()[0]).toMatchObject({ values: { hq: '130' }, drafted: { hq: '100' } });
  expect(draft.pending()).toEqual([]);
  draft.receive({ rows: [{ id: 'a', values: { hq: '130', free: '5' } }] });
  expect(draft.get()[0]?.drafted).toBeUndefined();
});
