import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { customers } from '../../database/schema.ts';
import { chinaDate } from '../../time.ts';

const YEAR = 365 * 86_400_000;
/** Limits in yuan: one company has room for its orders, the other is told at ordering how little is left. */
const COMPANIES = {
  HAOYU: { uscc: '91330212MA282HY457', limit: '2000000.00' },
  OUTAI: { uscc: '91330302MA2990T81U', limit: '200000.00' },
} as const;

/** Both companies are certified and pay by month within a limit. */
export async function loadCredit(tx: Db): Promise<void> {
  const granted = { method: 'monthly', days: 30, validTo: chinaDate(new Date(Date.now() + YEAR)) };
  for (const [code, { uscc, limit }] of Object.entries(COMPANIES))
    await tx
      .update(customers)
      .set({ certification: 2, uscc, credit: { ...granted, limit } })
      .where(eq(customers.code, code));
}
