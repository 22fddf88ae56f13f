import { isEditable, type SheetColumn, valueIn } from './column.ts';
import { type CellRead, type ReadFault, sameValue } from './read-cell.ts';
import { type Rect, sizeOf } from './selection.ts';
import type { SheetChange, SheetRow } from './source.ts';

/** Why something that was pasted did not come in. */
export type LeftWhy = ReadFault | 'rows' | 'columns' | 'readonly' | 'locked';

/** What was pasted and is not in the sheet. */
export interface LeftOut {
  /** line of what was pasted, from 1 */
  readonly line: number;
  /** head of the column it was meant for; none where it is about a whole line */
  readonly head?: string | undefined;
  /** as it was pasted */
  readonly text: string;
  readonly why: LeftWhy;
  /** what it may have meant, and the cell that it goes into then */
  readonly repair?: { readonly row: string; readonly column: string; readonly value: string } | undefined;
}

export interface PastePlan {
  readonly changes: readonly SheetChange[];
  readonly left: readonly LeftOut[];
  /** what the cells cover in the sheet */
  readonly rect: Rect;
  /** cells and rows that become other ones */
  readonly cells: number;
  readonly added: number;
}

export interface PasteAsked {
  cells: readonly (readonly string[])[];
  /** the selection they go into */
  into: Rect;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  read: (column: SheetColumn, text: string) => CellRead;
  /** an id for a row that is added; without it none is */
  newId?: (() => string) | undefined;
  /** where added rows stand among those of the source, which may be more than these */
  end?: number;
  /** repeats the cells until the selection is full, where else it is filled only when it is a multiple of them */
  repeat?: boolean;
}

const isFull = (cells: readonly string[]): boolean => cells.some((text) => text.trim() !== '');

const widest = (cells: PasteAsked['cells']): number => cells.reduce((most, { length }) => Math.max(most, length), 1);

/** How many rows and columns the cells take: the selection where they fit into it so many times, else what they are. */
function extent({ cells, into, repeat }: PasteAsked): { height: number; width: number } {
  const height = cells.length;
  const width = widest(cells);
  const { rows, columns } = sizeOf(into);
  if (repeat || (rows % height === 0 && columns % width === 0)) return { height: rows, width: columns };
  return { height, width };
}

interface Line {
  /** of what was pasted, from 1 */
  line: number;
  /** its texts with the columns they are meant for; those beyond the last column stand in `over` */
  pairs: readonly (readonly [column: SheetColumn, text: string])[];
  over: readonly string[];
}

/** The lines as they come into the sheet. */
function linesOf(asked: PasteAsked): Line[] {
  const { cells, into, columns } = asked;
  const { height, width } = extent(asked);
  const own = widest(cells);
  return Array.from({ length: height }, (_, down) => {
    const line = down % cells.length;
    const texts = cells[line] ?? [];
    const wanted = Array.from({ length: width }, (_one, on) => texts[on % own]);
    const pairs = wanted.flatMap((text, on) => {
      const column = columns[into.left + on];
      return column && text !== undefined ? [[column, text] as const] : [];
    });
    const over = wanted.slice(Math.max(0, columns.length - into.left)).filter((text) => text !== undefined);
    return { line: line + 1, pairs, over };
  });
}

/** What cells that were pasted make of a sheet: what is changed and added, and whatever of them cannot come in. */
export function planPaste(asked: PasteAsked): PastePlan {
  const { into, rows, columns, read, newId } = asked;
  const changes: SheetChange[] = [];
  const left: LeftOut[] = [];
  const fixed = new Map<string, { line: number; head: string; texts: string[] }>();
  const lines = asked.cells.length > 0 ? linesOf(asked) : [];
  let [count, added] = [0, 0];

  const readInto = (row: string, { line, pairs }: Line, put: (column: SheetColumn, value: string) => void) => {
    for (const [column, text] of pairs) {
      const answer = read(column, text);
      if ('value' in answer) put(column, answer.value);
      else {
        const repair = answer.repair === undefined ? undefined : { row, column: column.id, value: answer.repair };
        left.push({ line, head: column.head, text, why: answer.fault, repair });
      }
    }
  };
  /** A column that is not written into is named once, however many cells were meant for it. */
  const keepOut = (column: SheetColumn, text: string, line: number) => {
    const one = fixed.get(column.id) ?? { line, head: column.head, texts: [] };
    one.texts.push(text);
    fixed.set(column.id, one);
  };

  for (const [down, line] of lines.entries()) {
    if (isFull(line.over)) left.push({ line: line.line, text: line.over.join(' '), why: 'columns' });
    const row = rows[into.top + down];
    const texts = line.pairs.map(([, text]) => text);
    if (row && (row.locked || row.removed)) {
      if (line.pairs.some(([column, text]) => valueIn(column, row) !== text))
        left.push({ line: line.line, text: texts.join(' '), why: 'locked' });
      continue;
    }
    if (!row && !newId) {
      if (isFull(texts)) left.push({ line: line.line, text: texts.join(' '), why: 'rows' });
      continue;
    }
    const editable = { ...line, pairs: line.pairs.filter(([column]) => isEditable(column)) };
    for (const [column, text] of line.pairs)
      if (!isEditable(column) && text.trim() !== '' && (!row || valueIn(column, row) !== text))
        keepOut(column, text, line.line);
    if (row) {
      readInto(row.id, editable, (column, value) => {
        const from = valueIn(column, row);
        if (sameValue(column, from, value)) return;
        changes.push({ type: 'set', row: row.id, column: column.id, from, value });
        count += 1;
      });
    } else if (newId && isFull(texts)) {
      const id = newId();
      const values: Record<string, string> = {};
      readInto(id, editable, (column, value) => {
        values[column.id] = value;
        count += 1;
      });
      changes.push({ type: 'add', row: id, values, at: (asked.end ?? rows.length) + added });
      added += 1;
    }
  }
  for (const { line, head, texts } of fixed.values()) left.push({ line, head, text: texts.join(' '), why: 'readonly' });
  const { height, width } = lines.length > 0 ? extent(asked) : { height: 1, width: 1 };
  return {
    changes,
    left: left.sort((one, other) => one.line - other.line),
    rect: {
      top: into.top,
      left: into.left,
      bottom: Math.max(into.top, Math.min(into.top + height, rows.length + added) - 1),
      right: Math.min(into.left + width, columns.length) - 1,
    },
    cells: count,
    added,
  };
}

/** The texts of a part of the sheet, as they are copied. */
export const copied = (rows: readonly SheetRow[], columns: readonly SheetColumn[], rect: Rect): string[][] =>
  rows
    .slice(rect.top, rect.bottom + 1)
    .map((row) => columns.slice(rect.left, rect.right + 1).map((column) => valueIn(column, row)));

/** Changes that put one value each into the cells of a part; what is read-only, locked, or the same already is left as it is. */
export function planUpdate(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  rect: Rect,
  valueFor: (value: string, row: SheetRow, column: SheetColumn) => string | undefined,
): SheetChange[] {
  const wanted = columns.slice(rect.left, rect.right + 1).filter(isEditable);
  return rows.slice(rect.top, rect.bottom + 1).flatMap((row) =>
    row.locked || row.removed
      ? []
      : wanted.flatMap((column): SheetChange[] => {
          const from = valueIn(column, row);
          const value = valueFor(from, row, column);
          if (value === undefined || sameValue(column, from, value)) return [];
          return [{ type: 'set', row: row.id, column: column.id, from, value }];
        }),
  );
}
