import type { In, PortalContract } from '@lading/api-client/contract';
import {
  type BillComment,
  type BillKind,
  type BillMark,
  type BillMarks,
  type BillRequest,
  otherKind,
} from '@lading/validators/bill';
import { oncePerDatabase } from '../database/once.ts';
import type { Db } from '../database/open.ts';
import { deskOf } from '../documents/printer.ts';
import type { Review, ReviewedVersion } from '../documents/review/review.ts';
import { reviewCsv } from '../documents/review/review-csv.ts';
import { reviewJson } from '../documents/review/review-json.ts';
import type { Download } from '../http/answer.ts';
import { notFound } from '../http/failure.ts';
import { InTurn } from '../http/in-turn.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Visitor } from '../user/session.ts';
import { partsOf } from './marks/compared.ts';
import { billNames, type Mark, readMarks } from './marks/read.ts';
import { type BillContent, presentBills, recordOf } from './versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind } from './versions/find.ts';
import { listVersions } from './versions/list.ts';

type Asked = In<PortalContract['order']['exportBlDifferences']>;

function verdictOf({ verdict }: Mark): BillMark['verdict'] {
  if (!verdict) return undefined;
  const { kind, proposed, reason, author, at } = verdict;
  if (kind === 'ok') return { kind, author, at };
  return kind === 'waived'
    ? { kind, reason, author, at }
    : ({ kind, proposed, reason, author, at } as BillMark['verdict']);
}

function requestOf({ request }: Mark): BillRequest | undefined {
  if (!request) return undefined;
  const { status, reason, author, at } = request;
  return { status, ...(at && { answer: { reason, author, at } }) };
}

function markOf(mark: Mark): BillMark {
  const [verdict, request] = [verdictOf(mark), requestOf(mark)];
  const comments = mark.comments.map(({ text, author, at }): BillComment => ({ text, author, at }));
  return {
    ...(verdict && { verdict }),
    ...(mark.carriedFrom !== null && { carriedFrom: mark.carriedFrom }),
    ...(mark.again && { again: true as const }),
    ...(request && { request }),
    ...(comments.length > 0 && { comments }),
  };
}

const marksOf = (marks: readonly Mark[], billId: number | null): BillMarks =>
  Object.fromEntries(marks.filter((mark) => mark.billId === billId).map((mark) => [mark.path, markOf(mark)]));

/** A draft and what people wrote about it, as they are now. */
export async function readReview(
  db: Db,
  booking: Booking,
  asked: Asked,
  visitor: Visitor,
  language: Language,
): Promise<Review> {
  const kind = ownKind(booking);
  const newest = await newestOf(db, booking, kind);
  const version = asked.version ?? newest.draft;
  const draft = version > 0 ? await contentsOf(db, booking, kind, 'draft', version) : undefined;
  if (!draft) throw notFound('noSuchVersion');
  const sent =
    newest.instruction > 0 ? await contentsOf(db, booking, kind, 'instruction', newest.instruction) : undefined;
  const { versions } = await listVersions(db, booking, visitor.userId, language);
  const told = (source: 'instruction' | 'draft', number: number): ReviewedVersion | undefined => {
    const found = versions.find((one) => one.source === source && one.version === number);
    return found && { version: number, author: found.author, at: found.at, hash: found.hash };
  };
  const own = told('draft', version);
  if (!own) throw notFound('noSuchVersion');
  const names = await billNames(db, booking.id, kind);
  const marks = await readMarks(db, names, version, { userId: visitor.userId, language });
  const wanted = asked.billId === undefined ? undefined : names.idOf(asked.billId || null);
  const bills = draft.filter(({ billId }) => asked.billId === undefined || billId === wanted);
  if (bills.length === 0) throw notFound();
  const record = (bill: (typeof draft)[number], number: number) =>
    recordOf(kind, bill, { version: number, webStatus: booking.webStatus, language: 'en-US' });
  // The whole booking is told, so is what its master and house bills say of each other.
  const others = asked.billId === undefined && sent ? await presentBills(db, booking.id, otherKind(kind)) : [];
  const plain = (of: BillKind, list: readonly BillContent[]) =>
    partsOf(list).map((bill) => recordOf(of, bill, { version, webStatus: booking.webStatus, language: 'en-US' }));
  const [mine, theirs] = [plain(kind, draft), plain(otherKind(kind), others)];
  const [masters, houses] = kind === 'MBL' ? [mine, theirs] : [theirs, mine];
  return {
    bookingNo: booking.bookingNo,
    ...(others.length > 0 && { kinds: { masters, houses } }),
    instruction: sent && told('instruction', newest.instruction),
    draft: own,
    bills: bills.map((bill) => {
      const before = sent?.find(({ billId }) => billId === bill.billId);
      return {
        billId: names.shown(bill.billId),
        position: bill.position,
        instruction: before && record(before, newest.instruction),
        draft: record(bill, version),
        marks: marksOf(marks, names.shown(bill.billId)),
      };
    }),
    reviewer: ofLanguage(language, visitor.name, visitor.nameEn),
    time: isoInstant(new Date()),
  };
}

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

// Reading and comparing take this thread and the database: whoever asks for sixty papers has them one after the other, from the first
// query to the last line, and nobody else waits for his sixty readings.
const desks = oncePerDatabase(() => new InTurn({ patience: 30_000 }));

/** The differences of a draft with what was decided, as a file of the caller's own language. */
export const exportDifferences = (
  services: Services,
  booking: Booking,
  asked: Asked,
  visitor: Visitor,
  language: Language,
): Promise<Download> =>
  desks(services.db).run(deskOf(visitor), () => drawDifferences(services, booking, asked, visitor, language));

async function drawDifferences(
  { db, printer }: Services,
  booking: Booking,
  asked: Asked,
  visitor: Visitor,
  language: Language,
): Promise<Download> {
  const review = await readReview(db, booking, asked, visitor, language);
  const make = {
    pdf: () => printer.for(deskOf(visitor)).review(review, { language }),
    xlsx: () => printer.for(deskOf(visitor)).sheet(review, { language }),
    csv: async () => reviewCsv(review, language),
    json: async () => reviewJson(review),
  };
  const [first] = review.bills;
  const number = first?.draft.kind === 'HBL' ? first.draft.bill.hblNo : first?.draft.bill.mblNo;
  const stem = (number || booking.bookingNo).replace(/[^0-9A-Za-z-]/g, '_');
  return {
    name: `${stem}_draft_v${review.draft.version}_differences.${asked.format}`,
    contentType: TYPES[asked.format],
    body: await make[asked.format](),
  };
}
