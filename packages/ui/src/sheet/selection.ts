/** A cell by the places of its row and its column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where selecting began, and the cell it has come to, which has the focus. */
export interface Selection {
  readonly anchor: Place;
  readonly cursor: Place;
}

export interface Rect {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const at = (row: number, column: number): Selection => ({ anchor: { row, column }, cursor: { row, column } });

export const rectOf = ({ anchor, cursor }: Selection): Rect => ({
  top: Math.min(anchor.row, cursor.row),
  left: Math.min(anchor.column, cursor.column),
  bottom: Math.max(anchor.row, cursor.row),
  right: Math.max(anchor.column, cursor.column),
});

export const sizeOf = ({ top, left, bottom, right }: Rect): Size => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});
export const isSingle = ({ top, left, bottom, right }: Rect): boolean => top === bottom && left === right;
export const holds = ({ top, left, bottom, right }: Rect, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;
export const cellsIn = (rect: Rect): number => sizeOf(rect).rows * sizeOf(rect).columns;

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The same selection in a sheet that may have become smaller. */
export function clamped({ anchor, cursor }: Selection, { rows, columns }: Size): Selection {
  const inside = (place: Place): Place => ({ row: within(place.row, rows), column: within(place.column, columns) });
  return { anchor: inside(anchor), cursor: inside(cursor) };
}

/** Where Ctrl and an arrow lead along a line: to the end of what is filled, or over the gap to the next that is. */
export function edge(from: number, step: 1 | -1, count: number, filled: (index: number) => boolean): number {
  const isIn = (index: number) => index >= 0 && index < count;
  let index = from + step;
  if (!isIn(index)) return from;
  if (filled(from) && filled(index)) {
    while (isIn(index + step) && filled(index + step)) index += step;
    return index;
  }
  while (isIn(index + step) && !filled(index)) index += step;
  return index;
}

export interface Move {
  /** rows and columns to go */
  readonly down?: number;
  readonly on?: number;
  /** to the end of what is filled */
  readonly far?: boolean;
  /** the selection grows instead of moving */
  readonly extend?: boolean;
}

/** The selection after a key that moves. */
export function moved(
  { anchor, cursor }: Selection,
  { down = 0, on = 0, far = false, extend = false }: Move,
  size: Size,
  filled: (place: Place) => boolean,
): Selection {
  const step = (by: number) => (by > 0 ? 1 : -1);
  const row = !down
    ? cursor.row
    : far
      ? edge(cursor.row, step(down), size.rows, (index) => filled({ row: index, column: cursor.column }))
      : within(cursor.row + down, size.rows);
  const column = !on
    ? cursor.column
    : far
      ? edge(cursor.column, step(on), size.columns, (index) => filled({ row: cursor.row, column: index }))
      : within(cursor.column + on, size.columns);
  const next = { row, column };
  return { anchor: extend ? anchor : next, cursor: next };
}

/** What the handle at the corner of a selection fills when it is drawn to a place: the way that is further, down or across. */
export function drawnTo(rect: Rect, { row, column }: Place): Rect {
  const down = row > rect.bottom ? row - rect.bottom : row < rect.top ? row - rect.top : 0;
  const on = column > rect.right ? column - rect.right : column < rect.left ? column - rect.left : 0;
  if (Math.abs(down) >= Math.abs(on))
    return { ...rect, top: Math.min(rect.top, row), bottom: Math.max(rect.bottom, row) };
  return { ...rect, left: Math.min(rect.left, column), right: Math.max(rect.right, column) };
}
