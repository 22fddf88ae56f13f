import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { instant } from '@lading/validators/record';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingForms, deskTakes, orderLog, traceEvents, traces, webUsers } from '../../database/schema.ts';
import { forgetTaken } from '../../desk/taken.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, refused } from '../../http/failure.ts';
import { say, sayNumbered } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import { codesOf } from '../../user/codes.ts';
import { grantsOf } from '../../user/grants.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Staff } from '../../user/session.ts';
import { lockBooking } from '../find.ts';
import { receive } from '../tracking/receive.ts';
import { hasLeft, sail } from '../tracking/sail.ts';
import { onceSent, sentBefore } from './once.ts';

type Calls = PortalContract['order'];

/** Those of the forwarder's people who may answer bookings. */
async function team(db: Db) {
  const grants = await grantsOf(db, 'staff');
  const staff = await db
    .select()
    .from(webUsers)
    .where(and(isNull(webUsers.customerId), eq(webUsers.active, true)))
    .orderBy(asc(webUsers.id));
  return staff.filter((user) => codesOf({ ...user, grants }).includes('order:accept'));
}

export async function bookingTeam(
  db: Db,
  { bookingId }: In<Calls['bookingTeam']>,
  { language }: Caller<Staff>,
): Promise<Out<Calls['bookingTeam']>> {
  const [taken] = await db
    .select()
    .from(deskTakes)
    .where(and(eq(deskTakes.kind, 'booking'), eq(deskTakes.subjectId, bookingId)));
  const list = (await team(db)).map(({ id, name, nameEn }) => ({ id, name: ofLanguage(language, name, nameEn) }));
  return { list, ownerId: taken?.userId ?? null };
}

export async function assignBooking(
  services: Services,
  { bookingId, userId, requestId }: In<Calls['assignBooking']>,
  { visitor, language, page }: Caller<Staff>,
): Promise<Out<Calls['assignBooking']>> {
  const owner = userId === undefined ? undefined : (await team(services.db)).find(({ id }) => id === userId);
  if (userId !== undefined && !owner) throw notFound();
  const name = owner ? ofLanguage(language, owner.name, owner.nameEn) : '';
  await onceSent(() =>
    services.db.transaction(async (tx) => {
      if (await sentBefore(tx, visitor.userId, requestId)) return;
      const { id, orderStatus, customerId } = await lockBooking(tx, { id: bookingId });
      await forgetTaken(tx, 'booking', id);
      if (owner) {
        await tx.insert(deskTakes).values({ kind: 'booking', subjectId: id, userId: owner.id });
        await tx.update(bookingForms).set({ opId: owner.id }).where(eq(bookingForms.bookingId, id));
      }
      await tx.insert(orderLog).values({
        bookingId: id,
        event: 'assign',
        fromStatus: orderStatus,
        toStatus: orderStatus,
        requestId,
        userId: visitor.userId,
        values: { owner: owner?.name ?? say('zh-CN', 'deskNobody') },
      });
      await services.bus.publish(tx, { type: 'order', customerId, bookingId: id, change: 'booking', page });
      await services.bus.publish(tx, { type: 'desk' });
    }),
  );
  return { owner: name };
}

/** Whatever a source says later of the same thing counts again: the newest word does. */
export async function saveMilestone(
  services: Services,
  asked: In<Calls['saveMilestone']>,
  { visitor: { userId }, language }: Caller<Staff>,
): Promise<Out<Calls['saveMilestone']>> {
  const { bookingId, code, at, classifier, time, requestId } = asked;
  if (time !== '' && !instant.is(time)) throw refused('milestoneMoment', {}, 'time');
  return onceSent(() =>
    services.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id: bookingId });
      const shown = ({ orderStatus }: Pick<typeof booking, 'orderStatus'>) => ({
        bookingId,
        orderStatus,
        orderStatusName: sayNumbered(language, 'orderStatus', orderStatus),
      });
      if (await sentBefore(tx, userId, requestId)) return shown(booking);
      const [trace] = await tx.select().from(traces).where(eq(traces.bookingId, bookingId));
      const portCode = trace?.calls.find(({ role }) => role === at)?.code;
      if (!trace || portCode === undefined) throw refused('milestoneFollow');
      const byHand = and(
        eq(traceEvents.bookingId, bookingId),
        eq(traceEvents.source, 'manual'),
        eq(traceEvents.code, code),
        eq(traceEvents.portCode, portCode),
      );
      await tx.delete(traceEvents).where(byHand);
      const now = new Date();
      const told = { bookingId, customerId: booking.customerId };
      const said = { eventId: `manual-${requestId}`, code, classifier, time: new Date(time), portCode } as const;
      const events = time === '' ? [] : [{ ...said, source: 'manual' as const, saidAt: now }];
      const news = await receive(tx, services.bus, told, { events, next: trace.nextPoll }, now);
      if (events.length === 0) await services.bus.publish(tx, { type: 'order', ...told, change: 'trace' });
      const { orderStatus } = booking;
      await tx.insert(orderLog).values({
        bookingId,
        event: 'milestone',
        fromStatus: orderStatus,
        toStatus: orderStatus,
        userId,
        requestId,
        values: { what: `${code} ${portCode} ${time || '—'}` },
      });
      if (news.some(hasLeft)) await sail(tx, services.bus, bookingId);
      return shown(await lockBooking(tx, { id: bookingId }));
    }),
  );
}
