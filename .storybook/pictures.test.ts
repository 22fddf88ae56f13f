import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { modesOf } from './modes.ts';
import { type Likeness, strictness } from './pictures.ts';

const NAME = 'components-button--all-states--zh-CN-light';
const original = readFileSync(join(process.cwd(), '.storybook', 'pictures', `${NAME}.png`));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  writeFileSync(join(folder, `${NAME}.png`), original);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Compares a picture with the original as the story runner does. */
function passes(picture: Buffer, alike: Likeness = 'same'): boolean {
  const snapshotState = {
    _updateSnapshot: 'none',
    _counters: new Map(),
    matched: 0,
    unmatched: 0,
    added: 0,
    updated: 0,
  };
  const { pass } = toMatchImageSnapshot.call(
    { testPath: join(folder, 'x.test.ts'), currentTestName: NAME, isNot: false, snapshotState } as never,
    picture,
    {
      customSnapshotsDir: folder,
      customDiffDir: join(folder, 'differences'),
      customSnapshotIdentifier: NAME,
      runInProcess: true,
      ...strictness(alike),
    },
  );
  return pass;
}

const changed = (change: (image: PNG) => void): Buffer => {
  const image = PNG.sync.read(original);
  change(image);
  return PNG.sync.write(image);
};

/** Everything below the first 30 rows one pixel lower, as a border of 1 px more would do. */
const shifted = changed((image) => {
  const copy = PNG.sync.read(original);
  PNG.bitblt(copy, image, 0, 30, image.width, image.height - 31, 0, 31);
});
it('takes the same picture for the same', () => expect(passes(original)).toBe(true));

/** One pixel a little darker, as nobody would see it. */
const darkened = changed((image) => {
  const at = 4 * (image.width * 20 + 20);
  image.data[at] = (image.data[at] ?? 0) - 3;
});

it('catches a shift of one pixel, by another processor too', () => {
  expect(passes(shifted)).toBe(false);
  expect(passes(shifted, 'processor')).toBe(false);
});

it('holds to the last pixel where the pictures were drawn, and forgives what nobody sees elsewhere', () => {
  expect(passes(darkened)).toBe(false);
  expect(passes(darkened, 'processor')).toBe(true);
  expect(passes(darkened, 'browser')).toBe(true);
});

it('leaves a report with before, difference and after side by side', () => {
  passes(shifted);
  const [report = ''] = readdirSync(join(folder, 'differences'));
  const { width } = PNG.sync.read(readFileSync(join(folder, 'differences', report)));
  expect(width).toBe(PNG.sync.read(original).width * 3);
});

it('looks at the stacked story in six modes and takes four pictures, at another in one', () => {
  const full = modesOf(true);
  expect(full.map(({ look }) => `${look.locale} ${look.theme} ${look.contrast}`).sort()).toEqual([
    'en-US dark normal',
    'en-US light more',
    'en-US light normal',
    'zh-CN dark normal',
    'zh-CN light more',
    'zh-CN light normal',
  ]);
  expect(full.filter(({ picture }) => picture)).toHaveLength(4);
  expect(modesOf(false).map(({ name, picture }) => [name, picture])).toEqual([['zh-CN-light', true]]);
});
