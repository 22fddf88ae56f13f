import { expect, it } from 'vitest';
import { base32, figuresOf, stepAt, stepOf } from './totp.ts';

const ascii = (length: number) => Buffer.from('1234567890'.repeat(7).slice(0, length));

it.each([
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
])('has the figures of RFC 6238 at %i', (seconds, sha1, sha256, sha512) => {
  const step = stepAt(seconds * 1000);
  expect(figuresOf(ascii(20), step, 8)).toBe(sha1);
  expect(figuresOf(ascii(32), step, 8, 'sha256')).toBe(sha256);
  expect(figuresOf(ascii(64), step, 8, 'sha512')).toBe(sha512);
});

it('writes secrets as RFC 4648 does', () => {
  const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(written).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

it('forgives a clock half a minute, and no more', () => {
  const now = 1_111_111_111_000;
  const of = (offset: number) => stepOf(ascii(20), figuresOf(ascii(20), stepAt(now) + offset), now);
  expect([-1, 0, 1].map(of)).toEqual([-1, 0, 1].map((offset) => stepAt(now) + offset));
  expect([of(-2), of(2), stepOf(ascii(20), '', now)]).toEqual([undefined, undefined, undefined]);
});
