import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from './root.mjs';

/** Where the originals of all pictures are kept. */
export const PICTURES = inside('.storybook', 'pictures');

// They are read by everybody who clones, and each is looked at by somebody: how many, and bytes together and alone.
const MOST = 900;
const ALL_MOST = 45 * 1024 * 1024;
const ONE_MOST = 512 * 1024;

const namesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -4)] : [])) : [];

/** Where there are more originals, or heavier ones, than there may be: lines to print. */
export function tooMuch(folder = PICTURES) {
  const sizes = namesIn(folder).map((name) => ({ name, size: statSync(join(folder, `${name}.png`)).size }));
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  return [
    ...(sizes.length > MOST ? [`There are ${sizes.length} pictures of at most ${MOST}.`] : []),
    ...(all > ALL_MOST ? [`The pictures weigh ${all} bytes of at most ${ALL_MOST}.`] : []),
    ...sizes
      .filter(({ size }) => size > ONE_MOST)
      .map(({ name, size }) => `${name}.png weighs ${size} bytes of at most ${ONE_MOST}.`),
  ];
}

/** Originals that nobody compares any more: lines to print. */
export const unknown = (isKnown, folder = PICTURES) =>
  namesIn(folder)
    .filter((name) => !isKnown(name))
    .map((name) => `No story has the picture ${name}.png any more.`);
