import { randomInt, timingSafeEqual } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { CODE_EXPIRES, RESEND_AFTER, type SmsPurpose } from '@lading/api-client/contract';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { smsCodes } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import { post } from '../../outbound/post.ts';
import type { Services } from '../../services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Wrong codes until one is good for nothing. */
const MOST_TRIES = 5;
/** Codes in an hour and in a day. An office of many people is one address. */
const MOST = { phone: [5, 10], user: [5, 10], address: [30, 100] } as const;

interface Asked {
  readonly phone: string;
  readonly purpose: SmsPurpose;
  readonly address: string;
  readonly language: Language;
  readonly userId?: number | undefined;
}

/** Numbers of the codes sent lately, for whoever asks; held until the transaction ends, so that a burst is counted one by one. */
async function counted(tx: Db, { phone, userId }: Asked, address: string, now: number) {
  const keys = [`phone ${phone}`, `address ${address}`, ...(userId === undefined ? [] : [`user ${userId}`])].sort();
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 5))`);
  const mine = {
    phone: eq(smsCodes.phone, phone),
    address: eq(smsCodes.address, address),
    user: eq(smsCodes.userId, userId ?? 0),
  };
  const rows = await tx
    .select({
      at: smsCodes.createTime,
      phone: sql<boolean>`${mine.phone}`,
      address: sql<boolean>`${mine.address}`,
      user: sql<boolean>`coalesce(${mine.user}, false)`,
    })
    .from(smsCodes)
    .where(and(gt(smsCodes.createTime, new Date(now - DAY)), or(mine.phone, mine.address, mine.user)));
  return rows.map((row) => ({ ...row, age: now - row.at.getTime() }));
}

async function refuseTooMany(tx: Db, asked: Asked, address: string, now: number): Promise<void> {
  const rows = await counted(tx, asked, address, now);
  const youngest = Math.min(...rows.filter(({ phone }) => phone).map(({ age }) => age));
  const wait = Math.ceil((RESEND_AFTER * 1000 - youngest) / 1000);
  if (wait > 0) throw refused('smsTooSoon', { seconds: wait });
  for (const [who, [hour, day]] of Object.entries(MOST) as [keyof typeof MOST, readonly [number, number]][]) {
    const own = rows.filter((row) => row[who]);
    if (own.length >= day || own.filter(({ age }) => age < HOUR).length >= hour) throw refused('smsTooOften');
  }
}

const about = (phone: string, purpose: SmsPurpose) => `sms ${purpose} ${phone}`;

/**
 * Sends a code. Nothing here depends on whether the number has an account; `template` says what the message tells instead of the
 * code, where a registration is asked for with a number that has one.
 */
export async function sendCode(
  services: Services,
  asked: Asked,
  template: 'code' | 'registered' = 'code',
): Promise<{ resendAfter: number; expires: number }> {
  const { phone, purpose, language, userId } = asked;
  const address = normalizeIP(asked.address);
  const now = Date.now();
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await services.db.transaction(async (tx) => {
    await refuseTooMany(tx, asked, address, now);
    await tx.insert(smsCodes).values({
      phone,
      purpose,
      address,
      userId: userId ?? null,
      code: services.wrapping.wrap(Buffer.from(code), about(phone, purpose)),
      createTime: new Date(now),
      expiresAt: new Date(now + CODE_EXPIRES * 1000),
    });
    const params = { code, minutes: String(CODE_EXPIRES / 60) };
    await post(tx, services, { channel: 'sms', receiver: phone, template, language, params });
  });
  return { resendAfter: RESEND_AFTER, expires: CODE_EXPIRES };
}

/** Whether it is the last code that was sent for this. Each try counts, and a right one is the last. */
export async function isRightCode(
  { db, wrapping }: Pick<Services, 'db' | 'wrapping'>,
  phone: string,
  purpose: SmsPurpose,
  code: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select()
      .from(smsCodes)
      .where(
        and(
          eq(smsCodes.phone, phone),
          eq(smsCodes.purpose, purpose),
          gt(smsCodes.expiresAt, new Date()),
          isNull(smsCodes.usedAt),
        ),
      )
      .orderBy(desc(smsCodes.id))
      .limit(1)
      .for('update');
    if (!kept || kept.tries >= MOST_TRIES) return false;
    const own = wrapping.unwrap(kept.code, about(phone, purpose));
    const given = Buffer.from(code.trim());
    const right = own !== undefined && own.length === given.length && timingSafeEqual(own, given);
    // All earlier codes of this number and purpose go with it.
    if (right)
      await tx
        .update(smsCodes)
        .set({ usedAt: new Date() })
        .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose), isNull(smsCodes.usedAt)));
    else
      await tx
        .update(smsCodes)
        .set({ tries: kept.tries + 1 })
        .where(eq(smsCodes.id, kept.id));
    return right;
  });
}

/** The same, where a wrong one is a refusal. */
export async function insistOnCode(
  services: Pick<Services, 'db' | 'wrapping'>,
  phone: string,
  purpose: SmsPurpose,
  code: string,
): Promise<void> {
  if (!(await isRightCode(services, phone, purpose, code))) throw refused('smsWrong', undefined, 'code');
}

export async function forgetOldCodes(db: Db): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.createTime, new Date(Date.now() - 2 * DAY)));
}
