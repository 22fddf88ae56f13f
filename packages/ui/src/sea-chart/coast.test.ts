import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { generateCoasts } from '../../scripts/coast.mjs';

it('is made anew from the data as it stands here', () => {
  for (const { path, text } of generateCoasts()) expect(readFileSync(path, 'utf8')).toBe(text);
});

it.each([
  ['coarse', 8_000],
  ['fine', 34_000],
])('weighs little in the %s scale', (scale, most) => {
  const file = generateCoasts().find(({ path }) => path.includes(scale));
  expect(gzipSync(file?.text ?? '').length).toBeLessThan(most);
});
