import { type SheetColumn, valueIn } from './column.ts';
import type { SheetUndone } from './history.ts';
import { copied, type LeftOut, type PastePlan, planPaste, planUpdate } from './paste.ts';
import { type CellRead, sameValue } from './read-cell.ts';
import { at, cellsIn, isSingle, type Rect, sizeOf } from './selection.ts';
import type { SheetChange, SheetRow } from './source.ts';
import type { SheetState } from './use-sheet.ts';

const isFault = (answer: CellRead): answer is Extract<CellRead, { fault: unknown }> => 'fault' in answer;
/** What a fill passes over needs no list: it was not brought by anybody. */
const isBrought = ({ why }: LeftOut): boolean => why !== 'readonly' && why !== 'locked';

/** Writing into one cell. */
function writing(sheet: SheetState) {
  const { text, row, column, editing, setEditing, setLeft, say, history } = sheet;
  const put = (one: SheetRow, other: SheetColumn, from: string, value: string) => {
    if (sameValue(other, from, value)) return;
    const name = text('sheet.step.cell', { place: sheet.here });
    history.run(name, [{ type: 'set', row: one.id, column: other.id, from, value }]);
    const words = { place: sheet.here, from: sheet.shown(other, from, one), to: sheet.shown(other, value, one) };
    say(text('sheet.said.cell', words));
  };
  return {
    /** begins to write, with what stands there or with what was typed; false where nothing may be written */
    begin(mode: 'write' | 'edit', typed?: string): boolean {
      if (!row || !column || !sheet.isOpen(row, column)) {
        if (row && column) say(text(row.removed ? 'sheet.said.removed' : 'sheet.said.fixed', { place: sheet.here }));
        return false;
      }
      const from = valueIn(column, row);
      setEditing({ row: row.id, column, from, text: typed ?? from, mode });
      return true;
    },
    cancel: () => setEditing(undefined),
    /** ends writing: false where the text is no value, and `stays` asks to go on in the cell; else it is listed */
    commit(given: string, stays: boolean): boolean {
      const one = sheet.rows.find(({ id }) => id === editing?.row);
      if (!editing || !one) {
        setEditing(undefined);
        return true;
      }
      const answer = sheet.read(editing.column, given);
      if (!isFault(answer)) {
        setEditing(undefined);
        put(one, editing.column, editing.from, answer.value);
        return true;
      }
      if (stays) {
        setEditing({ ...editing, text: given, fault: answer });
        say(sheet.faultWords(editing.column, answer.fault, given));
        return false;
      }
      setEditing(undefined);
      const { head, id } = editing.column;
      const repair = answer.repair === undefined ? undefined : { row: one.id, column: id, value: answer.repair };
      setLeft([{ line: sheet.rows.indexOf(one) + 1, head, text: given, why: answer.fault, repair }]);
      return true;
    },
    /** takes what is proposed for the cell that has the focus */
    repair(): boolean {
      const value = editing?.fault?.repair ?? sheet.issue?.repair;
      if (!row || !column || value === undefined) return false;
      setEditing(undefined);
      put(row, column, valueIn(column, row), value);
      return true;
    },
    settle(take: 'mine' | 'theirs') {
      if (!row || !column) return;
      history.run('', [{ type: 'settle', row: row.id, column: column.id, take }]);
      say(text(`sheet.said.${take}`, { place: sheet.here }));
    },
    /** takes what is proposed for something that was pasted */
    repairLeft(entries: readonly LeftOut[]) {
      const changes = entries.flatMap(({ repair }): SheetChange[] => {
        const one = sheet.all.find(({ id }) => id === repair?.row);
        if (!repair || !one) return [];
        const from = one.values[repair.column] ?? '';
        return [{ type: 'set', row: one.id, column: repair.column, from, value: repair.value }];
      });
      history.run(text('sheet.step.repair'), changes);
      setLeft(sheet.left.filter((one) => !entries.includes(one)));
      say(text('sheet.said.changed', { count: changes.length }));
    },
  };
}

