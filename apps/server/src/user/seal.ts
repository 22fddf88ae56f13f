import { webcrypto } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { sealKeys, sealUses } from '../database/schema.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';

/** A sealed secret was too old, seen before, meant for another path, or not sealed for this server. */
const sealRefused = () => refused('sealRefused');

const { subtle } = webcrypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const INFO = 'portal-secret-v1';
const DAY = 86_400_000;
const WINDOW = 120_000;
const FORM = /^v1\.[\w-]+\.[0-9a-z]+\.[\w-]+\.[\w-]+\.[\w-]+$/;

type Kept = Pick<Services, 'db' | 'wrapping'>;

const bytes = (text: string) => Buffer.from(text, 'base64url');
const text = (value: ArrayBuffer) => Buffer.from(value).toString('base64url');

/** `v1.kid.time.key.iv.text`: what the browser sends in place of a plain secret. */
export const isSealed = (secret: string): boolean => FORM.test(secret);

/** Today's key: a new one each day, the one before stays good for what is already on its way. */
export async function currentKey({ db, wrapping }: Kept, now = Date.now()): Promise<{ kid: string; pub: string }> {
  const fresh = await db
    .select()
    .from(sealKeys)
    .where(gt(sealKeys.createTime, new Date(now - DAY)))
    .orderBy(desc(sealKeys.createTime));
  // One that another key of the settings wrapped, or none at all, opens nothing here.
  const newest = fresh.find(({ kid, privateKey }) => wrapping.unwrap(privateKey, kid));
  if (newest) return { kid: newest.kid, pub: newest.publicKey };
  const pair = (await subtle.generateKey(CURVE, true, ['deriveBits'])) as webcrypto.CryptoKeyPair;
  const kid = text(webcrypto.getRandomValues(new Uint8Array(6)).buffer);
  const key = {
    kid,
    publicKey: text(await subtle.exportKey('raw', pair.publicKey)),
    privateKey: wrapping.wrap(Buffer.from(await subtle.exportKey('pkcs8', pair.privateKey)), kid),
    createTime: new Date(now),
  };
  await db.insert(sealKeys).values(key);
  return { kid, pub: key.publicKey };
}

async function unseal(privateKey: Buffer, path: string, [, kid, time, epk, iv, ct]: string[]): Promise<string> {
  const epkBytes = bytes(epk ?? '');
  const own = await subtle.importKey('pkcs8', new Uint8Array(privateKey), CURVE, false, ['deriveBits']);
  const theirs = await subtle.importKey('raw', epkBytes, CURVE, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const master = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: epkBytes, info: Buffer.from(INFO) };
  const key = await subtle.deriveKey(hkdf, master, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
  const additionalData = Buffer.from(`${kid}|${path}|${time}`);
  const plain = await subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv ?? ''), additionalData }, key, bytes(ct ?? ''));
  return Buffer.from(plain).toString('utf8');
}

/** The private half of a key that is still kept; undefined where it is gone, or another key of the settings wrapped it. */
export async function keyOf({ db, wrapping }: Kept, kid: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ privateKey: sealKeys.privateKey }).from(sealKeys).where(eq(sealKeys.kid, kid));
  return row && wrapping.unwrap(row.privateKey, kid);
}

/** Opens a secret sealed for one path, once. Throws a refusal that does not tell the reason. */
export async function openSealed(
  { db, wrapping }: Kept,
  path: string,
  sealed: string,
  now = Date.now(),
): Promise<string> {
  const parts = sealed.split('.');
  const [, kid = '', time = '', epk = ''] = parts;
  if (!(Math.abs(now - Number.parseInt(time, 36)) <= WINDOW)) throw sealRefused();
  const fresh = and(eq(sealKeys.kid, kid), gt(sealKeys.createTime, new Date(now - 2 * DAY)));
  const [key] = await db.select().from(sealKeys).where(fresh);
  const own = key && wrapping.unwrap(key.privateKey, kid);
  if (!own) throw sealRefused();
  const plain = await unseal(own, path, parts).catch(() => null);
  if (plain === null) throw sealRefused();
  // Decoding forgives loose bits at the end, so the memory keeps the bytes, not the spelling.
  const seen = await db
    .insert(sealUses)
    .values({ epk: bytes(epk).toString('hex'), usedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (seen.length === 0) throw sealRefused();
  return plain;
}

export async function forgetOldSeals(db: Db): Promise<void> {
  await db.delete(sealUses).where(lt(sealUses.usedAt, new Date(Date.now() - 5 * WINDOW)));
  await db.delete(sealKeys).where(lt(sealKeys.createTime, new Date(Date.now() - 3 * DAY)));
}
