import type { BillRecord } from '@lading/validators/bill';
import { type Ink, measure, type Style, wrap, write } from '../ink.ts';
import { LABELS, type Label, type Language, WORDS } from './labels.ts';
import { markLine } from './marker.ts';
import type { Sheet } from './page.ts';
import { BIG, CODE, COLOR, INSET, LABEL, LABEL_EN, LEADING, LEFT, px, RIGHT, rule, VALUE } from './paper.ts';

const PARTY = px(293);
const UNIT = (RIGHT - LEFT - PARTY) / 16;
const PARTY_LINES = 4;

interface Cell {
  label: Label;
  value: string;
  /** where the value stands in the bill */
  path?: string;
  code?: string;
  codePath?: string;
  style?: Style;
}
interface Placed extends Cell {
  x: number;
  width: number;
}

const linesOf = (ink: Ink, { value, width, style = VALUE }: Placed): string[] =>
  wrap(ink, value || '—', width - INSET * 2 + 0.5, style);

const heightOf = (lines: number): number => px(5 + 17 + 1 + 6) + Math.max(1, lines) * LEADING;

function drawLabel(ink: Ink, [zh, en]: Label, x: number, baseline: number, language: Language): void {
  if (language === 'en-US') {
    write(ink, en, x, baseline, { ...LABEL, face: 'sansBold', size: px(11.5) });
    return;
  }
  const width = write(ink, zh, x, baseline, LABEL);
  write(ink, en, x + width + px(6), baseline, LABEL_EN);
}

function drawCell(sheet: Sheet, cell: Placed, top: number): void {
  const { ink, heading } = sheet;
  const x = cell.x + INSET;
  drawLabel(ink, cell.label, x, top + px(17), heading.language);
  if (cell.code) {
    const end = cell.x + cell.width - INSET;
    const at = { x: end - measure(ink, cell.code, CODE), baseline: top + px(17), style: CODE };
    markLine(ink, sheet.marked?.get(cell.codePath ?? ''), [cell.code], 0, at);
    write(ink, cell.code, end, top + px(17), CODE, 'end');
  }
  const lines = linesOf(ink, cell);
  const style = cell.style ?? VALUE;
  lines.forEach((line, place) => {
    const baseline = top + px(36) + place * LEADING;
    markLine(ink, sheet.marked?.get(cell.path ?? ''), lines, place, { x, baseline, style });
    write(ink, line, x, baseline, style);
  });
}

/** Places cells side by side from `x`, each as many of the sixteen units wide as its span. */
function place(x: number, cells: readonly (Cell & { span: number })[]): Placed[] {
  let at = x;
  return cells.map(({ span, ...cell }) => {
    const placed = { ...cell, x: at, width: span * UNIT };
    at += placed.width;
    return placed;
  });
}

const rowHeight = (ink: Ink, cells: readonly Placed[], least = 1): number =>
  heightOf(Math.max(least, ...cells.map((cell) => linesOf(ink, cell).length)));

/** Draws one row of cells between `top` and `top + height`, with the rules beside and under them. */
function drawRow(sheet: Sheet, cells: readonly Placed[], top: number, height: number): void {
  for (const cell of cells) {
    drawCell(sheet, cell, top);
    if (cell.x > LEFT) rule(sheet.ink, cell.x, top, cell.x, top + height);
  }
  const first = cells[0];
  if (first) rule(sheet.ink, first.x, top + height, RIGHT, top + height);
}

/** A party box on the left over rows of cells on the right; both end on the same line. */
function besideParty(sheet: Sheet, party: Cell, rows: readonly Placed[][], heights: number[]): void {
  const box: Placed = { ...party, x: LEFT, width: PARTY };
  const rest = heights.reduce((sum, height) => sum + height, 0);
  const spare = Math.max(0, rowHeight(sheet.ink, [box], PARTY_LINES) - rest);
  let top = sheet.y;
  rows.forEach((cells, row) => {
    const height = (heights[row] ?? 0) + (row === rows.length - 1 ? spare : 0);
    drawRow(sheet, cells, top, height);
    top += height;
  });
  rule(sheet.ink, LEFT + PARTY, sheet.y, LEFT + PARTY, top);
  drawRow(sheet, [box], sheet.y, top - sheet.y);
  sheet.y = top;
}

