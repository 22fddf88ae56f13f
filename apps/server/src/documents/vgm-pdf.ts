import { type VgmBox, type VgmHead, vgmTotals } from '@lading/validators/vgm';
import type { Label, Language } from './bill/labels.ts';
import { type Brand, drawFeet, endPage, type Heading, makeRoom, type Sheet, startPage } from './bill/page.ts';
import { COLOR, INSET, LABEL, LABEL_EN, LEFT, px, rule, STRONG, VALUE, WIDTH } from './bill/paper.ts';
import { type Column, drawBodyRow, drawHead, drawTotals, layoutOf, roomOf } from './bill/table.ts';
import { HOUSE } from './bill-pdf.ts';
import { bytesOf, openInk, wrap, write } from './ink.ts';

export interface VgmPaper {
  readonly bookingNo: string;
  readonly bkgNo: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly pol: string;
  readonly pod: string;
  readonly head: VgmHead;
  readonly boxes: readonly (VgmBox & {
    readonly kilograms: string;
    readonly reference: string;
    readonly state: string;
  })[];
}

interface Options {
  readonly language: Language;
  readonly brand?: Brand;
  /** written into the file; the same input and date give the same bytes */
  readonly date?: Date;
}

const TITLE: Label = ['集装箱验证总重声明', 'VERIFIED GROSS MASS DECLARATION'];
const RULE: Label = ['SOLAS 第 VI 章第 2 条', 'SOLAS VI/2'];
const WORDING: Label = [
  '兹声明下列集装箱的验证总重按所列方式取得，属实无误。',
  'We declare that the verified gross mass of each container below was obtained by the method stated and is true and correct.',
];
const SIGN: Label = ['签署人，大写', 'Authorised signatory, in capitals'];

const COLUMNS: readonly Column[] = [
  { label: ['#', ''], width: 38, end: true },
  { label: ['箱号', 'Container no.'] },
  { label: ['箱型', 'Type'], width: 62 },
  { label: ['封号', 'Seal no.'], width: 112 },
  { label: ['方式', 'Method'], width: 62 },
  { label: ['货重', 'Cargo'], width: 96, end: true },
  { label: ['衬垫', 'Dunnage'], width: 82, end: true },
  { label: ['皮重', 'Tare'], width: 82, end: true },
  { label: ['总重 KGS', 'VGM KGS'], width: 108, end: true },
  { label: ['称重日期', 'Weighed on'], width: 104 },
];

type Cell = readonly [Label, string];

/** A row of boxes with a label above what was filled in. */
function fields(sheet: Sheet, cells: readonly Cell[]): void {
  const { ink, heading } = sheet;
  const width = WIDTH / cells.length;
  const lines = cells.map(([, text]) => wrap(ink, text || '—', width - INSET * 2, VALUE));
  const height = px(30) + Math.max(...lines.map(({ length }) => length)) * px(18.5);
  makeRoom(sheet, height);
  cells.forEach(([[zh, en]], at) => {
    const x = LEFT + at * width;
    const both = heading.language === 'zh-CN';
    const after = both ? write(ink, zh, x + INSET, sheet.y + px(17), LABEL) + px(6) : 0;
    write(ink, en, x + INSET + after, sheet.y + px(17), LABEL_EN);
    (lines[at] ?? []).forEach((line, place) => {
      write(ink, line, x + INSET, sheet.y + px(37) + place * px(18.5), VALUE);
    });
    if (at > 0) rule(ink, x, sheet.y, x, sheet.y + height);
  });
  sheet.y += height;
  rule(ink, LEFT, sheet.y, LEFT + WIDTH, sheet.y);
}

