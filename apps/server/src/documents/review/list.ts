import type { FieldComparison } from '@lading/validators/bill';
import type { Language } from '../bill/labels.ts';
import { missingLine } from '../bill/labels.ts';
import type { Piece } from '../bill/marker.ts';
import { type Sheet, startHead } from '../bill/page.ts';
import { BOTTOM, COLOR, LEFT, px, RIGHT, WIDTH } from '../bill/paper.ts';
import { type Ink, type Style, wrap, write } from '../ink.ts';
import { proposedLines, shownLines } from './pieces.ts';
import { type Listed, type ListedBill, listedKinds, type Review } from './review.ts';
import { wrapPieces, writePieces } from './runs.ts';
import { billName, findings, kindsName, kindWord, nameOf, reasonWord, saying, versionName, word } from './words.ts';

// Where the columns begin, in parts of the width: level, field, instruction, draft, decision.
const EDGES = [0, 0.1, 0.27, 0.515, 0.76].map((part) => LEFT + part * WIDTH);
const GAP = px(10);
const LINE = px(18);
const TEXT: Style = { face: 'sans', size: px(13), color: '#000' };
const HEAD: Style = { ...TEXT, face: 'sansBold', size: px(12.5) };
const SMALL: Style = { ...TEXT, size: px(11.5), color: COLOR.quiet };
const TYPED: Style = { face: 'mono', size: px(12.5), color: '#000' };

const edge = (column: number): number => EDGES[column] ?? RIGHT;
const room = (column: number): number => edge(column + 1) - edge(column) - GAP;

type Level = 'blocking' | 'material' | 'cosmetic' | 'expected' | 'same';
const levelOf = ({ expected, class: found }: FieldComparison): Level => (expected ? 'expected' : found);

/** ■ ▲ ○ ◇: drawn, for no font of the house has them. */
function drawSign({ doc }: Ink, level: Level, x: number, baseline: number): void {
  const size = px(10);
  const top = baseline - size + px(0.5);
  doc.fillColor('#000').strokeColor('#000').lineWidth(0.8);
  if (level === 'blocking') doc.rect(x, top, size, size).fill();
  else if (level === 'material') doc.polygon([x, top + size], [x + size, top + size], [x + size / 2, top]).fill();
  else if (level === 'expected')
    doc
      .polygon([x + size / 2, top], [x + size, top + size / 2], [x + size / 2, top + size], [x, top + size / 2])
      .stroke();
  else if (level === 'same')
    doc
      .moveTo(x, top + size * 0.55)
      .lineTo(x + size * 0.35, top + size * 0.9)
      .lineTo(x + size, top + size * 0.15)
      .stroke();
  else doc.circle(x + size / 2, top + size / 2, size / 2).stroke();
}

function line({ ink, y }: Sheet, width = 0.6, color = '#999'): void {
  ink.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke();
}

/** Turns the page when `height` points are not left; then the head of the table stands there again. */
function makeRoom(sheet: Sheet, height: number, again: () => void): void {
  if (sheet.y + height <= BOTTOM) return;
  noteMissing(sheet);
  startHead(sheet);
  sheet.y += px(10);
  again();
}

function noteMissing({ ink, heading }: Sheet): void {
  if (ink.missing.size === 0) return;
  const text = missingLine(heading.language, [...ink.missing]);
  write(ink, text, LEFT, BOTTOM + px(12), { ...SMALL, color: COLOR.danger });
  ink.missing.clear();
}

function drawTableHead(sheet: Sheet, { instruction, draft }: Review): void {
  const { ink, heading } = sheet;
  const { language } = heading;
  const numbered = (name: 'instruction' | 'draft', version: number | undefined) =>
    version === undefined ? word(language, name) : versionName(language, name, version);
  const names = [
    word(language, 'level'),
    word(language, 'field'),
    numbered('instruction', instruction?.version),
    numbered('draft', draft.version),
    word(language, 'decision'),
  ];
  names.forEach((name, column) => void write(ink, name, edge(column), sheet.y + px(16), HEAD));
  sheet.y += px(24);
  line(sheet, 1, '#000');
}

function decisionLines(ink: Ink, language: Language, { field, mark }: Listed): { text: string; style: Style }[] {
  const lines = (text: string, style: Style) => wrap(ink, text, room(4), style).map((one) => ({ text: one, style }));
  const { verdict, request, carriedFrom, comments = [] } = mark ?? {};
  const said = verdict
    ? verdict.kind === 'change'
      ? [
          ...lines(saying(language, word(language, 'change'), reasonWord(language, verdict.reason)), TEXT),
          ...lines(proposedLines(field.right, verdict.proposed).join('\n'), TYPED),
        ]
      : lines(saying(language, word(language, verdict.kind), verdict.kind === 'waived' ? verdict.reason : ''), TEXT)
    : lines(saying(language, word(language, 'open')), TEXT);
  const carried = carriedFrom ? ` (${versionName(language, 'draft', carriedFrom)})` : '';
  return [
    ...said,
    ...(verdict ? lines(`${verdict.author} ${short(verdict.at)}${carried}`, SMALL) : []),
    ...(request
      ? lines(saying(language, word(language, `request.${request.status}`), request.answer?.reason), SMALL)
      : []),
    ...comments.flatMap(({ author, at, text }) => [...lines(text, TEXT), ...lines(`${author} ${short(at)}`, SMALL)]),
  ];
}

/** `11-20 09:12` */
const short = (at: string): string => at.slice(5, 16).replace('T', ' ');

