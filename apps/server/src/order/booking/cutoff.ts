import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { instant } from '@lading/validators/record';
import { and, eq, isNull } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, bookings, orderLog, todos } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import { type Language, say, sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { onceSent, sentBefore } from './once.ts';

type Calls = PortalContract['order'];
type Code = In<Calls['moveCutoff']>['code'];

/** What has to be in by a cut-off. A terminal that closes is when weights are due where nothing else was said. */
const DUE: Readonly<Partial<Record<Code, number>>> = {
  DCO: BUS_TYPE.shippingInstruction,
  VCO: BUS_TYPE.vgm,
  AFC: BUS_TYPE.prePlan,
};

/** What is open for it is due then. */
async function moveDue(tx: Db, bookingId: number, code: Code, closesAt: Date): Promise<void> {
  const own = and(eq(bookingCutoffs.bookingId, bookingId), eq(bookingCutoffs.code, 'VCO'));
  const weights = code === 'FCO' && (await tx.$count(bookingCutoffs, own)) === 0;
  const busType = weights ? BUS_TYPE.vgm : DUE[code];
  if (busType === undefined) return;
  await tx
    .update(todos)
    .set({ dueAt: closesAt })
    .where(and(eq(todos.bookingId, bookingId), eq(todos.busType, busType), isNull(todos.closedAt)));
}

/** The carrier closes at another time than it said: what is due moves along, and the customer is told of both. */
export async function moveCutoff(
  services: Services,
  { bookingId, code, closesAt: asked, requestId }: In<Calls['moveCutoff']>,
  { visitor: { userId }, language, page }: Caller<Staff>,
): Promise<Out<Calls['moveCutoff']>> {
  if (!instant.is(asked)) throw refused('reviewMoment', {}, 'closesAt');
  const closesAt = new Date(asked);
  if (closesAt.getTime() <= Date.now()) throw refused('cutoffPast', {}, 'closesAt');
  return onceSent(() =>
    services.db.transaction(async (tx) => {
      const { orderStatus, customerId, bookingNo, portStartCode, cutOff } = await lockBooking(tx, { id: bookingId });
      const answer = { bookingId, orderStatus, orderStatusName: sayNumbered(language, 'orderStatus', orderStatus) };
      if (await sentBefore(tx, userId, requestId)) return answer;
      if (orderStatus !== ORDER_STATUS.spaceConfirmed) throw refused('cutoffSpace');
      const which = and(eq(bookingCutoffs.bookingId, bookingId), eq(bookingCutoffs.code, code));
      const [row] = await tx.select().from(bookingCutoffs).where(which);
      const before = row?.closesAt ?? (code === 'DCO' ? cutOff : null);
      if (before?.getTime() === closesAt.getTime()) return answer;
      await tx
        .insert(bookingCutoffs)
        .values({ bookingId, code, closesAt })
        .onConflictDoUpdate({ target: [bookingCutoffs.bookingId, bookingCutoffs.code], set: { closesAt } });
      if (code === 'DCO') await tx.update(bookings).set({ cutOff: closesAt }).where(eq(bookings.id, bookingId));
      await moveDue(tx, bookingId, code, closesAt);
      const zone = zoneOf(portStartCode);
      const clock = (at: Date | null) => (at ? inZone(at, zone).slice(0, 16).replace('T', ' ') : '—');
      const times = { old: clock(before), time: clock(closesAt) };
      const words = (to: Language) => say(to, 'cutoffMoved', { name: say(to, `cutoff${code}`), ...times });
      await tx.insert(orderLog).values({
        bookingId,
        event: 'cutoff',
        fromStatus: orderStatus,
        toStatus: orderStatus,
        userId,
        requestId,
        values: { what: code, ...times },
      });
      const told = { bookingNo, said: words('zh-CN'), saidEn: words('en-US') };
      await postNotice(tx, services.bus, { customerId, page }, 'cutoffChanged', told);
      await services.bus.publish(tx, { type: 'order', customerId, bookingId, change: 'booking', page });
      await services.bus.publish(tx, { type: 'desk' });
      return answer;
    }),
  );
}
