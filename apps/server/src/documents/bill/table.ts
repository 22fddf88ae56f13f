import { measure, type Style, write } from '../ink.ts';
import type { Label } from './labels.ts';
import { markLine } from './marker.ts';
import { makeRoom, type Sheet } from './page.ts';
import { BOTTOM, COLOR, INSET, LABEL, LABEL_EN, LEADING, LEFT, px, RIGHT, rule, VALUE, WIDTH } from './paper.ts';

export interface Column {
  readonly label: Label | null;
  /** pixels of the form; the one column without a width takes the rest */
  readonly width?: number;
  readonly end?: true;
  /** what it shows of a row */
  readonly field?: string;
}
export type CellDrawing = (x: number, baseline: number) => void;
/** Lines of text, or a drawing of one line. */
export type TableCell = readonly string[] | CellDrawing;

/** A table of the bill: rows flow on to rider pages, and the head is repeated on each. */
export interface TableLayout {
  readonly columns: readonly Column[];
  /** true for a table that starts under an ink rule */
  readonly strong: boolean;
  /** left edges in points, and the right edge of the last */
  readonly edges: readonly number[];
}

export function layoutOf(columns: readonly Column[], strong = false): TableLayout {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + px(width), 0);
  const edges = [LEFT];
  for (const { width } of columns)
    edges.push((edges.at(-1) ?? LEFT) + (width === undefined ? WIDTH - fixed : px(width)));
  return { columns, edges, strong };
}

/** Points for text inside a column. */
export const roomOf = ({ edges }: TableLayout, column: number): number =>
  (edges[column + 1] ?? RIGHT) - (edges[column] ?? LEFT) - INSET * 2 + 0.5;

function verticals(sheet: Sheet, { edges }: TableLayout, height: number, from = 1): void {
  edges.slice(from, -1).forEach((x) => {
    rule(sheet.ink, x, sheet.y, x, sheet.y + height);
  });
}

const sides = (layout: TableLayout, column: number) => ({
  start: (layout.edges[column] ?? LEFT) + INSET,
  end: (layout.edges[column + 1] ?? RIGHT) - INSET,
  toEnd: layout.columns[column]?.end ?? false,
});

function drawText(sheet: Sheet, layout: TableLayout, column: number, text: string, baseline: number, style: Style) {
  const { start, end, toEnd } = sides(layout, column);
  write(sheet.ink, text, toEnd ? end : start, baseline, style, toEnd ? 'end' : 'start');
}

/** The head of a table, on the next page when no row would fit under it. */
export function drawHead(sheet: Sheet, layout: TableLayout): void {
  const both = sheet.heading.language === 'zh-CN';
  const height = px(both ? 42 : 28);
  makeRoom(sheet, height + rowHeight(1));
  sheet.ink.doc.rect(LEFT, sheet.y, WIDTH, height).fill(COLOR.tint);
  layout.columns.forEach(({ label }, column) => {
    if (!label) return;
    const [zh, en] = label;
    if (both) drawText(sheet, layout, column, zh, sheet.y + px(18), LABEL);
    const style: Style = both ? LABEL_EN : { ...LABEL, face: 'sansBold', size: px(11) };
    drawText(sheet, layout, column, en, sheet.y + px(both ? 34 : 19), style);
  });
  const { doc } = sheet.ink;
  doc
    .moveTo(LEFT, sheet.y)
    .lineTo(RIGHT, sheet.y)
    .lineWidth(px(layout.strong ? 1.5 : 1));
  doc.strokeColor(layout.strong ? COLOR.ink : COLOR.rule).stroke();
  verticals(sheet, layout, height);
  sheet.y += height;
  rule(sheet.ink, LEFT, sheet.y, RIGHT, sheet.y);
}

const linesIn = (cell: TableCell): number => (typeof cell === 'function' ? 1 : cell.length);
const rowHeight = (lines: number): number => px(10) + lines * LEADING;

/**
 * Draws one row, which `sheet.marked` calls `row`. A row that does not fit goes on the next page; one with more lines than a page holds is cut between
 * two lines and continued there.
 */
export function drawBodyRow(
  sheet: Sheet,
  layout: TableLayout,
  cells: readonly TableCell[],
  first: boolean,
  row: string,
): void {
  const total = Math.max(1, ...cells.map(linesIn));
  // A short row stays whole; a long one may start when at least four of its lines fit.
  const turned = makeRoom(sheet, rowHeight(Math.min(total, 4)));
  if (turned) drawHead(sheet, layout);
  else if (!first) rule(sheet.ink, LEFT, sheet.y, RIGHT, sheet.y, true);
  for (let from = 0; from < total; ) {
    let lines = total - from;
    while (lines > 1 && sheet.y + rowHeight(lines) > BOTTOM) lines--;
    const height = rowHeight(lines);
    cells.forEach((cell, column) => {
      if (typeof cell === 'function') {
        if (from === 0) cell((layout.edges[column] ?? LEFT) + INSET, sheet.y + px(18));
        return;
      }
      const marked = sheet.marked?.get(`${row}.${layout.columns[column]?.field}`);
      const { start, end, toEnd } = sides(layout, column);
      cell.slice(from, from + lines).forEach((line, place) => {
        const baseline = sheet.y + px(18) + place * LEADING;
        const x = marked && toEnd ? end - measure(sheet.ink, line, VALUE) : start;
        markLine(sheet.ink, marked, cell, from + place, { x, baseline, style: VALUE });
        drawText(sheet, layout, column, line, baseline, VALUE);
      });
    });
    verticals(sheet, layout, height);
    sheet.y += height;
    from += lines;
    if (from < total && makeRoom(sheet, rowHeight(1))) drawHead(sheet, layout);
  }
}

/** The foot of a table. `merged` says over how many columns the text in a place runs; the rules follow. */
export function drawTotals(
  sheet: Sheet,
  layout: TableLayout,
  cells: readonly { column: number; lines: readonly string[]; style: Style; span?: number }[],
): void {
  const height = rowHeight(Math.max(...cells.map(({ lines }) => lines.length)));
  if (makeRoom(sheet, height)) drawHead(sheet, layout);
  sheet.ink.doc.rect(LEFT, sheet.y, WIDTH, height).fill(COLOR.tint);
  rule(sheet.ink, LEFT, sheet.y, RIGHT, sheet.y);
  for (const { column, lines, style, span = 1 } of cells) {
    lines.forEach((line, place) => {
      drawText(sheet, layout, column, line, sheet.y + px(18) + place * LEADING, style);
    });
    const x = layout.edges[column + span] ?? RIGHT;
    if (x < RIGHT) rule(sheet.ink, x, sheet.y, x, sheet.y + height);
  }
  sheet.y += height;
}