function drawRow(sheet: Sheet, one: Listed, review: Review): void {
  const { ink, heading } = sheet;
  const { language } = heading;
  const { field } = one;
  const level = levelOf(field);
  const names = wrap(ink, nameOf(language, field), room(1), TEXT).map((text) => ({ text, style: TEXT }));
  const notes = findings(language, field).flatMap((note) => wrap(ink, note, room(1), SMALL));
  const left = [...names, ...notes.map((text) => ({ text, style: SMALL }))];
  const sides = (['left', 'right'] as const).map((side, at) =>
    wrapPieces(ink, shownLines(field, side), room(2 + at), TYPED),
  );
  const decided = decisionLines(ink, language, one);
  const rows = Math.max(left.length, decided.length, ...sides.map((lines) => lines.length));
  const again = () => drawTableHead(sheet, review);
  // A short row stays whole.
  makeRoom(sheet, px(9) + Math.min(rows, 6) * LINE, again);
  for (let at = 0; at < rows; at++) {
    makeRoom(sheet, px(9) + LINE, again);
    const baseline = sheet.y + px(17);
    if (at === 0) {
      drawSign(ink, level, LEFT, baseline);
      write(ink, word(language, level), LEFT + px(15), baseline, TEXT);
    }
    const put = (column: number, row: { text: string; style: Style } | undefined) =>
      row && write(ink, row.text, edge(column), baseline, row.style);
    put(1, left[at]);
    sides.forEach((lines, side) => {
      const pieces: readonly Piece[] = lines[at] ?? [];
      writePieces(ink, pieces, edge(2 + side), baseline, TYPED, side === 0 ? 'underline' : 'strike');
    });
    put(4, decided[at]);
    sheet.y += LINE;
  }
  sheet.y += px(9);
  line(sheet);
}

/** Those that nobody has to decide, on one line. */
function drawFolded(sheet: Sheet, level: 'cosmetic' | 'expected', list: readonly Listed[], review: Review): void {
  if (list.length === 0) return;
  const { ink, heading } = sheet;
  const { language } = heading;
  const kinds = [...new Set(list.map(({ field }) => kindWord(language, field)).filter(Boolean))];
  const names = list.map(({ field }) => nameOf(language, field));
  const and = language === 'zh-CN' ? '、' : ', ';
  const where = `${names.slice(0, 12).join(and)}${names.length > 12 ? ' …' : ''}`;
  const count = language === 'zh-CN' ? `${list.length} 处` : `${list.length}`;
  const text = saying(language, count, kinds.join(and)) + (language === 'zh-CN' ? `（${where}）` : ` (${where})`);
  const lines = wrap(ink, text, RIGHT - edge(1), TEXT);
  makeRoom(sheet, px(9) + lines.length * LINE, () => drawTableHead(sheet, review));
  drawSign(ink, level, LEFT, sheet.y + px(17));
  write(ink, word(language, level), LEFT + px(15), sheet.y + px(17), TEXT);
  lines.forEach((one, at) => void write(ink, one, edge(1), sheet.y + px(17) + at * LINE, TEXT));
  sheet.y += px(9) + lines.length * LINE;
  line(sheet);
}

const isDue = ({ field, mark }: Listed): boolean =>
  mark !== undefined || (!field.expected && (field.class === 'blocking' || field.class === 'material'));

function drawBillRows(sheet: Sheet, list: readonly Listed[], review: Review): void {
  const due = list.filter(isDue);
  const of = (level: Level) => due.filter(({ field }) => levelOf(field) === level);
  for (const level of ['blocking', 'material', 'cosmetic', 'expected', 'same'] as const)
    for (const one of of(level)) drawRow(sheet, one, review);
  for (const level of ['cosmetic', 'expected'] as const)
    drawFolded(
      sheet,
      level,
      list.filter((one) => !isDue(one) && levelOf(one.field) === level),
      review,
    );
}

/** `Draft 3 (11-20 09:12)` */
const dated = (language: Language, name: 'instruction' | 'draft', { version, at }: Review['draft']): string =>
  versionName(language, name, version) + (language === 'zh-CN' ? `（${short(at)}）` : ` (${short(at)})`);

/** The list of differences under the last bill, and on pages that follow. */
export function drawList(sheet: Sheet, review: Review, bills: readonly ListedBill[]): void {
  const { ink, heading } = sheet;
  const { language } = heading;
  const { instruction, draft } = review;
  sheet.y += px(24);
  makeRoom(sheet, px(150), () => undefined);
  line(sheet, 1, COLOR.ink);
  const sides = [instruction && dated(language, 'instruction', instruction), dated(language, 'draft', draft)].filter(
    Boolean,
  );
  const title = saying(language, word(language, 'title'), sides.join(language === 'zh-CN' ? '与' : ' and '));
  write(ink, title, LEFT, sheet.y + px(30), { ...TEXT, face: 'sansBold', size: px(17) });
  ink.doc.outline.addItem(word(language, 'title'));
  sheet.y += px(42);
  const kinds = listedKinds(review);
  const lists = [
    ...bills.map(({ bill, number, list }) => ({ name: billName(language, bill.position, number), list })),
    ...(kinds ? [{ name: kindsName(language, kinds.numbers), list: kinds.list }] : []),
  ];
  const shown = lists.filter(({ list }) => list.some((one) => isDue(one) || one.field.class !== 'same'));
  if (!instruction || shown.length === 0) {
    write(ink, word(language, instruction ? 'none' : 'noInstruction'), LEFT, sheet.y + px(17), TEXT);
    sheet.y += LINE;
  } else drawTableHead(sheet, review);
  for (const { name, list } of shown) {
    if (lists.length > 1) {
      makeRoom(sheet, px(100), () => drawTableHead(sheet, review));
      write(ink, name, LEFT, sheet.y + px(20), HEAD);
      sheet.y += px(28);
      line(sheet);
    }
    drawBillRows(sheet, list, review);
  }
  noteMissing(sheet);
}
