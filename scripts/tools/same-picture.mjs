import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';

// A soft edge may be a little softer on another machine: of 255, and as a share of all pixels.
const SOFT = 24;
const SHARE = 0.0005;

/**
 * What is wrong with a picture beside its original, in one line; undefined when they are the same.
 * @param {Buffer} picture
 * @param {Buffer} original
 */
export function difference(picture, original) {
  const [one, other] = [PNG.sync.read(picture), PNG.sync.read(original)];
  const sizes = [one, other].map(({ width, height }) => `${width}x${height}`);
  if (sizes[0] !== sizes[1]) return `a picture of ${sizes[0]} instead of ${sizes[1]}`;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > SOFT)) different += 1;
  const share = different / (one.width * one.height);
  return share > SHARE ? `${(share * 100).toFixed(2)} % of the pixels differ` : undefined;
}

/** Width and height of a picture, px. */
export function sizeOf(path) {
  const { width, height } = PNG.sync.read(readFileSync(path));
  return { width, height };
}
