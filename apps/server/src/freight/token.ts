import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { PRICE_KEPT, type PriceLevel } from '@lading/api-client/contract';
import type { Services } from '../services.ts';
import { currentKey, keyOf } from '../user/seal.ts';

/** A price as it was told: the same rate as long as nobody changes it, for half an hour. */
export interface Priced {
  readonly rateId: number;
  readonly revision: number;
  readonly level: PriceLevel;
}
type Kept = Pick<Services, 'db' | 'wrapping'>;

const MINUTE = 60_000;
const signed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const derived = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'price-token-v1', 32));

/** Writes tokens with today's key of the house. */
export async function priceTokens(kept: Kept, now = Date.now()): Promise<(priced: Priced) => string> {
  const { kid } = await currentKey(kept, now);
  const secret = await keyOf(kept, kid);
  if (!secret) throw new Error('the key of today is not there');
  const key = derived(secret);
  const until = (now + PRICE_KEPT * MINUTE).toString(36);
  return ({ rateId, revision, level }) => {
    const text = `p1.${kid}.${rateId}.${revision}.${level}.${until}`;
    return `${text}.${signed(key, text).toString('base64url')}`;
  };
}

/** What a token says; undefined where nobody of the house wrote it, or too long ago. */
export async function readPriceToken(kept: Kept, token: string, now = Date.now()): Promise<Priced | undefined> {
  const at = token.lastIndexOf('.');
  const [version, kid = '', rateId, revision, level, until = ''] = token.slice(0, at).split('.');
  if (version !== 'p1' || !(Number.parseInt(until, 36) > now)) return undefined;
  const secret = await keyOf(kept, kid);
  if (!secret) return undefined;
  const [own, theirs] = [signed(derived(secret), token.slice(0, at)), Buffer.from(token.slice(at + 1), 'base64url')];
  if (own.length !== theirs.length || !timingSafeEqual(own, theirs)) return undefined;
  return { rateId: Number(rateId), revision: Number(revision), level: level as PriceLevel };
}
