import type { Out, PortalContract } from '@lading/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { Visitor } from '../../user/session.ts';
import { cutoffsOf } from '../cutoffs.ts';
import { signed } from '../signed.ts';
import { type Booking, ownKind } from '../versions/find.ts';
import { type DraftBill, draftsOf } from './drafts.ts';
import { shownPlace } from './issues.ts';
import { mayAddBills, modeOf } from './mode.ts';
import { shownSendings } from './sendings.ts';

type Answer = Out<PortalContract['order']['instruction']>;

/** People by their ids, as what they wrote is signed. */
export async function signatures(db: Db, ids: readonly (number | null)[], language: Language) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length === 0 ? [] : await db.select().from(webUsers).where(inArray(webUsers.id, wanted));
  const people = new Map(rows.map((row) => [row.id, row]));
  return (id: number | null) => signed(language, people.get(id ?? 0) ?? null, null);
}

/** Bills as they are written, as the contract shows them. */
export async function draftsOnWire(db: Db, drafts: readonly DraftBill[], language: Language): Promise<Answer['bills']> {
  const by = await signatures(
    db,
    drafts.map(({ userId }) => userId),
    language,
  );
  const shown = shownPlace(drafts);
  return drafts.map(({ kind, billId, revision, values, locked, userId, savedAt }) => ({
    kind,
    billId: shown(billId),
    revision,
    values,
    locked: [...locked],
    name: String(values.head[kind === 'MBL' ? 'mblNo' : 'hblNo'] ?? ''),
    saved: savedAt && userId !== null ? { ...by(userId), at: isoInstant(savedAt) } : null,
  }));
}

/** When the documents of a booking close, and what a change costs after. */
export async function documentsClose(db: Db, booking: Booking, language: Language): Promise<Answer['cutOff']> {
  const { list, zone, portName } = await cutoffsOf(db, booking, language);
  const close = list.find(({ code }) => code === 'DCO');
  if (!close) return null;
  const { time, passed, feeAmount, feeCurrency, feeText } = close;
  return { time, zone, portName, passed, feeAmount, feeCurrency, feeText };
}

/** The instruction of a booking: its bills as they are written, what was sent, and what writing means. */
export async function readInstruction(
  db: Db,
  booking: Booking,
  { visitor, language }: Pick<Caller<Visitor>, 'visitor' | 'language'>,
): Promise<Answer> {
  const drafts = await draftsOf(db, booking);
  const mode = modeOf(booking);
  const writes = visitor.customerId !== null && visitor.codes.includes('si:edit');
  return {
    bookingId: booking.id,
    orderId: booking.orderId,
    bookingNo: booking.bookingNo,
    kind: ownKind(booking),
    webStatus: booking.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', booking.webStatus),
    mode,
    open: writes && mode !== 'closed',
    mayAdd: writes && mayAddBills(booking),
    bills: await draftsOnWire(db, drafts, language),
    ...(await shownSendings(db, booking, shownPlace(drafts), language)),
    cutOff: await documentsClose(db, booking, language),
  };
}
