import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { customers } from '../../database/schema.ts';
import { chinaDate } from '../../time.ts';

const YEAR = 365 * 86_400_000;
/** Yuan: one company has room for its orders, the other is told at ordering how little is left. */
const LIMITS = { HAOYU: '2000000.00', OUTAI: '200000.00' } as const;

/** Both companies pay by month within a limit. */
export async function loadCredit(tx: Db): Promise<void> {
  const granted = { method: 'monthly', days: 30, validTo: chinaDate(new Date(Date.now() + YEAR)) };
  for (const [code, limit] of Object.entries(LIMITS))
    await tx
      .update(customers)
      .set({ credit: { ...granted, limit } })
      .where(eq(customers.code, code));
}
