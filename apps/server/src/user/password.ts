import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const SIZE = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** argon2id as a PHC string. It takes 19 MiB and a core: logins wait in line for it (login/gate.ts). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const cost = { memory: MEMORY, passes: PASSES, parallelism: LANES };
  const tag = await derive('argon2id', { message: password, nonce, tagLength: SIZE, ...cost });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`;
}

// An account that does not exist costs the same time as one that does.
let dummy: Promise<string> | undefined;

/** Is it this password? Without a hash the answer is no, after the usual time. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('nobody');
  const parts = PHC.exec(hash ?? (await dummy));
  if (!parts) return false;
  const [, memory, passes, parallelism, salt = '', stored = ''] = parts;
  const expected = Buffer.from(stored, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    ...cost,
  });
  return timingSafeEqual(tag, expected) && hash !== undefined;
}

/** True when the hash was made with other costs than today's: it is made anew at the next login. */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$`);
