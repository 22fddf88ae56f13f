import { money } from '../figures.ts';
import { bytesOf, type Ink, openInk, type Style, wrap, write } from '../ink.ts';
import type { LedgerColumn, LedgerPaper } from './paper.ts';

/** Points of an A4 page. */
const [PAGE, HIGH, LEFT, TOP, FOOT] = [595.28, 841.89, 40, 48, 40];
const WIDTH = PAGE - 2 * LEFT;
const [LINE, PAD] = [12, 4];
const INK = '#14262b';
const SOFT = '#5b6b70';
const RULE = '#c9d3d5';
const SHADE = '#eef3f4';
const TEXT: Style = { face: 'sans', size: 8.5, color: INK };
const STRONG: Style = { face: 'sansBold', size: 8.5, color: INK };
const SMALL: Style = { face: 'sans', size: 7.5, color: SOFT };
const FIGURE: Style = { face: 'mono', size: 8.5, color: INK };
const STRONG_FIGURE: Style = { face: 'monoBold', size: 8.5, color: INK };

interface Drawing {
  readonly ink: Ink;
  readonly paper: LedgerPaper;
  readonly edges: readonly { readonly x: number; readonly width: number }[];
  y: number;
}

function edgesOf(columns: readonly LedgerColumn[]) {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  let x = LEFT;
  return columns.map(({ width }) => {
    const edge = { x, width: (WIDTH * width) / shares };
    x += edge.width;
    return edge;
  });
}

function rule({ ink: { doc } }: Drawing, y: number, color = RULE): void {
  doc
    .lineWidth(0.6)
    .strokeColor(color)
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .stroke();
}

function startPage(drawing: Drawing): void {
  const { ink, paper } = drawing;
  ink.doc.addPage();
  if (paper.stamp) {
    ink.doc
      .save()
      .rotate(-32, { origin: [PAGE / 2, HIGH / 2] })
      .opacity(0.1);
    write(ink, paper.stamp, PAGE / 2, HIGH / 2, { face: 'sansBold', size: 84, color: '#b3261e' }, 'middle');
    ink.doc.restore();
  }
  drawing.y = TOP;
}

function head(drawing: Drawing): void {
  const { ink, paper } = drawing;
  write(ink, paper.house, LEFT, drawing.y, SMALL);
  write(ink, paper.number, LEFT + WIDTH, drawing.y + 16, { ...STRONG_FIGURE, size: 11 }, 'end');
  write(ink, paper.title, LEFT, drawing.y + 20, { ...STRONG, size: 17 });
  drawing.y += 34;
  rule(drawing, drawing.y, INK);
  drawing.y += 14;
  const half = WIDTH / 2;
  for (let at = 0; at < paper.facts.length; at += 2) {
    const pair = paper.facts.slice(at, at + 2);
    const lines = pair.map(([, value]) => wrap(ink, value || '—', half - 120, TEXT));
    pair.forEach(([name], side) => {
      write(ink, name, LEFT + side * half, drawing.y, SMALL);
      (lines[side] ?? []).forEach((line, place) => {
        write(ink, line, LEFT + side * half + 112, drawing.y + place * LINE, TEXT);
      });
    });
    drawing.y += Math.max(1, ...lines.map(({ length }) => length)) * LINE + 3;
  }
  drawing.y += 8;
}

function labels(drawing: Drawing): void {
  const { ink, paper, edges } = drawing;
  ink.doc.rect(LEFT, drawing.y - 10, WIDTH, LINE + PAD).fill(SHADE);
  paper.columns.forEach(({ label, kind }, at) => {
    const { x = LEFT, width = 0 } = edges[at] ?? {};
    const end = kind !== 'text';
    write(ink, label, end ? x + width - PAD : x + PAD, drawing.y, { ...STRONG, size: 7.5 }, end ? 'end' : 'start');
  });
  drawing.y += LINE + PAD;
}

/** A row; one for which there is no room begins the next page, below the labels. */
function row(drawing: Drawing, cells: readonly string[], bold: boolean): void {
  const { ink, paper, edges } = drawing;
  const styleOf = (kind: LedgerColumn['kind']) =>
    kind === 'text' ? (bold ? STRONG : TEXT) : bold ? STRONG_FIGURE : FIGURE;
  // The words of a sum run over the empty cells behind them.
  const span = bold ? cells.slice(1).findIndex((cell) => cell !== '') + 1 || cells.length : 1;
  const room = (at: number) =>
    edges.slice(at, at + (at === 0 ? span : 1)).reduce((sum, { width }) => sum + width, 0) - 2 * PAD;
  const lines = paper.columns.map(({ kind }, at) => {
    const cell = cells[at] ?? '';
    return kind === 'money' && cell ? [money(cell)] : wrap(ink, cell, room(at), styleOf(kind));
  });
  const height = Math.max(...lines.map(({ length }) => length)) * LINE + PAD;
  if (drawing.y + height > HIGH - FOOT - 20) {
    startPage(drawing);
    labels(drawing);
  }
  paper.columns.forEach(({ kind }, at) => {
    const { x = LEFT, width = 0 } = edges[at] ?? {};
    const end = kind !== 'text';
    (lines[at] ?? []).forEach((line, place) => {
      write(ink, line, end ? x + width - PAD : x + PAD, drawing.y + place * LINE, styleOf(kind), end ? 'end' : 'start');
    });
  });
  drawing.y += height;
  rule(drawing, drawing.y - 10);
}

function feet({ ink, paper }: Drawing): void {
  const { start, count } = ink.doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    ink.doc.switchToPage(page);
    write(ink, paper.foot, LEFT, HIGH - FOOT, SMALL);
    write(ink, `${page - start + 1} / ${count}`, LEFT + WIDTH, HIGH - FOOT, SMALL, 'end');
  }
}

/** The paper as A4; the same input gives the same bytes. */
export function ledgerPdf(paper: LedgerPaper): Promise<Uint8Array> {
  const ink = openInk({
    pdfVersion: '1.7',
    lang: paper.language,
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: paper.house, CreationDate: new Date(0) },
  });
  const drawing: Drawing = { ink, paper, edges: edgesOf(paper.columns), y: TOP };
  startPage(drawing);
  head(drawing);
  labels(drawing);
  for (const { title, rows } of paper.sections) {
    if (title) row(drawing, [title], true);
    for (const cells of rows) row(drawing, cells, false);
  }
  for (const cells of paper.totals) row(drawing, cells, true);
  drawing.y += 10;
  for (const note of paper.notes)
    for (const line of wrap(ink, note, WIDTH, SMALL)) {
      write(ink, line, LEFT, drawing.y, SMALL);
      drawing.y += LINE;
    }
  feet(drawing);
  return bytesOf(ink);
}
