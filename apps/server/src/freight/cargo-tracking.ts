import type { In, Out, PortalContract } from '@lading/api-client/contract';
import type { Db } from '../database/open.ts';
import type { bookings } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { forbidden, notLoggedIn } from '../http/failure.ts';
import { bookingByPair, bookingsBy } from '../order/tracking/find.ts';
import { tracesOf } from '../order/tracking/shown.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../user/session.ts';

type Call = PortalContract['freight']['cargoTracking'];
type Booking = typeof bookings.$inferSelect;

interface Asked {
  readonly as: string;
  readonly found: readonly Booking[];
}

/** What is asked for by both numbers: whoever has them need not say who he is. */
async function byPairs(db: Db, items: NonNullable<In<Call>['items']>): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const pair of items) {
    const booking = await bookingByPair(db, pair);
    asked.push({ as: `${pair.workNo} / ${pair.warehouseEntryNo}`, found: booking ? [booking] : [] });
  }
  return asked;
}

/** What a company asks for by any number: its own shipments, and every one for those who take bookings in. */
async function byNumbers(db: Db, { by = 'work', numbers = [] }: In<Call>, visitor: Visitor | null): Promise<Asked[]> {
  if (!visitor) throw notLoggedIn();
  const { codes, customerId } = visitor;
  if (!codes.includes(customerId === null ? 'order:accept' : 'track:view')) throw forbidden();
  const asked: Asked[] = [];
  for (const number of numbers) asked.push({ as: number, found: await bookingsBy(db, by, number, customerId) });
  return asked;
}

async function track(db: Db, input: In<Call>, visitor: Visitor | null): Promise<Out<Call>> {
  const asked = input.items?.length ? await byPairs(db, input.items) : await byNumbers(db, input, visitor);
  // Several numbers may be of one shipment.
  const found = new Map(asked.flatMap(({ found: rows }) => rows).map((row) => [row.id, row]));
  const list = await tracesOf(db, [...found.values()]);
  const owns = (customerId: number | undefined) =>
    visitor !== null &&
    (visitor.customerId === null ? visitor.codes.includes('order:accept') : visitor.customerId === customerId);
  return {
    list: list.map((one) => ({
      ...one,
      bookingId: owns(found.get(one.bookingId ?? 0)?.customerId) ? one.bookingId : null,
    })),
    missing: asked.filter(({ found: rows }) => rows.length === 0).map(({ as }) => as),
  };
}

/** Where shipments are, for the public page. */
export const cargoTracking = ({ db }: Services): FileHandlers<'freight', 'cargoTracking'> => ({
  cargoTracking: (input, { visitor }) => track(db, input, visitor),
});
