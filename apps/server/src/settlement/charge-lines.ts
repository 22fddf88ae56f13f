import type { Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import {
  accountFiles,
  accountLines,
  accounts,
  bookings,
  chargeQueries,
  chargeQueryNotes,
  chargeSheets,
  charges,
  eInvoiceLines,
  files,
  type IssuedLine,
  type LockedRate,
  webUsers,
} from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { signed } from '../order/signed.ts';
import { isoInstant } from '../time.ts';
import { chargeOf } from './charge.ts';
import { type AccountLine, variancesOf } from './restate.ts';

type Calls = PortalContract['settlement'];
export type ChargeLine = Out<Calls['inConfirmCharges']>['list'][number];
type Query = NonNullable<ChargeLine['query']>;
type Note = Query['notes'][number];
type Dropped = Out<Calls['inConfirmCharges']>['dropped'][number];

export const fileAddress = (accountId: number, fileId: number) =>
  `/settlement/inconfirm/disputeFile.do?accountId=${accountId}&fileId=${fileId}`;

async function notesOf(db: Db, queryIds: readonly number[], language: Language): Promise<Map<number, Note[]>> {
  const found = new Map<number, Note[]>();
  if (queryIds.length === 0) return found;
  const rows = await db
    .select({ note: chargeQueryNotes, user: webUsers })
    .from(chargeQueryNotes)
    .leftJoin(webUsers, eq(webUsers.id, chargeQueryNotes.userId))
    .where(inArray(chargeQueryNotes.queryId, [...queryIds]))
    .orderBy(asc(chargeQueryNotes.id));
  const kept = await db
    .select({
      fileId: files.id,
      name: files.name,
      size: accountFiles.size,
      noteId: accountFiles.noteId,
      accountId: accountFiles.accountId,
    })
    .from(accountFiles)
    .innerJoin(files, eq(files.id, accountFiles.fileId))
    .innerJoin(chargeQueryNotes, eq(chargeQueryNotes.id, accountFiles.noteId))
    .where(inArray(chargeQueryNotes.queryId, [...queryIds]))
    .orderBy(asc(files.id));
  for (const { note, user } of rows) {
    const own = kept
      .filter(({ noteId }) => noteId === note.id)
      .map(({ fileId, name, size, accountId }) => ({ fileId, name, size, address: fileAddress(accountId, fileId) }));
    const shown: Note = {
      id: note.id,
      side: note.side,
      text: note.text,
      files: own,
      name: signed(language, user, null).author,
      at: isoInstant(note.createTime),
    };
    found.set(note.queryId, [...(found.get(note.queryId) ?? []), shown]);
  }
  return found;
}

/** Queries with what was said in them. */
export async function shownQueries(
  db: Db,
  rows: readonly (typeof chargeQueries.$inferSelect)[],
  language: Language,
): Promise<Map<number, Query>> {
  const notes = await notesOf(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return new Map(
    rows.map(({ id, status, reason, expected, revision }) => [
      id,
      { id, status, reason, expected, revision, notes: notes.get(id) ?? [] },
    ]),
  );
}

interface Of {
  readonly bookingId: number;
  readonly fx: readonly LockedRate[];
}

/** Lines as they are shown, with what is said of them; those of several statements at once. */
export async function shownLines(
  db: Db,
  lines: readonly AccountLine[],
  of: (accountId: number) => Of,
  language: Language,
): Promise<ChargeLine[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  const orders = [...new Set(lines.map((line) => line.bookingId ?? of(line.accountId).bookingId))];
  const named = await db
    .select({ id: bookings.id, bookingNo: bookings.bookingNo })
    .from(bookings)
    .where(inArray(bookings.id, orders));
  const numbers = new Map(named.map(({ id, bookingNo }) => [id, bookingNo]));
  const asked = await db
    .select()
    .from(chargeQueries)
    .where(inArray(chargeQueries.lineId, ids))
    .orderBy(desc(chargeQueries.id));
  const queries = await shownQueries(db, asked, language);
  const invoiced = await db
    .select({ id: eInvoiceLines.accountLineId })
    .from(eInvoiceLines)
    .where(inArray(eInvoiceLines.accountLineId, ids));
  const onInvoice = new Set(invoiced.map(({ id }) => id));
  const apart = new Map(
    [...new Set(lines.map(({ accountId }) => accountId))].flatMap((accountId) => [
      ...variancesOf(
        lines.filter((line) => line.accountId === accountId),
        of(accountId).fx,
      ),
    ]),
  );
  return lines.map((line) => {
    const bookingId = line.bookingId ?? of(line.accountId).bookingId;
    const { diff = null, percent = null, state = 'same' } = apart.get(line.id) ?? {};
    const query = asked.find(({ lineId }) => lineId === line.id);
    return {
      ...chargeOf(line),
      id: line.id,
      predicted: line.predicted,
      bookingId,
      bookingNo: numbers.get(bookingId) ?? '',
      reason: line.reason,
      reasonText: line.reasonText,
      source: line.source,
      check: line.check,
      variance: diff,
      percent,
      varianceState: state,
      query: (query && queries.get(query.id)) ?? null,
      invoiced: onInvoice.has(line.id),
    };
  });
}

/** What the rates of orders promised and no line bills. */
export async function droppedOf(
  db: Db,
  orders: readonly number[],
  billed: readonly Pick<AccountLine, 'bookingId' | 'code'>[],
): Promise<Dropped[]> {
  if (orders.length === 0) return [];
  const sheets = await db
    .select({ sheet: chargeSheets, bookingNo: bookings.bookingNo })
    .from(chargeSheets)
    .innerJoin(bookings, eq(bookings.id, chargeSheets.bookingId))
    .where(inArray(chargeSheets.bookingId, [...orders]));
  const waiting = await db
    .select({ bookingId: charges.bookingId, code: charges.code })
    .from(charges)
    .where(inArray(charges.bookingId, [...orders]));
  const known = new Set([...billed, ...waiting].map(({ bookingId, code }) => `${bookingId} ${code}`));
  return sheets.flatMap(({ sheet: { bookingId, promised }, bookingNo }) =>
    promised
      .filter(({ code }) => !known.has(`${bookingId} ${code}`))
      .map(({ code, name, nameEn, currency, amount }) => ({
        bookingId,
        bookingNo,
        code,
        name,
        nameEn,
        currency,
        predicted: amount,
      })),
  );
}

/** A line as a version keeps it. */
export const issuedLine = (line: AccountLine, bookingId: number): IssuedLine => {
  const { id, code, name, nameEn, currency, unitPrice, quantity, amount } = line;
  return {
    id,
    code,
    name,
    nameEn,
    currency,
    unitPrice,
    quantity,
    amount,
    bookingId: line.bookingId ?? bookingId,
  };
};

export const linesOfStatements = (db: Db, accountIds: readonly number[]): Promise<AccountLine[]> =>
  db
    .select()
    .from(accountLines)
    .where(inArray(accountLines.accountId, [...accountIds]))
    .orderBy(asc(accountLines.accountId), asc(accountLines.position), asc(accountLines.id));

/** What statements that count bill of orders. */
export const onStatements = (db: Db, orders: readonly number[]) =>
  orders.length === 0
    ? Promise.resolve([])
    : db
        .select({ bookingId: accountLines.bookingId, code: accountLines.code })
        .from(accountLines)
        .innerJoin(accounts, eq(accounts.id, accountLines.accountId))
        .where(and(inArray(accountLines.bookingId, [...orders]), ne(accounts.status, ACCOUNT_STATUS.void)));
