import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { secondFactors, webUsers } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { revokeOthers } from '../session.ts';
import { base32, figuresOf, stepAt, stepOf } from './totp.ts';

type Row = typeof secondFactors.$inferSelect;
type Kept = Pick<Services, 'db' | 'wrapping'>;

/** Whose factor it is, and the session that stays when it changes. */
interface Own {
  readonly userId: number;
  readonly session?: string;
}

/** Wrong codes until none is looked at for a while, and for how long. */
const MOST_TRIES = 5;
const WAIT = 10 * 60_000;
const RECOVERIES = 10;

const about = (userId: number) => `second factor ${userId}`;
const tidy = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
const hashOf = (code: string) => createHash('sha256').update(tidy(code)).digest('hex');
const inFours = (text: string, between: string) => text.replace(/(.{4})(?=.)/g, `$1${between}`);

/** The second factor of somebody, where it is on. */
export async function factorOf(db: Db, userId: number): Promise<Row | undefined> {
  const on = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.since));
  return (await db.select().from(secondFactors).where(on))[0];
}

/** A new secret, which opens nothing yet. */
export async function newSecret({ db, wrapping }: Kept, userId: number, account: string) {
  const secret = randomBytes(20);
  const values = { next: wrapping.wrap(secret, about(userId)), createTime: new Date() };
  await db
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: secondFactors.userId, set: values });
  const text = base32(secret);
  const query = new URLSearchParams({ secret: text, issuer: 'Lading' });
  return { secret: inFours(text, ' '), url: `otpauth://totp/Lading:${account}?${query}` };
}

const write = (tx: Db, { userId }: Row, values: Partial<Row>) =>
  tx.update(secondFactors).set(values).where(eq(secondFactors.userId, userId));

/** The row, held until the transaction ends; refused while too many wrong ones are young. */
async function held(tx: Db, userId: number, now: number): Promise<Row> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  if (!row) throw refused('secondWrong', undefined, 'code');
  if (row.lockedUntil && row.lockedUntil.getTime() > now) throw refused('secondLocked', undefined, 'code');
  return row;
}

async function wrong(tx: Db, row: Row, now: number): Promise<undefined> {
  const tries = row.tries + 1;
  const locks = tries >= MOST_TRIES;
  await write(tx, row, { tries: locks ? 0 : tries, lockedUntil: locks ? new Date(now + WAIT) : null });
  return undefined;
}

/** What came of a code. A wrong try is kept, so it is no failure of the transaction that counts it. */
function right<T>(outcome: T | undefined): T {
  if (outcome === undefined) throw refused('secondWrong', undefined, 'code');
  return outcome;
}

/** Switches on what was begun, by its figures: all other sessions end. Answers the recovery codes. */
export async function confirmFactor({ db, wrapping }: Kept, { userId, session }: Own, code: string, now = Date.now()) {
  const codes = Array.from({ length: RECOVERIES }, () => inFours(base32(randomBytes(10)), '-'));
  const outcome = await db.transaction(async (tx) => {
    const row = await held(tx, userId, now);
    if (row.since) throw refused('secondOnAlready');
    const secret = row.next === '' ? undefined : wrapping.unwrap(row.next, about(userId));
    const step = secret && stepOf(secret, tidy(code), now);
    if (step === undefined) return wrong(tx, row, now);
    const values = { secret: row.next, next: '', since: new Date(now), lastStep: step };
    await write(tx, row, { ...values, recovery: codes.map(hashOf), tries: 0, lockedUntil: null });
    await revokeOthers(tx, userId, session);
    return codes;
  });
  return right(outcome);
}

/** Refuses all but figures of now that were not used, and a recovery code, which is good once, too; answers which it was. */
export async function insistOnFactor({ db, wrapping }: Kept, userId: number, code: string, now = Date.now()) {
  const outcome = await db.transaction(async (tx) => {
    const row = await held(tx, userId, now);
    const secret = row.since ? wrapping.unwrap(row.secret, about(userId)) : undefined;
    const step = secret && stepOf(secret, tidy(code), now);
    const left = row.recovery.filter((hash) => hash !== hashOf(code));
    const cleared = { tries: 0, lockedUntil: null };
    if (step !== undefined && step > row.lastStep) {
      await write(tx, row, { ...cleared, lastStep: step });
      return 'second' as const;
    }
    if (row.since && left.length < row.recovery.length) {
      await write(tx, row, { ...cleared, recovery: left });
      return 'recovery' as const;
    }
    return wrong(tx, row, now);
  });
  return right(outcome);
}

/** Forgets a factor; answers whether there was one. */
export async function endFactor(db: Db, userId: number): Promise<boolean> {
  const [gone] = await db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return gone?.since != null;
}

/** Forgets what was begun a day ago and never finished. */
export async function forgetBegunFactors(db: Db): Promise<void> {
  const old = lt(secondFactors.createTime, new Date(Date.now() - 86_400_000));
  await db.delete(secondFactors).where(and(isNull(secondFactors.since), old));
}

/** Figures of now, of whoever has a factor or is about to: for the outbox of the demonstration, where nobody needs an app. */
export async function figuresOfAll({ db, wrapping }: Kept, now = Date.now()) {
  const rows = await db
    .select({ row: secondFactors, account: webUsers.account })
    .from(secondFactors)
    .innerJoin(webUsers, eq(webUsers.id, secondFactors.userId))
    .orderBy(desc(secondFactors.createTime));
  return rows.flatMap(({ row, account }) => {
    const secret = wrapping.unwrap(row.since ? row.secret : row.next, about(row.userId));
    return secret ? [{ account, figures: figuresOf(secret, stepAt(now)), createTime: row.createTime }] : [];
  });
}
