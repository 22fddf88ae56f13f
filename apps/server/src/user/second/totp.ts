import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds of a step, and figures of a code: what every app assumes. */
const STEP = 30;
const FIGURES = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding, as apps have it typed. */
export function base32(bytes: Buffer): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

export const stepAt = (time: number): number => Math.floor(time / 1000 / STEP);

/** RFC 4226 and 6238: the figures of a step. */
export function figuresOf(secret: Buffer, step: number, figures = FIGURES, hash = 'sha1'): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac(hash, secret).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** figures).padStart(figures, '0');
}

/** The step that a code is of, among now and its neighbours: a clock may be half a minute off. */
export function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  const given = Buffer.from(code);
  const here = stepAt(now);
  // All three are looked at, so that the time tells nothing.
  const right = [here - 1, here, here + 1].filter((step) => {
    const own = Buffer.from(figuresOf(secret, step));
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return right.at(-1);
}
