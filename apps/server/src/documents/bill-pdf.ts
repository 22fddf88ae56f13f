import type { BillRecord } from '@lading/validators/bill';
import { drawForm } from './bill/form.ts';
import { type Language, subLabel } from './bill/labels.ts';
import type { Marked } from './bill/marker.ts';
import { type Brand, drawFeet, endPage, type Heading, type Sheet, startPage } from './bill/page.ts';
import { drawContainers, drawGoods } from './bill/tables.ts';
import { bytesOf, type Ink, openInk } from './ink.ts';

export interface BillPdfOptions {
  /** the house's own number of the booking */
  readonly bookingNo: string;
  /** version of the draft, from 1 */
  readonly version: number;
  /** zh-CN prints every label in both languages, en-US in English only */
  readonly language: Language;
  readonly brand?: Brand;
  /** written into the file; the same input and date give the same bytes */
  readonly date?: Date;
}

export const HOUSE: Brand = { name: '子午湾国际货运', nameEn: 'Meridian Bay International Freight' };

const numberOf = (record: BillRecord): string => (record.kind === 'MBL' ? record.bill.mblNo : record.bill.hblNo);

/** Draws a bill on pages of its own, named in the outline; answers the sheet where its frame ends. */
export function drawBill(ink: Ink, heading: Heading, record: BillRecord, title: string, marked?: Marked): Sheet {
  const sheet: Sheet = { ink, heading, marked, top: 0, y: 0, rider: 0 };
  startPage(sheet);
  ink.doc.outline.addItem(title);
  drawForm(sheet, record);
  drawGoods(sheet, record);
  drawContainers(sheet, record);
  endPage(sheet);
  return sheet;
}

/**
 * The bill as an A4 PDF with embedded fonts: the main bill first, each sub-bill on pages of its own, long goods and many
 * containers on rider pages with repeated heads. The text can be selected; characters no font has are printed as ? and
 * named at the foot of their page.
 */
export function billPdf(
  records: BillRecord | readonly BillRecord[],
  { bookingNo, version, language, brand = HOUSE, date = new Date(0) }: BillPdfOptions,
): Promise<Uint8Array> {
  const bills = 'bill' in records ? [records] : records;
  const first = bills[0];
  if (!first) throw new RangeError('A bill document needs at least one bill');
  const ink = openInk({
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: `${numberOf(first) || bookingNo} · Bill of lading, draft copy ${version}`,
      Author: brand.nameEn,
      Subject: `Booking ${bookingNo}`,
      CreationDate: date,
    },
  });
  const headings: Heading[] = [];
  for (const [position, record] of bills.entries()) {
    const { vessel, voyage } = record.bill;
    const heading: Heading = {
      brand,
      language,
      version,
      bookingNo,
      number: numberOf(record) || bookingNo,
      ship: [vessel, voyage].filter(Boolean).join(' / '),
    };
    const title = bills.length > 1 ? `${subLabel(language, position)} · ${heading.number}` : heading.number;
    drawBill(ink, heading, record, title);
    while (headings.length < ink.doc.bufferedPageRange().count) headings.push(heading);
  }
  drawFeet(ink, headings);
  return bytesOf(ink);
}
