import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { difference, type Likeness, smaller } from './compare.ts';
import { modesOf } from './modes.ts';

const original = readFileSync(
  join(process.cwd(), '.storybook', 'pictures', 'components-button--all-states--zh-CN-light.png'),
);

/** Whether a picture passes for the original, as the run of the stories asks. */
const passes = (picture: Buffer, alike: Likeness = 'same') => difference(original, picture, alike) === undefined;

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
/** One pixel a little darker, as nobody would see it. */
const darkened = changed((image) => {
  const at = 4 * (image.width * 20 + 20);
  image.data[at] = (image.data[at] ?? 0) - 1;
});

it('takes the same picture for the same, in whatever bytes', () => {
  expect(passes(original)).toBe(true);
  expect(passes(changed(() => undefined))).toBe(true);
});

it('saves a picture smaller, always alike, and loses nothing', { timeout: 30_000 }, async () => {
  const written = PNG.sync.write(PNG.sync.read(original));
  const small = await smaller(written);
  expect(small.length).toBeLessThan(written.length);
  expect(await smaller(written)).toEqual(small);
  expect(PNG.sync.read(small).data.equals(PNG.sync.read(original).data)).toBe(true);
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

it('shows before, difference and after side by side', () => {
  const { width } = PNG.sync.read(difference(original, shifted, 'same')?.sheet ?? Buffer.alloc(0));
  expect(width).toBe(PNG.sync.read(original).width * 3);
});

it('says it when a picture has another size, and shows both', () => {
  const cut = new PNG({ width: 100, height: 50 });
  const wrong = difference(original, PNG.sync.write(cut), 'browser');
  expect(wrong?.words).toContain('is 100 × 50 px instead of');
  expect(PNG.sync.read(wrong?.sheet ?? Buffer.alloc(0)).width).toBe(PNG.sync.read(original).width + 101);
});

const SIX = [
  'en-US dark normal',
  'en-US light more',
  'en-US light normal',
  'zh-CN dark normal',
  'zh-CN light more',
  'zh-CN light normal',
];
const seen = (id: string, parameters: Record<string, unknown> = {}) =>
  modesOf(id, parameters).map(({ name, picture }) => (picture ? `${name}*` : name));

it('looks at what stands for a component in all six modes, and pictures two, or three where colour says something', () => {
  for (const parameters of [{}, { pictures: { contrast: true, narrow: true } }]) {
    const looks = modesOf('x--all-states', parameters).map(
      ({ look }) => `${look.locale} ${look.theme} ${look.contrast}`,
    );
    expect(looks).toEqual(expect.arrayContaining(SIX));
  }
  const pictured = (parameters = {}) => seen('x--all-states', parameters).filter((name) => name.endsWith('*'));
  expect(pictured()).toEqual(['zh-CN-light*', 'en-US-dark*']);
  expect(pictured({ pictures: { contrast: true } })).toEqual(['zh-CN-light*', 'zh-CN-light-contrast*', 'en-US-dark*']);
  expect(seen('x--open', { pictures: { full: true } })).toEqual(seen('x--all-states'));
});

it('looks at a single story once, and pictures what it asks for alone', () => {
  expect(seen('x--default')).toEqual(['zh-CN-light']);
  expect(seen('x--long', { pictures: { narrow: true } })).toEqual(['zh-CN-light', 'zh-CN-light-narrow*']);
});

it('looks at a page on a desk and in a hand, and pictures one of its states', () => {
  expect(seen('x--day', { page: true, pictures: { full: true } })).toEqual(['zh-CN-light*', 'en-US-dark-narrow*']);
  const full = modesOf('x--day', { page: true, pictures: { full: true } });
  expect(full.map(({ width }) => width)).toEqual([1440, 390]);
});

it('shares the other states of a page out between its two sizes, each on both grounds', () => {
  const all = ['empty', 'failed', 'loading', 'long'].map((name) => seen(`x--${name}`, { page: true }).join());
  expect([...new Set(all)].sort()).toEqual(['en-US-dark-narrow,en-US-light-narrow', 'zh-CN-light,zh-CN-dark']);
});
