import type { Language } from '../bill/labels.ts';
import { type Brand, drawFeet, type Heading } from '../bill/page.ts';
import { drawBill, HOUSE } from '../bill-pdf.ts';
import { bytesOf, openInk } from '../ink.ts';
import { drawList } from './list.ts';
import { markedOf } from './marked.ts';
import { listed, type Review } from './review.ts';
import { billName, word } from './words.ts';

/** `9f2c 41ab 77d0`: the beginning of a hash as paper shows it, on screen and in the file alike. */
export const shortHash = (hash: string): string => (hash.slice(0, 12).match(/.{1,4}/g) ?? []).join(' ');

const moment = (at: string): string => at.slice(0, 16).replace('T', ' ');

function headingOf(
  review: Review,
  record: Review['bills'][number]['draft'],
  language: Language,
  brand: Brand,
): Heading {
  const { bookingNo, draft, reviewer, time } = review;
  const { vessel, voyage } = record.bill;
  const version = language === 'zh-CN' ? `草单第 ${draft.version} 版` : `draft ${draft.version}`;
  const by = language === 'zh-CN' ? `核对人 ${reviewer}` : `Reviewed by ${reviewer}`;
  return {
    brand,
    language,
    version: draft.version,
    bookingNo,
    number: (record.kind === 'MBL' ? record.bill.mblNo : record.bill.hblNo) || bookingNo,
    ship: [vessel, voyage].filter(Boolean).join(' / '),
    paper: {
      note: word(language, 'notTitle'),
      foot: [[by, moment(time), version].join(' · '), shortHash(draft.hash)],
    },
  };
}

/**
 * The draft as it was reviewed, each bill on pages of its own, then the list of differences: old and new, what was decided, by whom and
 * when. Every foot names the reviewer, the time, the version and the beginning of the draft's hash.
 */
export function reviewPdf(
  review: Review,
  { language, brand = HOUSE }: { language: Language; brand?: Brand },
): Promise<Uint8Array> {
  const bills = listed(review);
  const [first] = bills;
  if (!first) throw new RangeError('A review needs at least one bill');
  const ink = openInk({
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: `${first.number || review.bookingNo} · ${word(language, 'notTitle')}`,
      Author: brand.nameEn,
      Subject: `Booking ${review.bookingNo}, draft ${review.draft.version}, SHA-256 ${review.draft.hash}`,
      CreationDate: new Date(review.time),
    },
  });
  const headings: Heading[] = [];
  const pages = () => ink.doc.bufferedPageRange().count;
  let sheet = undefined as ReturnType<typeof drawBill> | undefined;
  for (const { bill, number, comparison } of bills) {
    const heading = headingOf(review, bill.draft, language, brand);
    const title = bills.length > 1 ? billName(language, bill.position, number) : number;
    sheet = drawBill(ink, heading, bill.draft, title, comparison && markedOf(comparison));
    while (headings.length < pages()) headings.push(heading);
  }
  if (sheet)
    drawList({ ...sheet, rider: 0, heading: headingOf(review, first.bill.draft, language, brand) }, review, bills);
  while (headings.length < pages()) headings.push(headings[0] as Heading);
  drawFeet(ink, headings);
  return bytesOf(ink);
}
