import type { SheetChange, SheetRow, SheetSource } from './source.ts';

interface Step {
  readonly name: string;
  readonly done: readonly SheetChange[];
  readonly undone: readonly SheetChange[];
}

/** What an undo or redo did: the words of the step, and how many cells it left since somebody else has changed them. */
export interface SheetUndone {
  readonly name: string;
  readonly changes: readonly SheetChange[];
  readonly skipped: number;
}

/** The acts of a reader on a source: each is one step back, whatever it changed. */
export interface SheetHistory {
  /** does it, and remembers how to undo it */
  run(name: string, changes: readonly SheetChange[]): void;
  undo(): SheetUndone | undefined;
  redo(): SheetUndone | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

// Steps that are remembered.
const MOST = 200;

/** What takes a change back; undefined where nothing does, or nothing has to. */
function inverse(change: SheetChange, rows: ReadonlyMap<string, readonly [SheetRow, number]>): SheetChange | undefined {
  if (change.type === 'set') return { ...change, from: change.value, value: change.from };
  if (change.type === 'add') return { type: 'remove', row: change.row };
  if (change.type === 'restore') return { type: 'remove', row: change.row };
  // Which of two values holds was decided after both were seen.
  if (change.type === 'settle') return undefined;
  const [row, at] = rows.get(change.row) ?? [];
  if (!row || at === undefined) return undefined;
  if (row.state === 'new') return { type: 'add', row: row.id, values: row.values, at };
  return { type: 'restore', row: row.id };
}

const placed = (rows: readonly SheetRow[]) => new Map(rows.map((row, at) => [row.id, [row, at] as const]));

export function createSheetHistory(source: SheetSource): SheetHistory {
  const back: Step[] = [];
  let on: Step[] = [];

  /** Only what still stands as this step left it: what somebody else wrote there since stays. */
  const go = (name: string, changes: readonly SheetChange[]): SheetUndone => {
    const rows = placed(source.get());
    const kept = changes.filter((change) => {
      if (change.type !== 'set') return true;
      const [row] = rows.get(change.row) ?? [];
      // A row that an earlier change of this step brings back is not there yet.
      return row ? (row.values[change.column] ?? '') === change.from : true;
    });
    if (kept.length > 0) source.apply(kept);
    return { name, changes: kept, skipped: changes.length - kept.length };
  };

  return {
    run(name, changes) {
      if (changes.length === 0) return;
      const rows = placed(source.get());
      const undone = changes.map((change) => inverse(change, rows)).filter((change) => change !== undefined);
      source.apply(changes);
      if (undone.length === 0) return;
      back.push({ name, done: changes.filter(({ type }) => type !== 'settle'), undone: undone.reverse() });
      if (back.length > MOST) back.shift();
      on = [];
    },
    undo() {
      const step = back.pop();
      if (!step) return undefined;
      on.push(step);
      return go(step.name, step.undone);
    },
    redo() {
      const step = on.pop();
      if (!step) return undefined;
      back.push(step);
      return go(step.name, step.done);
    },
    get canUndo() {
      return back.length > 0;
    },
    get canRedo() {
      return on.length > 0;
    },
  };
}