function table(sheet: Sheet, { boxes, head }: VgmPaper): void {
  const layout = layoutOf(COLUMNS, true);
  drawHead(sheet, layout);
  boxes.forEach((box, place) => {
    const lines = (text: string, column: number) => wrap(sheet.ink, text || '—', roomOf(layout, column), VALUE);
    const pounds = box.unit === 'LBR' ? [`${box.vgm} LBS`] : [];
    const cells = [
      [String(place + 1)],
      lines(box.ctnNo, 1),
      lines(box.ctnType, 2),
      lines(box.sealNo, 3),
      [box.method],
      lines(box.cargo, 5),
      lines(box.dunnage, 6),
      lines(box.tare, 7),
      [box.kilograms || '—', ...pounds],
      lines(box.weighedOn || head.weighedOn, 9),
    ];
    drawBodyRow(sheet, layout, cells, place === 0, `boxes.${place}`);
  });
  const { cargo, dunnage, tare, vgm } = vgmTotals(boxes);
  drawTotals(sheet, layout, [
    { column: 0, lines: [''], style: STRONG },
    { column: 1, lines: [String(boxes.length)], style: STRONG, span: 4 },
    { column: 5, lines: [cargo], style: STRONG },
    { column: 6, lines: [dunnage], style: STRONG },
    { column: 7, lines: [tare], style: STRONG },
    { column: 8, lines: [vgm], style: STRONG },
    { column: 9, lines: [''], style: STRONG },
  ]);
}

/** What is declared, and room to sign it by hand: the paper is worth nothing without. */
function signature(sheet: Sheet, { head }: VgmPaper): void {
  const { ink, heading } = sheet;
  makeRoom(sheet, px(150));
  const both = heading.language === 'zh-CN';
  const words = both ? [WORDING[0], WORDING[1]] : [WORDING[1]];
  let y = sheet.y + px(24);
  for (const line of words.flatMap((text) => wrap(ink, text, WIDTH - INSET * 2, LABEL))) {
    write(ink, line, LEFT + INSET, y, LABEL);
    y += px(18);
  }
  y += px(44);
  const half = WIDTH / 2;
  rule(ink, LEFT + INSET, y, LEFT + half - INSET, y);
  rule(ink, LEFT + half + INSET, y, LEFT + WIDTH - INSET, y);
  write(ink, head.signatory, LEFT + INSET, y - px(6), { ...STRONG, color: COLOR.typed });
  write(ink, head.weighedOn, LEFT + half + INSET, y - px(6), VALUE);
  write(ink, both ? `${SIGN[0]}  ${SIGN[1]}` : SIGN[1], LEFT + INSET, y + px(16), LABEL_EN);
  write(ink, both ? '日期  Date' : 'Date', LEFT + half + INSET, y + px(16), LABEL_EN);
  sheet.y = y + px(30);
}

/** The declaration of verified gross masses as an A4 PDF: who declares, each container, and a place to sign. */
export function vgmPdf(paper: VgmPaper, { language, brand = HOUSE, date = new Date(0) }: Options): Promise<Uint8Array> {
  const { bookingNo, bkgNo, vessel, voyage, head } = paper;
  const ink = openInk({
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: `${bookingNo} · ${TITLE[1]}`,
      Author: brand.nameEn,
      Subject: `Booking ${bookingNo}`,
      CreationDate: date,
    },
  });
  const ship = [vessel, voyage].filter(Boolean).join(' / ');
  const said = language === 'zh-CN' ? `${TITLE[0]}  ${TITLE[1]}` : TITLE[1];
  const foot = language === 'zh-CN' ? `${RULE[0]}  ${RULE[1]}` : RULE[1];
  const heading: Heading = {
    brand,
    language,
    version: 1,
    bookingNo,
    ship,
    number: bkgNo || bookingNo,
    paper: { note: said, foot: [foot, bookingNo] },
  };
  const sheet: Sheet = { ink, heading, marked: undefined, top: 0, y: 0, rider: 0 };
  startPage(sheet);
  fields(sheet, [
    [['责任方', 'Responsible party'], head.responsible],
    [['称重单位', 'Weighing party'], head.weighingParty],
  ]);
  fields(sheet, [
    [['订舱号', 'Booking no.'], bkgNo],
    [['船名航次', 'Vessel and voyage'], ship],
    [['起运港', 'Port of loading'], paper.pol],
    [['卸货港', 'Port of discharge'], paper.pod],
  ]);
  table(sheet, paper);
  signature(sheet, paper);
  endPage(sheet);
  const pages = ink.doc.bufferedPageRange().count;
  drawFeet(
    ink,
    Array.from({ length: pages }, () => heading),
  );
  return bytesOf(ink);
}
