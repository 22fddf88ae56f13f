import { eq } from 'drizzle-orm';
import { bookings } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'settlement', 'statements'> = {
  inConfirmInfo: ({ ids }) => ({ accountId: ids.account }),
  inConfirmCharges: ({ ids }) => ({ accountId: ids.account }),
  orderCharges: async ({ db, ids }) => {
    const [row] = await db.select().from(bookings).where(eq(bookings.id, ids.master));
    return { orderId: row?.orderId ?? 0 };
  },
  report: ({ ids }) => ({ reportlet: 'booking_account', accountId: ids.account, form: 'xlsx' }),
};