function drawTitle(sheet: Sheet, kind: BillRecord['kind'], height: number): void {
  const { ink, heading, y } = sheet;
  const { doc } = ink;
  const left = LEFT + PARTY;
  doc.rect(left, y, RIGHT - left, height).fill(COLOR.tint);
  const title = WORDS[kind === 'MBL' ? 'master' : 'house'];
  const [big, small] = heading.language === 'zh-CN' ? title : [title[1], WORDS.transport[1]];
  const x = left + INSET;
  write(ink, big, x, y + px(29), { face: 'sansBold', size: px(18), color: COLOR.ink, tracking: px(1) });
  write(ink, small, x, y + px(48), { face: 'sans', size: px(11), color: COLOR.ink, tracking: px(2) });
  const [width, tall] = [px(126), px(52)];
  doc
    .save()
    .translate(RIGHT - width / 2 - px(12), y + height / 2)
    .rotate(-3);
  doc
    .rect(-width / 2, -tall / 2, width, tall)
    .lineWidth(px(2))
    .strokeColor(COLOR.ink)
    .stroke();
  const stamp = { face: 'stencil', size: px(26), color: COLOR.ink, tracking: px(3) } as const;
  doc.markContent('Span', { actual: 'COPY NON-NEGOTIABLE' });
  write(ink, 'COPY', px(1.5), px(2), stamp, 'middle');
  write(
    ink,
    'NON-NEGOTIABLE',
    0,
    px(18),
    { face: 'sansBold', size: px(11), color: COLOR.ink, tracking: px(0.6) },
    'middle',
  );
  doc.endMarkedContent().restore();
}

type PortField = 'placeReceipt' | 'portStart' | 'portEnd' | 'placeDelivery';

/** The boxes above the tables, in the order of the screen's form. */
export function drawForm(sheet: Sheet, { kind, bill }: BillRecord): void {
  const { ink } = sheet;
  const right = LEFT + PARTY;
  const cell = (name: keyof typeof LABELS & keyof typeof bill, span: number) => ({
    span,
    label: LABELS[name],
    value: String(bill[name] ?? ''),
    path: `bill.${name}`,
  });
  const port = (name: PortField, span: number) => ({
    span,
    label: LABELS[name],
    value: bill[`${name}Desc`] || bill[`${name}Name`],
    path: `bill.${name}Desc`,
    code: bill[`${name}Code`],
    codePath: `bill.${name}Code`,
  });
  const method =
    kind === 'MBL'
      ? { span: 6, label: LABELS.blMethodName, value: bill.blMethodName, path: 'bill.blMethodName' }
      : { span: 6, label: LABELS.settleMethodName, value: bill.settleMethodName, path: 'bill.settleMethodName' };

  const title = px(64);
  const numbers = place(
    right,
    kind === 'MBL'
      ? [
          { span: 8, label: LABELS.blNo, value: bill.mblNo, path: 'bill.mblNo', style: BIG },
          { ...cell('bkgNo', 8), style: BIG },
        ]
      : [
          { span: 6, label: LABELS.hblNo, value: bill.hblNo, path: 'bill.hblNo', style: BIG },
          { ...cell('mblNo', 5), style: BIG },
          { ...cell('bkgNo', 5), style: BIG },
        ],
  );
  drawTitle(sheet, kind, title);
  besideParty(
    sheet,
    cell('fAddress', 0),
    [[{ label: ['', ''], value: ' ', x: right, width: UNIT * 16 }], numbers],
    [title, rowHeight(ink, numbers)],
  );
  const carrier = place(right, [cell('shippingName', 8), cell('combineBkgNo', 8)]);
  const terms = place(right, [cell('transportClauseName', 4), method, cell('payMethodName', 6)]);
  besideParty(sheet, cell('sAddress', 0), [carrier, terms], [rowHeight(ink, carrier), rowHeight(ink, terms)]);
  const notify = place(right, [cell('tAddressSecond', 8), cell('payPlaceName', 8)]);
  besideParty(sheet, cell('tAddress', 0), [notify], [rowHeight(ink, notify, PARTY_LINES)]);

  const wide = (first: Cell, rest: Placed[]) => {
    const cells = [{ ...first, x: LEFT, width: PARTY }, ...rest];
    const height = rowHeight(ink, cells);
    drawRow(sheet, cells, sheet.y, height);
    sheet.y += height;
  };
  wide(cell('vessel', 0), place(right, [cell('voyage', 4), cell('etd', 4), port('placeReceipt', 8)]));
  wide(port('portStart', 0), place(right, [port('portEnd', 8), port('placeDelivery', 8)]));
}
