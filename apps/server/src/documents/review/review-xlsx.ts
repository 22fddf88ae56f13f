import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { Language } from '../bill/labels.ts';
import type { Review } from './review.ts';
import { REVIEWED, rowsOf, TOLD, toldRows } from './review-csv.ts';
import { type Word, word } from './words.ts';

/** Widths of the columns, in characters. */
const WIDTHS: Record<(typeof TOLD)[number], number> = {
  level: 10,
  bill: 24,
  field: 24,
  place: 26,
  instruction: 34,
  draft: 34,
  finding: 28,
  decision: 18,
  proposed: 34,
  reason: 24,
  by: 14,
  at: 26,
  answer: 28,
  comments: 40,
};

// Always text: a formula, or a number that loses its zeros, is what no cell of a bill may become.
const typed = (value: string | number | undefined): Cell =>
  value === undefined || value === '' ? null : { value: String(value), type: String, wrap: true, alignVertical: 'top' };
const bold = (value: string): Cell => ({ value, type: String, fontWeight: 'bold' });
const head = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#E3EDEF',
  bottomBorderStyle: 'thin',
});

/**
 * The differences of a review as a sheet of Excel: of what it is and the whole hash of the draft once at its top, then a row each under a
 * head that stays in view.
 */
export async function reviewXlsx(review: Review, { language }: { language: Language }): Promise<Buffer> {
  const { bookingNo, instruction, draft, reviewer, time } = review;
  const facts: [name: Word, value: string | number | undefined][] = [
    ['booking', bookingNo],
    ['instructionVersion', instruction?.version],
    ['draftVersion', draft.version],
    ['reviewer', reviewer],
    ['listedAt', time],
    ['hash', draft.hash],
  ];
  const about = facts.map(([name, value]): Cell[] => [
    bold(word(language, name)),
    { ...(typed(value) as object), value: String(value ?? ''), type: String, wrap: false },
  ]);
  const columns = TOLD.map((name) => head(word(language, name)));
  const rows = rowsOf(review, language).map((row) => row.map(typed));
  return writeExcelFile([...about, [], columns, ...rows], {
    sheet: word(language, 'title'),
    columns: TOLD.map((name) => ({ width: WIDTHS[name] })),
    stickyRowsCount: about.length + 2,
  }).toBuffer();
}

/** The differences of several reviews in one sheet: each row begins with the booking and the versions it is of. */
export async function reviewsXlsx(reviews: readonly Review[], { language }: { language: Language }): Promise<Buffer> {
  const columns = [...REVIEWED, ...TOLD];
  const rows = reviews.flatMap((review) =>
    toldRows(review, language).map((row) => [...row.slice(TOLD.length), ...row.slice(0, TOLD.length)].map(typed)),
  );
  return writeExcelFile([columns.map((name) => head(word(language, name))), ...rows], {
    sheet: word(language, 'title'),
    columns: columns.map((name) => ({ width: name in WIDTHS ? WIDTHS[name as keyof typeof WIDTHS] : 18 })),
    stickyRowsCount: 1,
  }).toBuffer();
}
