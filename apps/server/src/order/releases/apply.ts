import { type In, type Out, type PortalContract, RELEASE_STATE } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { orderFiles, releases } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure, notFound, olderRow, refused } from '../../http/failure.ts';
import { postToStaff } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { closeToDo } from '../../user/to-do-items.ts';
import { lockBooking } from '../find.ts';
import { checksOf, missing, standingOf } from './checks.ts';
import { billNumber, newestRelease, ownBills, statusName } from './list.ts';
import { noteRelease } from './note.ts';

type Call = PortalContract['order']['applyRelease'];
type Release = typeof releases.$inferSelect;

const { draft, applied, reviewing, released, returned, withdrawn } = RELEASE_STATE;
/** What the customer may still write. */
const WRITABLE: readonly number[] = [draft, returned];
const OPEN: readonly number[] = [draft, applied, reviewing, returned];
const WITHDRAWABLE: readonly number[] = [applied, reviewing, returned];

const answerOf = ({ id, status, revision }: Release): Out<Call> => ({ id, status, revision });

async function checkGuarantee(tx: Db, bookingId: number, fileId: number | undefined): Promise<void> {
  if (fileId === undefined) return;
  const own = and(eq(orderFiles.fileId, fileId), eq(orderFiles.bookingId, bookingId), eq(orderFiles.kind, 'guarantee'));
  if ((await tx.$count(orderFiles, own)) === 0) throw notFound();
}

/** The row as it is after what was filled in: a new one where none is open. */
async function written(
  tx: Db,
  asked: In<Call>,
  before: Release | undefined,
  of: { customerId: number; userId: number },
) {
  const { bookingId, billId, kind, guaranteeFileId, requestId } = asked;
  const open = before && OPEN.includes(before.status) ? before : undefined;
  const values = {
    kind,
    requestId,
    userId: of.userId,
    receiver: asked.receiver ?? open?.receiver ?? { name: '', address: '', courier: '' },
    guaranteeFileId: guaranteeFileId ?? open?.guaranteeFileId ?? null,
    originalsIssued: asked.originalsIssued ?? open?.originalsIssued ?? false,
    originalsReturned: asked.originalsReturned ?? open?.originalsReturned ?? false,
    feeConfirmed: asked.feeConfirmed ?? open?.feeConfirmed ?? false,
  };
  const [row] = open
    ? await tx
        .update(releases)
        .set({ ...values, revision: open.revision + 1 })
        .where(eq(releases.id, open.id))
        .returning()
    : await tx
        .insert(releases)
        // A new one goes on from the number that was seen.
        .values({ ...values, bookingId, billId, customerId: of.customerId, revision: (before?.revision ?? 0) + 1 })
        .returning();
  if (!row) throw new Error('no application was written');
  return row;
}

/** The customer's half of an application: it is written, sent or taken back; what is sent has to be complete. */
export async function applyRelease(
  { db, bus }: Services,
  asked: In<Call>,
  { visitor, language, page }: Caller<Member>,
): Promise<Out<Call>> {
  const { bookingId, billId, step } = asked;
  const { customerId, userId } = visitor;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const bill = (await ownBills(tx, bookingId)).find(({ id }) => id === billId);
    if (!bill) throw notFound();
    const before = await newestRelease(tx, billId);
    if (before?.requestId === asked.requestId) return answerOf(before);
    if (before?.status === released) throw refused('releaseDone');
    if (asked.revision !== (before?.revision ?? 0)) throw olderRow(before ? answerOf(before) : { revision: 0 });
    const tell = () => bus.publish(tx, { type: 'order', customerId, bookingId, change: 'release', page });

    if (step === 'withdraw') {
      if (!before || !WITHDRAWABLE.includes(before.status)) throw refused('releaseNothing');
      const [row] = await tx
        .update(releases)
        .set({ status: withdrawn, requestId: asked.requestId, revision: before.revision + 1 })
        .where(eq(releases.id, before.id))
        .returning();
      await closeToDo(tx, BUS_TYPE.releasePapers, { bookingId });
      await noteRelease(tx, booking, 'releaseWithdrawn', userId);
      await tell();
      await bus.publish(tx, { type: 'desk' });
      return answerOf(row ?? before);
    }

    if (before && OPEN.includes(before.status) && !WRITABLE.includes(before.status))
      throw refused('releaseInReview', { status: statusName(language, before.status) });
    await checkGuarantee(tx, bookingId, asked.guaranteeFileId);
    const row = await written(tx, asked, before, { customerId, userId });
    if (step === 'save') {
      await tell();
      return answerOf(row);
    }
    const standing = await standingOf(tx, booking);
    const lacking = missing(checksOf(bill, standing, row, language), row.kind);
    if (lacking.length > 0) {
      const reasons = lacking.map(({ text }) => text).join(language === 'zh-CN' ? '；' : '; ');
      throw new Failure(
        200,
        '0',
        'releaseBlocked',
        { reasons },
        {
          state: before?.status ?? draft,
          missing: lacking.map(({ code }) => code),
        },
      );
    }
    const guaranteeFileId =
      row.guaranteeFileId ?? (row.kind === 'telex' ? (standing.guarantees[0]?.fileId ?? null) : null);
    const [sent] = await tx
      .update(releases)
      .set({ status: applied, appliedAt: new Date(), guaranteeFileId, reason: '' })
      .where(eq(releases.id, row.id))
      .returning();
    await closeToDo(tx, BUS_TYPE.releasePapers, { bookingId });
    await noteRelease(tx, booking, 'releaseApplied', userId);
    const { name, nameEn, company, companyEn } = visitor;
    const values = {
      name,
      nameEn,
      company,
      companyEn,
      kind: row.kind,
      bookingNo: booking.bookingNo,
      billNo: billNumber(bill, booking),
    };
    await postToStaff(tx, bus, page, 'releaseAsked', values, 'release:decide');
    await tell();
    await bus.publish(tx, { type: 'desk' });
    return answerOf(sent ?? row);
  });
}
