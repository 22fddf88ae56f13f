import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { loginAttempts } from '../database/schema.ts';
import { refused } from '../http/failure.ts';

const MOST = 5;
const WINDOW = 10 * 60_000;

const keyOf = (account: string) => createHash('sha256').update(account.trim().toLowerCase()).digest('hex');

/**
 * Counts a password before it is checked, so that a burst cannot try more than five. Throws the same sentence for
 * accounts that exist and that do not.
 */
export async function countAttempt(db: Db, account: string, now = Date.now()): Promise<void> {
  const accountHash = keyOf(account);
  const locked = await db.transaction(async (tx) => {
    await tx.insert(loginAttempts).values({ accountHash }).onConflictDoNothing();
    const mine = eq(loginAttempts.accountHash, accountHash);
    const [row] = await tx.select().from(loginAttempts).where(mine).for('update');
    if (row?.lockedUntil && row.lockedUntil.getTime() > now) return true;
    const failures = [...(row?.failures ?? []).filter((at) => at > now - WINDOW), now];
    const lockedUntil = failures.length >= MOST ? new Date(now + WINDOW) : null;
    await tx
      .update(loginAttempts)
      .set({ failures: lockedUntil ? [] : failures, lockedUntil, updateTime: new Date(now) })
      .where(mine);
    return false;
  });
  if (locked) throw refused('locked');
}

/** The password was right: earlier wrong ones no longer count. */
export async function clearAttempts(db: Db, account: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.accountHash, keyOf(account)));
}

export async function forgetOldAttempts(db: Db): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.updateTime, new Date(Date.now() - 86_400_000)));
}
