import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tooMuch, unknown } from './picture-budget.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An empty file of so many bytes, which takes no room. */
const leave = (name: string, bytes = 0) => {
  writeFileSync(join(folder, `${name}.png`), '');
  truncateSync(join(folder, `${name}.png`), bytes);
};

it('lets 900 small pictures be, and no more', () => {
  for (let at = 0; at < 900; at++) leave(`story-${at}`);
  expect(tooMuch(folder)).toEqual([]);
  leave('one-more');
  expect(tooMuch(folder)).toEqual(['There are 901 pictures of at most 900.']);
});

it('refuses a heavy one, and too many that are light by themselves', () => {
  leave('heavy', 600_000);
  expect(tooMuch(folder)).toEqual(['heavy.png weighs 600000 bytes of at most 524288.']);
  for (let at = 0; at < 100; at++) leave(`story-${at}`, 500_000);
  expect(tooMuch(folder)[0]).toBe('The pictures weigh 50600000 bytes of at most 47185920.');
});

it('names what no story has any more', () => {
  leave('button--default');
  leave('gone--default');
  expect(unknown((name: string) => name.startsWith('button'), folder)).toEqual([
    'No story has the picture gone--default.png any more.',
  ]);
});