/** What is done with all selected cells. */
function blocks(sheet: SheetState) {
  const { text, rows, columns, rect, history, say, setLeft, select, source, all } = sheet;
  const told = (count: number) => say(text('sheet.said.changed', { count }));
  const run = (name: string, plan: PastePlan, left: readonly LeftOut[]) => {
    history.run(name, plan.changes);
    setLeft(left);
    const { top, left: start, bottom, right } = plan.rect;
    select({ cursor: { row: top, column: start }, anchor: { row: bottom, column: right } });
    const words = { count: plan.cells, rows: plan.added, left: left.length };
    say(text(left.length > 0 ? 'sheet.said.partly' : 'sheet.said.pasted', words));
  };
  const fill = (cells: readonly (readonly string[])[], into: Rect) => {
    const plan = planPaste({ cells, into, rows, columns, read: sheet.read, repeat: true });
    run(text('sheet.step.fill'), plan, plan.left.filter(isBrought));
  };
  return {
    copy: (): string[][] => copied(rows, columns, rect),
    clear(name = text('sheet.step.clear')) {
      const changes = planUpdate(rows, columns, rect, () => '');
      history.run(name, changes);
      told(changes.length);
    },
    paste(cells: readonly (readonly string[])[]) {
      const { newId } = source;
      const plan = planPaste({ cells, into: rect, rows, columns, read: sheet.read, newId, end: all.length });
      run(text('sheet.step.paste'), plan, plan.left);
    },
    /** the first line of the selection into all others, or the cell above into the one */
    fillDown() {
      const { rows: height } = sizeOf(rect);
      if (height === 1 && rect.top === 0) return;
      const from = height > 1 ? rect.top : rect.top - 1;
      fill(copied(rows, columns, { ...rect, top: from, bottom: from }), rect);
    },
    fillTo(into: Rect) {
      if (cellsIn(into) === cellsIn(rect)) return;
      // Upwards and to the start the pattern ends at the selection.
      fill(turned(copied(rows, columns, rect), into, rect), into);
    },
    update(name: string, valueFor: (value: string, row: SheetRow, column: SheetColumn) => string | undefined): number {
      const left: LeftOut[] = [];
      const changes = planUpdate(rows, columns, rect, (value, row, column) => {
        const given = valueFor(value, row, column);
        if (given === undefined) return undefined;
        const answer = sheet.read(column, given);
        if (!isFault(answer)) return answer.value;
        left.push({ line: rows.indexOf(row) + 1, head: column.head, text: given, why: answer.fault });
        return undefined;
      });
      history.run(name, changes);
      setLeft(left);
      told(changes.length);
      return changes.length;
    },
  };
}

/** Cells moved round so that, repeated over a bigger part, they stand where they stood. */
function turned(cells: readonly (readonly string[])[], into: Rect, from: Rect): string[][] {
  const [height, width] = [cells.length, cells[0]?.length ?? 1];
  const [up, back] = [
    (height - ((from.top - into.top) % height)) % height,
    (width - ((from.left - into.left) % width)) % width,
  ];
  return cells.map((_, down) =>
    Array.from({ length: width }, (_one, on) => cells[(down + up) % height]?.[(on + back) % width] ?? ''),
  );
}

/** Rows that come and go, and steps that are taken back. */
function lines(sheet: SheetState) {
  const { text, rows, columns, rect, history, say, source, all, select } = sheet;
  const chosen = rows.slice(rect.top, rect.bottom + 1).filter(({ locked }) => !locked);
  const tell = (done: SheetUndone | undefined, word: 'undone' | 'redone') => {
    if (!done) return say(text(word === 'undone' ? 'sheet.said.noUndo' : 'sheet.said.noRedo'));
    const first = done.changes.find(({ type }) => type === 'set');
    const row = rows.findIndex(({ id }) => id === first?.row);
    const column = first?.type === 'set' ? columns.findIndex(({ id }) => id === first.column) : -1;
    // Where it happened is shown.
    if (row >= 0 && column >= 0) select(at(row, column));
    say(text(done.skipped > 0 ? 'sheet.said.skipped' : `sheet.said.${word}`, { name: done.name, count: done.skipped }));
  };
  return {
    undo: () => tell(history.undo(), 'undone'),
    redo: () => tell(history.redo(), 'redone'),
    add() {
      const id = source.newId?.();
      if (id === undefined) return;
      const before = all.findIndex((row) => row.id === sheet.row?.id);
      const place = before < 0 ? all.length : before + 1;
      history.run(text('sheet.step.add'), [{ type: 'add', row: id, values: {}, at: place }]);
      const first = columns.findIndex(({ kind }) => kind !== 'readonly');
      const line = rows.length === 0 ? 0 : sheet.selection.cursor.row + 1;
      select(at(line, Math.max(0, first)));
      say(text('sheet.said.added', { row: line + 1 }));
    },
    remove() {
      const gone = chosen.filter(({ removed }) => !removed);
      history.run(
        text('sheet.step.remove'),
        gone.map(({ id }) => ({ type: 'remove', row: id })),
      );
      say(text('sheet.said.gone', { count: gone.length }));
    },
    restore() {
      const back = chosen.filter(({ removed }) => removed);
      history.run(
        text('sheet.step.restore'),
        back.map(({ id }) => ({ type: 'restore', row: id })),
      );
      say(text('sheet.said.back', { count: back.length }));
    },
    /** of the selected rows: those that can be taken away, and those that can be brought back */
    removable: chosen.filter(({ removed }) => !removed).length,
    restorable: chosen.filter(({ removed }) => removed).length,
    isSingle: isSingle(rect),
  };
}

/** What can be done with a sheet, from wherever it is asked. */
export const actsOf = (sheet: SheetState) => ({ ...writing(sheet), ...blocks(sheet), ...lines(sheet) });
export type SheetActs = ReturnType<typeof actsOf>;
