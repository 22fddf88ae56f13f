import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CAPTCHA_EXPIRES, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { captchas } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import { type Language, say } from '../../messages/say.ts';

type Calls = PortalContract['user'];
export type CaptchaAnswer = In<Calls['sendSmsCode']>['captcha'];

// About four thousand hashes: a blink for one person, a price for whoever wants thousands.
const BITS = 12;
/** Milliseconds that a hand needs at least. */
const QUICKEST = 200;

/** A new question, kept here until it is answered. */
export async function issueCaptcha(db: Db, language: Language): Promise<Out<Calls['newCaptcha']>> {
  const id = randomBytes(18).toString('base64url');
  const [left, right] = [randomInt(11, 50), randomInt(2, 10)];
  const expiresAt = new Date(Date.now() + CAPTCHA_EXPIRES * 1000);
  await db.insert(captchas).values({ id, bits: BITS, sum: left + right, expiresAt });
  return { id, bits: BITS, question: say(language, 'captchaQuestion', { left, right }), expires: CAPTCHA_EXPIRES };
}

const isWorked = (id: string, work: string, bits: number): boolean =>
  createHash('sha256').update(`${id}.${work}`).digest().readUInt32BE(0) >>> (32 - bits) === 0;

/** Slid by hand from the start to the far right: a script that tries no harder is stopped, the work and the limits do the rest. */
function isSlid(track: NonNullable<CaptchaAnswer['track']>): boolean {
  const last = track.at(-1);
  const first = track[0];
  if (!first || !last) return false;
  // A key is at the end at once.
  if (track.every(({ by }) => by === 'keyboard')) return last.position === 1;
  if (track.length < 2) return false;
  return last.position === 1 && last.time - first.time >= QUICKEST;
}

/** Spends a captcha with its first answer, right or wrong; throws a refusal where it was not right. */
export async function spendCaptcha(db: Db, { id, work, track, sum }: CaptchaAnswer): Promise<void> {
  const [kept] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
  const right =
    kept &&
    kept.expiresAt.getTime() > Date.now() &&
    isWorked(id, work, kept.bits) &&
    (sum === undefined ? isSlid(track ?? []) : sum === kept.sum);
  if (!right) throw refused('captchaWrong', undefined, 'captcha');
}

export async function forgetOldCaptchas(db: Db): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, new Date()));
}
