import { type Ink, measure, write } from '../ink.ts';
import { copyLine, type Language, missingLine, pageLine, riderLine } from './labels.ts';
import type { Marked } from './marker.ts';
import { BIG, BOTTOM, COLOR, frame, LEFT, PAPER, px, RIGHT, WIDTH } from './paper.ts';

export interface Brand {
  readonly name: string;
  readonly nameEn: string;
}

/** What the head and the foot of a page say. */
export interface Heading {
  readonly brand: Brand;
  readonly language: Language;
  readonly number: string;
  readonly version: number;
  readonly bookingNo: string;
  /** vessel and voyage, repeated on rider pages */
  readonly ship: string;
  /** what the paper is, where it is no copy of the bill; and what its foot says at the left and in the middle */
  readonly paper?: { readonly note: string; readonly foot: readonly [left: string, middle: string] };
}

/** A bill being drawn: the pages follow as the tables grow. */
export interface Sheet {
  readonly ink: Ink;
  readonly heading: Heading;
  /** what differs from what was sent, where the page is part of a review */
  readonly marked?: Marked | undefined;
  /** top of the frame on this page, points */
  top: number;
  /** where the next part starts, points */
  y: number;
  rider: number;
}

function drawMark({ doc }: Ink, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.fillColor(COLOR.ink).strokeColor(COLOR.ink);
  doc.path('M6 18.2h20A10.2 10.2 0 0 1 6 18.2Z').fill();
  doc.circle(16, 16, 10.6).lineWidth(2.4).stroke();
  doc.path('M16 5.4c-4.6 3-5.6 8-5.6 10.6M16 5.4c4.6 3 5.6 8 5.6 10.6M16 5.4V16').lineWidth(1.3).stroke();
  doc.path('M1 16.9h30').lineWidth(2.4).stroke();
  doc.restore();
}

/** The micro-print line: one repeated sentence, cut at the edges of the frame. */
function microPrint(ink: Ink, brand: Brand, top: number): void {
  const style = { face: 'sans', size: px(5), color: COLOR.rule, tracking: px(0.6) } as const;
  const sentence = `${brand.nameEn.toUpperCase()} · COPY · NON-NEGOTIABLE · `;
  const times = Math.ceil(WIDTH / measure(ink, sentence, style)) + 1;
  ink.doc
    .save()
    .rect(LEFT, top - px(1), WIDTH, px(9))
    .clip();
  // Reads as a blank, so that searching and copying the bill finds the bill alone.
  ink.doc.markContent('Span', { actual: ' ' });
  write(ink, sentence.repeat(times), LEFT, top + px(5.5), style);
  ink.doc.endMarkedContent().restore();
}

/** Starts a page with its head and nothing else. */
export function startHead(sheet: Sheet): void {
  const { ink, heading } = sheet;
  const { brand, language, version, number, ship } = heading;
  ink.doc.addPage({ size: 'A4', margin: 0 });
  drawMark(ink, LEFT, PAPER.top, px(40));
  const x = LEFT + px(50);
  const name = language === 'zh-CN' ? `${brand.name}  ${brand.nameEn.toUpperCase()}` : brand.nameEn.toUpperCase();
  const strong = { face: 'sansBold', size: px(15), color: COLOR.ink, tracking: px(0.3) } as const;
  write(ink, name, x, PAPER.top + px(17), strong);
  const small = { face: 'sans', size: px(12), color: COLOR.ink } as const;
  const note = heading.paper?.note ?? copyLine(language, version);
  const line = sheet.rider > 0 ? `${riderLine(language, sheet.rider)} · ${ship}` : note;
  write(ink, line, x, PAPER.top + px(35), small);
  write(ink, number, RIGHT, PAPER.top + px(27), { ...BIG, size: px(17) }, 'end');
  sheet.top = PAPER.top + px(56);
  sheet.y = sheet.top;
}

/** Starts a page: head, micro-print and the top of the frame. */
export function startPage(sheet: Sheet): void {
  startHead(sheet);
  microPrint(sheet.ink, sheet.heading.brand, PAPER.top + px(46));
}

/** Closes the frame of this page and notes what could not be printed. */
export function endPage(sheet: Sheet): void {
  const { ink, heading } = sheet;
  frame(ink, sheet.top, sheet.y);
  microPrint(ink, heading.brand, sheet.y + px(3));
  if (ink.missing.size === 0) return;
  const line = missingLine(heading.language, [...ink.missing]);
  write(ink, line, LEFT, BOTTOM + px(12), { face: 'sans', size: px(11), color: COLOR.danger });
  ink.missing.clear();
}

/** Makes room for `height` points: on a rider page when this one is full. True when a page was turned. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= BOTTOM) return false;
  endPage(sheet);
  sheet.rider++;
  startPage(sheet);
  return true;
}

/** The foot of every page, once all pages are there. */
export function drawFeet(ink: Ink, headings: readonly Heading[]): void {
  const { start, count } = ink.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    ink.doc.switchToPage(start + page);
    const heading = headings[page];
    if (!heading) continue;
    const top = PAPER.height - 38;
    ink.doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(px(1.2)).strokeColor(COLOR.ink).stroke();
    const style = { face: 'sans', size: px(12), color: COLOR.quiet } as const;
    const copy = [copyLine(heading.language, heading.version), heading.bookingNo] as const;
    const [left, middle] = heading.paper?.foot ?? copy;
    write(ink, left, LEFT, top + px(17), style);
    write(ink, middle, PAPER.width / 2 + px(90), top + px(17), { ...style, face: 'mono' }, 'middle');
    write(ink, pageLine(heading.language, page + 1, count), RIGHT, top + px(17), style, 'end');
  }
}
