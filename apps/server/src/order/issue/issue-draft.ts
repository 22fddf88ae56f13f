import { billRecordOf, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { type BillKind, BUS_TYPE, otherKind, WEB_STATUS } from '@lading/validators/bill';
import { and, count, eq } from 'drizzle-orm';
import { PORTS } from '../../basedata/ports.ts';
import type { Db } from '../../database/open.ts';
import type { StoredBill } from '../../database/schema/reviews.ts';
import { billRequests, billVersions, bookings, instructionSendings } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, notFound, olderVersion, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import { sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { closeToDo, openToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import { forgetDrafts } from '../instruction/drafts.ts';
import { carryMarks } from '../marks/carry.ts';
import { type BillNames, billNames } from '../marks/read.ts';
import { notePlanDiffers } from '../preplans/answer.ts';
import { addVersion, keepDraft, setPresent } from '../versions/add-version.ts';
import { type BillContent, presentBills, storedOf, storedOfRecord } from '../versions/content.ts';
import { type Booking, contentsOf, newestOf, ownKind } from '../versions/find.ts';
import { settleInstruction } from './settle-instruction.ts';

type Call = PortalContract['order']['issueBlDraft'];

const ISSUABLE: readonly number[] = [
  WEB_STATUS.submitted,
  WEB_STATUS.accepted,
  WEB_STATUS.copyReady,
  WEB_STATUS.changeRequested,
];

/** The bills of the new draft: those that were sent, and the others as they are. */
function written(
  kind: BillKind,
  present: readonly BillContent[],
  sent: In<Call>['bills'],
  names: BillNames,
): BillContent[] {
  const edited = new Map<number, StoredBill>();
  for (const [at, one] of sent.entries()) {
    const record = billRecordOf(one);
    const billId = names.idOf(one.billId);
    if (record?.kind !== kind || billId === undefined) throw badInput(`bills[${at}]`);
    edited.set(billId, storedOfRecord(record));
  }
  return present.map(({ billId, position, content }) => ({
    billId,
    position,
    content: edited.get(billId) ?? storedOf(kind, content),
  }));
}

// The booking repeats what its list shows of the main bill.
export function shownOf({ fields }: StoredBill): Partial<typeof bookings.$inferInsert> {
  const text = (name: string) => String(fields[name] ?? '');
  const port = (stem: 'portStart' | 'portEnd') => {
    const known = PORTS.get(text(`${stem}Code`));
    return { cn: known?.nameCn ?? text(`${stem}Name`), en: known?.nameEn ?? text(`${stem}Name`) };
  };
  const [start, end] = [port('portStart'), port('portEnd')];
  return {
    bkgNo: text('bkgNo'),
    mblNo: text('mblNo'),
    shippingName: text('shippingName'),
    portStartCode: text('portStartCode'),
    portStartNameCn: start.cn,
    portStartNameEn: start.en,
    portEndCode: text('portEndCode'),
    portEndNameCn: end.cn,
    portEndNameEn: end.en,
    vessel: text('vessel'),
    voyage: text('voyage'),
    etd: (fields['etd'] as string | null) ?? null,
  };
}

async function checkIssuable(tx: Db, booking: Booking, caller: Caller): Promise<void> {
  if (!ISSUABLE.includes(booking.webStatus))
    throw refused('notIssuable', { status: sayNumbered(caller.language, 'webStatus', booking.webStatus) });
  const [open] = await tx
    .select({ total: count() })
    .from(billRequests)
    .where(and(eq(billRequests.bookingId, booking.id), eq(billRequests.status, 'open')));
  if (open?.total) throw refused('requestsOpen', { count: open.total });
  const unanswered = and(eq(instructionSendings.bookingId, booking.id), eq(instructionSendings.state, 'open'));
  if ((await tx.$count(instructionSendings, unanswered)) > 0) throw refused('instructionOpen');
}

/** Everything that stands before the new draft is kept: the draft before it, or what was sent where this is the first one. */
async function keepBefore(tx: Db, booking: Booking, kind: BillKind, present: readonly BillContent[]) {
  const { draft, instruction } = await newestOf(tx, booking, kind);
  if (draft > 0) await keepDraft(tx, booking, kind);
  else if (instruction === 0)
    await addVersion(tx, {
      bookingId: booking.id,
      kind,
      source: 'instruction',
      version: 1,
      contents: present,
      createTime: booking.createTime,
    });
  const sent = (await newestOf(tx, booking, kind)).instruction;
  return {
    before: draft > 0 ? await contentsOf(tx, booking, kind, 'draft', draft) : undefined,
    instruction: sent > 0 ? await contentsOf(tx, booking, kind, 'instruction', sent) : undefined,
    number: sent,
  };
}

export interface Putting {
  readonly tx: Db;
  readonly bus: Services['bus'];
  readonly booking: Booking;
  /** all bills of the draft */
  readonly after: readonly BillContent[];
  readonly userId: number;
  readonly page: string | undefined;
  readonly note: string;
  readonly requestId?: string;
}

/** The next draft of a booking that is held: its number, web status 4, a to-do and a notice, and the marks of the draft before. */
export async function putDraft({ tx, bus, booking, after, userId, page, note, requestId }: Putting): Promise<number> {
  const { id: bookingId, customerId } = booking;
  const kind = ownKind(booking);
  const [main] = after;
  if (!main) throw notFound();
  const newest = await newestOf(tx, booking, kind);
  const present = await presentBills(tx, bookingId, kind);
  const { before, instruction, number } = await keepBefore(tx, booking, kind, present);
  const version = newest.draft + 1;
  const webStatus = WEB_STATUS.copyReady;
  for (const { billId, content } of after) await setPresent(tx, billId, content, { version, webStatus });
  const issued = { bookingId, kind, source: 'draft', version, contents: after } as const;
  await addVersion(tx, { ...issued, authorId: userId, note, ...(requestId !== undefined && { requestId }) });
  if (before) {
    const settling = { bookingId, kind, number, from: newest.draft, after };
    const sent = instruction && (await settleInstruction(tx, { ...settling, instruction }));
    const other = await presentBills(tx, bookingId, otherKind(kind));
    await carryMarks(tx, { kind, instruction: sent, before, after, other }, newest.draft, version);
  }
  // What is issued holds from here on, and nobody writes the instruction any more.
  await forgetDrafts(tx, bookingId);

  // The sample is drawn anew when it is asked for.
  const shown = { ...shownOf(main.content), webStatus, sampleFileId: null };
  await tx.update(bookings).set(shown).where(eq(bookings.id, bookingId));
  await closeToDo(tx, BUS_TYPE.copyConfirm, { bookingId });
  await openToDo(tx, BUS_TYPE.copyConfirm, booking);
  await postNotice(tx, bus, { customerId, page }, 'copyReady', {
    bookingNo: booking.bookingNo,
    billNo: String(main.content.fields['hblNo'] || main.content.fields['mblNo'] || booking.bookingNo),
    version: String(version),
  });
  await notePlanDiffers(tx, bus, booking);
  await bus.publish(tx, { type: 'review', customerId, bookingId, change: 'draft', version, page });
  return version;
}

/**
 * Issues the next draft: a new number, web status 4, a to-do and a notice for the customer, and the marks of the draft before carried
 * over. Sent again under the same name it answers as it did; 409 when another draft came first; refused while requests are unanswered.
 */
export async function issueDraft(
  { db, bus }: Services,
  { bookingId, version: from, requestId, note, bills: edited }: In<Call>,
  caller: Caller<Staff>,
): Promise<Out<Call>> {
  const { userId } = caller.visitor;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const kind = ownKind(booking);
    const [done] = await tx
      .select({ version: billVersions.version })
      .from(billVersions)
      .where(and(eq(billVersions.bookingId, bookingId), eq(billVersions.requestId, requestId)));
    if (done) return done;
    const newest = await newestOf(tx, booking, kind);
    if (from !== newest.draft) throw olderVersion(newest.draft);
    await checkIssuable(tx, booking, caller);

    const names = await billNames(tx, bookingId, kind);
    const after = written(kind, await presentBills(tx, bookingId, kind), edited, names);
    return {
      version: await putDraft({ tx, bus, booking, after, userId, page: caller.page, note: note.trim(), requestId }),
    };
  });
}
