import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { loginLimits } from '../../database/schema.ts';

const WINDOW = 10 * 60_000;
/** Passwords within ten minutes. `lock`: nothing more for ten minutes from the last one; else one more as each grows old. */
const KINDS = {
  account: { most: 5, lock: true },
  device: { most: 5, lock: true },
  address: { most: 30, lock: false },
  password: { most: 20, lock: false },
} as const;
type Kind = keyof typeof KINDS;

/** What a try is counted for: `account:<hash>`. */
export interface Counted {
  readonly kind: Kind;
  readonly key: string;
}
type Row = Pick<typeof loginLimits.$inferSelect, 'tries' | 'lockedUntil'>;

export const counted = (kind: Kind, value: string): Counted => ({
  kind,
  key: `${kind}:${createHash('sha256').update(value).digest('hex')}`,
});

/** Tries of an account, a device or an address after which a person has to show that he is one. */
const UNASKED = 2;
const asksWho = (kind: Kind, { tries }: Row): boolean => kind !== 'password' && tries.length >= UNASKED;

const isFull = (kind: Kind, { tries, lockedUntil }: Row, now: number): boolean =>
  lockedUntil ? lockedUntil.getTime() > now : tries.length >= KINDS[kind].most;

function withOne(kind: Kind, tries: readonly number[], now: number): Row {
  const { most, lock } = KINDS[kind];
  const all = [...tries, now];
  return lock && all.length >= most
    ? { tries: [], lockedUntil: new Date(now + WINDOW) }
    : { tries: all, lockedUntil: null };
}

/** The rows of these keys, made where they are missing and held until the transaction ends; in one order, so that two never wait for each other. */
async function hold(tx: Db, keys: readonly Counted[], now: number): Promise<Map<string, Row>> {
  const rows = await tx
    .insert(loginLimits)
    .values([...keys].sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ key }) => ({ key })))
    .onConflictDoUpdate({ target: loginLimits.key, set: { updateTime: sql`${loginLimits.updateTime}` } })
    .returning();
  return new Map(
    rows.map(({ key, tries, lockedUntil }) => [key, { tries: tries.filter((at) => at > now - WINDOW), lockedUntil }]),
  );
}

async function write(tx: Db, rows: readonly (Row & { key: string })[], now: number): Promise<void> {
  await tx
    .insert(loginLimits)
    .values(rows.map((row) => ({ ...row, updateTime: new Date(now) })))
    .onConflictDoUpdate({
      target: loginLimits.key,
      set: {
        tries: sql`excluded.tries`,
        lockedUntil: sql`excluded.locked_until`,
        updateTime: sql`excluded.update_time`,
      },
    });
}

/**
 * Counts a password before it is checked, so that a burst cannot try more than may be. Answers what is full, or that a captcha comes
 * first, for which nothing was counted; undefined where the password may be tried.
 */
export const countTry = (
  db: Db,
  keys: readonly Counted[],
  now = Date.now(),
  isPerson = false,
): Promise<Kind | 'captcha' | undefined> =>
  db.transaction(async (tx) => {
    const held = await hold(tx, keys, now);
    const rowOf = ({ key }: Counted): Row => held.get(key) ?? { tries: [], lockedUntil: null };
    const full = keys.find((one) => isFull(one.kind, rowOf(one), now));
    if (full) return full.kind;
    if (!isPerson && keys.some((one) => asksWho(one.kind, rowOf(one)))) return 'captcha';
    const rows = keys.map((one) => ({ key: one.key, ...withOne(one.kind, rowOf(one).tries, now) }));
    await write(tx, rows, now);
    return undefined;
  });

/** The password was right: what was counted at `at` is taken back, and for account and device all before it. */
export const takeBack = (db: Db, keys: readonly Counted[], at: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [own, shared] = [keys.filter(({ kind }) => KINDS[kind].lock), keys.filter(({ kind }) => !KINDS[kind].lock)];
    const cleared = own.map(({ key }) => key);
    // Before the others, in the order in which tries are counted.
    await tx.delete(loginLimits).where(inArray(loginLimits.key, cleared));
    if (shared.length === 0) return;
    const held = await hold(tx, shared, at);
    const rows = shared.map(({ key }) => {
      const { tries = [], lockedUntil = null } = held.get(key) ?? {};
      const last = tries.indexOf(at);
      return { key, lockedUntil, tries: tries.filter((_, place) => place !== last) };
    });
    await write(tx, rows, at);
  });

export async function forgetOldLimits(db: Db): Promise<void> {
  await db.delete(loginLimits).where(lt(loginLimits.updateTime, new Date(Date.now() - 86_400_000)));
}
