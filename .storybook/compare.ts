import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const FOLDER = join(process.cwd(), '.storybook', 'pictures');
// Share of the pixels of a picture that may be drawn differently: by another Chromium, and by the same on another processor.
const OTHER_BROWSER = 0.005;
const OTHER_PROCESSOR = 0.0005;
// Of oxipng's levels: one more takes three times as long for a thousandth.
const LEVEL = 2;

/** How much alike this place is to the one that drew the pictures. */
export type Likeness = 'same' | 'processor' | 'browser';

/** Compares this Chromium and processor with those that environment.json names. */
export function likeness(version: string): Likeness {
  const place = join(FOLDER, 'environment.json');
  if (!existsSync(place)) return 'same';
  const drawn = JSON.parse(readFileSync(place, 'utf8')) as { chromium: string; processor?: string };
  if (drawn.chromium !== version) return 'browser';
  return drawn.processor === process.env['PROCESSOR'] ? 'same' : 'processor';
}

// The soft edge of a letter comes out differently by another processor: 1 px of a border is far more.
const STRICTNESS = {
  same: { threshold: 0, includeAA: true, share: 0 },
  processor: { threshold: 0.02, includeAA: true, share: OTHER_PROCESSOR },
  browser: { threshold: 0.05, includeAA: false, share: OTHER_BROWSER },
} as const;

/** Before, difference and after side by side; `difference` has the size of both. */
function beside(before: PNG, difference: PNG, after: PNG): Buffer {
  const sheet = new PNG({ width: before.width + difference.width + after.width, height: difference.height });
  let left = 0;
  for (const image of [before, difference, after]) {
    PNG.bitblt(image, sheet, 0, 0, image.width, image.height, left, 0);
    left += image.width;
  }
  return PNG.sync.write(sheet);
}

/**
 * What is wrong with a picture beside its original, in one line, and both with their difference as one picture; undefined
 * when they are alike. Bytes do not matter: an original is saved smaller than a browser gives it.
 */
export function difference(original: Buffer, picture: Buffer, alike: Likeness) {
  const [before, after] = [PNG.sync.read(original), PNG.sync.read(picture)];
  const { width, height } = before;
  const isSameSize = width === after.width && height === after.height;
  if (isSameSize && before.data.equals(after.data)) return undefined;
  const marked = new PNG({ width: isSameSize ? width : 1, height: Math.max(height, after.height) });
  if (!isSameSize) {
    const words = `is ${after.width} × ${after.height} px instead of ${width} × ${height}`;
    return { words, sheet: beside(before, marked, after) };
  }
  const { share, ...options } = STRICTNESS[alike];
  const count = (into?: Buffer) => pixelmatch(before.data, after.data, into, width, height, options);
  const wrong = count();
  // Two that differ do so although no pixel is told apart by its brightness.
  if (alike !== 'same' && wrong <= share * width * height) return undefined;
  // To count is a third of the work; what differs is painted only where it is shown.
  count(marked.data);
  return { words: `differs in ${wrong} of ${width * height} pixels`, sheet: beside(before, marked, after) };
}

let ready: Promise<unknown> | undefined;

/** The same picture in as few bytes as can be had without losing any of it; the same bytes every time. */
export async function smaller(picture: Buffer): Promise<Buffer> {
  const path = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  ready ??= init(readFileSync(path));
  await ready;
  return Buffer.from(optimise(picture, LEVEL, false, false));
}

const pathOf = (name: string) => join(FOLDER, `${name}.png`);

/** The original of a name, if there is one. */
export const originalOf = (name: string): Buffer | undefined =>
  existsSync(pathOf(name)) ? readFileSync(pathOf(name)) : undefined;

/** Saves a picture as the original of its name, unless it shows the same as the one that is there. */
export async function keep(name: string, picture: Buffer): Promise<void> {
  const original = originalOf(name);
  if (original && !difference(original, picture, 'same')) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(name), await smaller(picture));
}

/** Leaves before, difference and after for the report of the run; answers the words for it. */
export function report(name: string, { words, sheet }: { words: string; sheet: Buffer }): string {
  const folder = join(process.cwd(), 'reports', 'pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-diff.png`), sheet);
  return `${name} ${words}: reports/pictures/${name}-diff.png`;
}
