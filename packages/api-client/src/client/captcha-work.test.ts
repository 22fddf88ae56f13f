import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solveCaptcha } from './captcha-work.ts';

it.each([1, 8, 12])('finds a text whose hash begins with %i zero bits', async (bits) => {
  const id = 'n8Qp0uZx3VtKcY1a';
  const work = await solveCaptcha({ id, bits });
  const hash = createHash('sha256').update(`${id}.${work}`).digest().readUInt32BE(0);
  expect(hash >>> (32 - bits)).toBe(0);
});
