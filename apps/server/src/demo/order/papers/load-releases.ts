import { RELEASE_STATE } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../database/open.ts';
import { bookings, orderFiles, releases } from '../../../database/schema.ts';
import { ownBills } from '../../../order/releases/list.ts';
import { openToDo } from '../../../user/to-do-items.ts';
import { at } from '../../clock.ts';
import { peopleOf } from './load-papers.ts';
import { RELEASES } from './releases.ts';

const RECEIVER = { name: '陈蔚', address: '宁波市鄞州区江南路288号昊屿家居三楼单证部', courier: '顺丰' };
const NOBODY = { name: '', address: '', courier: '' };
const { draft, applied, withdrawn, returned } = RELEASE_STATE;

/** Applications for release in every state; what was returned waits as a to-do. */
export async function loadReleases(tx: Db, days: number): Promise<void> {
  const people = await peopleOf(tx);
  const numbers = RELEASES.map(({ bookingNo }) => bookingNo);
  const rows = await tx.select().from(bookings).where(inArray(bookings.bookingNo, numbers));
  for (const { bookingNo, kind, state, reason = '', telexNo = '', courierNo = '', days: before } of RELEASES) {
    const booking = rows.find((row) => row.bookingNo === bookingNo);
    if (!booking || state === undefined) continue;
    const [bill] = await ownBills(tx, booking.id);
    if (!bill) continue;
    const [guarantee] = await tx
      .select({ fileId: orderFiles.fileId })
      .from(orderFiles)
      .where(and(eq(orderFiles.bookingId, booking.id), eq(orderFiles.kind, 'guarantee')));
    const status = RELEASE_STATE[state];
    const decided = status !== draft && status !== applied && status !== withdrawn;
    await tx.insert(releases).values({
      bookingId: booking.id,
      billId: bill.id,
      customerId: booking.customerId,
      kind,
      status,
      userId: people.clerk,
      receiver: kind === 'original' ? RECEIVER : NOBODY,
      guaranteeFileId: kind === 'telex' ? (guarantee?.fileId ?? null) : null,
      feeConfirmed: status !== draft,
      appliedAt: status === draft ? null : new Date(at(days - before, '10:20')),
      reason,
      telexNo,
      courierNo,
      requestId: `demo-release-${bookingNo}`,
      ...(decided && { decidedBy: people.desk, decidedAt: new Date(at(days - before, '15:40')) }),
    });
    if (status === returned) await openToDo(tx, BUS_TYPE.releasePapers, { ...booking, cutOff: null });
  }
}
