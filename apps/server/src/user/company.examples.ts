import { eq, sql } from 'drizzle-orm';
import { customers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'company'> = {
  customerBase: () => undefined,
  async updateCustomerBase({ db, ids }) {
    const own = eq(customers.id, ids.customer);
    // Far from that of any other company, which is then not changed by ours.
    const [row] = await db
      .update(customers)
      .set({ revision: sql`${customers.revision} + 1000` })
      .where(own)
      .returning();
    return { revision: row?.revision ?? 0, nameCn: row?.name ?? '', nameEn: row?.nameEn ?? '', kind: 'factory' };
  },
  certified: () => undefined,
};
