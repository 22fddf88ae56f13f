import { expect, it } from 'vitest';
import type { SheetColumn } from './column.ts';
import { createSheetDraft } from './draft.ts';
import { rateColumns, rateRows } from './fixtures.ts';
import { type PasteAsked, planPaste, planUpdate } from './paste.ts';
import { readCell } from './read-cell.ts';

const COLUMNS = rateColumns('en-US');
const read = (column: SheetColumn, text: string) => readCell(column, text, 'en-US');
const at = (row: number, column: number, bottom = row, right = column) => ({ top: row, left: column, bottom, right });
const plan = (given: Partial<PasteAsked> & Pick<PasteAsked, 'cells' | 'into'>) =>
  planPaste({ rows: rateRows(3), columns: COLUMNS, read, ...given });
const HQ = 4;

it('puts cells where they belong, and leaves alone what is the same', () => {
  const { changes, left, rect, cells } = plan({ cells: [['2,360', '', '5'], ['2500']], into: at(0, HQ) });
  expect(changes).toEqual([
    { type: 'set', row: 'r1', column: 'free', from: '4', value: '5' },
    { type: 'set', row: 'r2', column: 'hq', from: '2490', value: '2500' },
  ]);
  expect([left, cells]).toEqual([[], 2]);
  expect(rect).toEqual(at(0, HQ, 1, HQ + 2));
});

it('fills a selection that is so many times as big, and no other', () => {
  const into = at(0, 0, 2, 0);
  expect(plan({ cells: [['USLGB']], into }).changes).toHaveLength(3);
  expect(plan({ cells: [['USLGB'], ['DEHAM']], into }).changes.map(({ row }) => row)).toEqual(['r1', 'r2']);
  const repeated = plan({ cells: [['USLGB'], ['DEHAM']], into, repeat: true });
  expect(repeated.changes.map((change) => 'value' in change && change.value)).toEqual(['USLGB', 'DEHAM', 'USLGB']);
});

it('adds rows where it may, after all rows of the source', () => {
  const ids = ['n1', 'n2'];
  const newId = () => ids.shift() ?? '';
  const { changes, added, rect } = plan({ cells: [['1'], ['2'], [''], ['3']], into: at(2, HQ), newId, end: 50 });
  expect(changes).toEqual([
    { type: 'set', row: 'r3', column: 'hq', from: '2620', value: '1' },
    { type: 'add', row: 'n1', values: { hq: '2' }, at: 50 },
    { type: 'add', row: 'n2', values: { hq: '3' }, at: 51 },
  ]);
  expect([added, rect.bottom]).toEqual([2, 4]);
});

it('drops nothing silently', () => {
  const cells = [['2,98O', '2430', '5', 'soon', 'note', 'over'], ['1'], ['2'], ['3', '', '', '']];
  const rows = rateRows(3).map((row, place) => (place === 1 ? { ...row, locked: true } : row));
  const { left, changes } = plan({ cells, rows, into: at(0, HQ) });
  expect(left).toEqual([
    { line: 1, text: 'over', why: 'columns' },
    { line: 1, head: '40HQ', text: '2,98O', why: 'figures', repair: { row: 'r1', column: 'hq', value: '2980' } },
    { line: 1, head: 'Valid until', text: 'soon', why: 'day', repair: undefined },
    { line: 2, text: '1', why: 'locked' },
    { line: 4, text: '3   ', why: 'rows' },
  ]);
  expect(changes.map((change) => 'column' in change && change.column)).toEqual(['free', 'note', 'hq']);
});

it('names a read-only column once, where something else was meant for it', () => {
  const { left } = plan({ cells: [['2430'], ['1'], ['2']], into: at(0, HQ + 1) });
  expect(left).toEqual([{ line: 2, head: 'List', text: '1 2', why: 'readonly' }]);
});

it('changes many cells by a rule, but for those that nobody may', () => {
  const draft = createSheetDraft(rateRows(3));
  draft.apply([{ type: 'remove', row: 'r2' }]);
  const changes = planUpdate(draft.get(), COLUMNS, at(0, HQ, 2, HQ + 1), (value) => String(Number(value) + 50));
  expect(changes).toEqual([
    { type: 'set', row: 'r1', column: 'hq', from: '2360', value: '2410' },
    { type: 'set', row: 'r3', column: 'hq', from: '2620', value: '2670' },
  ]);
});
