import type { FieldComparison } from '@lading/validators/bill';
import { csvLine } from '@lading/validators/paste';
import type { Language } from '../bill/labels.ts';
import { type Listed, listed, listedKinds, type Review } from './review.ts';
import { billName, decisionOf, findings, kindsName, nameOf, reasonWord, type Word, word } from './words.ts';

/** What every list of differences tells of each. */
export const TOLD = [
  'level',
  'bill',
  'field',
  'place',
  'instruction',
  'draft',
  'finding',
  'decision',
  'proposed',
  'reason',
  'by',
  'at',
  'answer',
  'comments',
] as const satisfies readonly Word[];
// Of which review a row is, for rows of several in one sheet. The hash of the draft is for machines: the JSON has it.
export const REVIEWED = [
  'booking',
  'instructionVersion',
  'draftVersion',
  'reviewer',
  'listedAt',
] as const satisfies readonly Word[];

// Which row is missing or too many can be told only by all it says.
const textOf = ({ cells, row, ...field }: FieldComparison, side: 'left' | 'right'): string =>
  cells && row === (side === 'left' ? 'missing' : 'extra')
    ? Object.values(cells).filter(Boolean).join(' · ')
    : field[side];

function rowOf(language: Language, bill: string, { field, mark }: Listed): (string | undefined)[] {
  const { verdict, request, comments = [] } = mark ?? {};
  const answer = request && [word(language, `request.${request.status}`), request.answer?.reason].filter(Boolean);
  return [
    word(language, field.expected ? 'expected' : field.class),
    bill,
    nameOf(language, field),
    field.path,
    textOf(field, 'left'),
    textOf(field, 'right'),
    findings(language, field).join('; '),
    decisionOf(language, field, mark),
    verdict?.kind === 'change' ? verdict.proposed : '',
    verdict && verdict.kind !== 'ok' ? reasonWord(language, verdict.reason) : '',
    verdict?.author,
    verdict?.at,
    answer?.join(': '),
    comments.map(({ author, text }) => `${author}: ${text}`).join('\n'),
  ];
}

/** A row of each difference, in the columns of `TOLD`. */
export function rowsOf(review: Review, language: Language): (string | undefined)[][] {
  const kinds = listedKinds(review);
  const lists = [
    ...listed(review).map(({ bill, number, list }) => ({ name: billName(language, bill.position, number), list })),
    ...(kinds ? [{ name: kindsName(language, kinds.numbers), list: kinds.list }] : []),
  ];
  return lists.flatMap(({ name, list }) => list.map((one) => rowOf(language, name, one)));
}

/** The same, each row with the booking and the versions it is of. */
export function toldRows(review: Review, language: Language): (string | number | undefined)[][] {
  const { instruction, draft, bookingNo, reviewer, time } = review;
  const of = [bookingNo, instruction?.version, draft.version, reviewer, time];
  return rowsOf(review, language).map((row) => [...row, ...of]);
}

/**
 * The differences of a review as comma-separated values, a row each; every row says which versions it is of. It begins with a byte
 * order mark, without which Excel takes Chinese for something else, and no cell is a formula.
 */
export function reviewCsv(review: Review, language: Language): string {
  const rows = toldRows(review, language);
  const head = [...TOLD, ...REVIEWED].map((name) => word(language, name));
  return `\uFEFF${[head, ...rows].map((row) => csvLine(row)).join('\r\n')}\r\n`;
}
