import { contract, type In } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, WEB_STATUS } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import { accounts, bills, bookings } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const GUARANTEE = () => new File(['%PDF-1.7'], '电放保函.pdf', { type: 'application/pdf' });

/** A booking whose main bill may be released by telex: confirmed, billed and settled, with a guarantee among its papers. */
export async function addReleasable(world: World) {
  const { db, ids, call } = world;
  const bookingId = await world.booking();
  const status = { webStatus: WEB_STATUS.issued };
  await db.update(bookings).set(status).where(eq(bookings.id, bookingId));
  await db
    .update(bills)
    .set({ ...status, blMethodName: 'TELEX RELEASE', sAddress: 'CASCADE HOME SUPPLY LLC' })
    .where(eq(bills.bookingId, bookingId));
  await db
    .insert(accounts)
    .values({ bookingId, customerId: ids.customer, accountNo: `AC-R${bookingId}`, status: ACCOUNT_STATUS.confirmed });
  const token = await world.someone('customer', ['release:apply']);
  await call(contract.order.uploadOrderFile, { bookingId, kind: 'guarantee', file: GUARANTEE() }, token);
  const [main] = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.bookingId, bookingId), eq(bills.position, 0)));
  return { bookingId, billId: main?.id ?? 0 };
}

export const APPLY = { step: 'apply', kind: 'telex', revision: 0 } as const;
let sendings = 0;
export const sending = (): string => {
  sendings += 1;
  return `release-${sendings}`;
};

/** An application that waits for the forwarder. */
export async function addApplied(world: World) {
  const of = await addReleasable(world);
  const token = await world.someone('customer', ['release:apply']);
  const asked: In<typeof contract.order.applyRelease> = { ...of, ...APPLY, receiver: undefined, requestId: sending() };
  const { data } = await world.call(contract.order.applyRelease, asked, token);
  return { ...of, ...data };
}

export const examples: Examples<'order', 'release'> = {
  releaseStatus: ({ ids }) => ({ bookingId: ids.master }),
  releasePage: () => ({ open: true }),
  applyRelease: async (world) => ({ ...(await addReleasable(world)), ...APPLY, requestId: sending() }),
  async decideRelease(world) {
    const { id, revision } = await addApplied(world);
    return { id, revision, decision: 'review', requestId: sending() };
  },
};
