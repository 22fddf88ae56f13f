import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { knownDevices, webUsers } from '../../database/schema.ts';

const DAY = 86_400_000;
/** Seconds that a device stays known after its last login. */
export const REMEMBERED = (180 * DAY) / 1000;
const MOST = 20;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The cookie of an account on a device: one for each, so that two people may share a desk. */
export const deviceCookie = (account: string): string => `lading-device-${hashOf(account).slice(0, 12)}`;

/** Whether somebody logged in to this account with this cookie before. */
export async function isKnownDevice(db: Db, account: string, device: string | undefined): Promise<boolean> {
  if (!device || !/^[\w-]{43}$/.test(device)) return false;
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(webUsers, eq(webUsers.id, knownDevices.userId))
    .where(and(eq(knownDevices.deviceHash, hashOf(device)), eq(webUsers.account, account)));
  return rows.length > 0;
}

/** Remembers the device for which a password was right; answers what its cookie is to hold. */
export async function rememberDevice(db: Db, userId: number, device: string | undefined): Promise<string> {
  if (device !== undefined) {
    await db
      .update(knownDevices)
      .set({ seenAt: new Date() })
      .where(eq(knownDevices.deviceHash, hashOf(device)));
    return device;
  }
  const made = randomBytes(32).toString('base64url');
  await db.insert(knownDevices).values({ deviceHash: hashOf(made), userId });
  const older = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt))
    .offset(MOST);
  await db.delete(knownDevices).where(inArray(knownDevices.deviceHash, older));
  return made;
}

export async function forgetOldDevices(db: Db): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(Date.now() - REMEMBERED * 1000)));
}
