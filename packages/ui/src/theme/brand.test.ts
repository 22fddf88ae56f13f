// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import resolved from '../../tokens/resolved.json' with { type: 'json' };
import { contrast, needed, PAIRS, THEMES } from '../testing/contrast.ts';
import { BRAND_STEPS, createBrand } from './brand.ts';
import { ASKED } from './brand-contrast.ts';
import { luminance } from './oklch.ts';

const PETROL = '--ld-color-petrol-';
const light: Readonly<Record<string, string>> = resolved.themes.light;
const ours = Object.fromEntries(
  Object.entries(light).flatMap(([name, hex]) => (name.startsWith(PETROL) ? [[hex, name.slice(PETROL.length)]] : [])),
);

/** Every pair of the design in which a step stands, with the most that any theme asks of it. */
function asked(): Record<string, number> {
  const found: Record<string, number> = {};
  for (const theme of THEMES)
    for (const pair of PAIRS)
      for (const ground of pair.grounds) {
        const of = (name: string) => (resolved.themes[theme] as Record<string, string>)[`--ld-${name}`] ?? '';
        const key = [of(pair.ink), of(ground)].map((hex) => ours[hex] ?? hex).join('/');
        if (ours[of(pair.ink)] || ours[of(ground)]) found[key] = Math.max(found[key] ?? 0, needed(theme, pair));
      }
  return found;
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('createBrand', () => {
  it('asks for every contrast that the four themes make with the brand, and for no other', () => {
    expect(Object.fromEntries(ASKED.map(([ink, ground, least]) => [`${ink}/${ground}`, least]))).toEqual(asked());
    expect(contrast('light', 'color-petrol-700', 'color-white')).toBeGreaterThan(4.5);
  });

  it('gives thirteen steps in which everything can be read, whatever the colour', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { steps, on, contrast: pairs, nearest, kept } = createBrand(colour);
        for (const pair of [...pairs, ...Object.values(on)])
          expect(pair.ratio, `${pair.ink} on ${pair.ground}`).toBeGreaterThanOrEqual(pair.least);
        const lights = BRAND_STEPS.map((step) => luminance(steps[step]));
        expect(lights).toEqual(lights.toSorted((a, b) => b - a));
        if (kept) expect(steps[nearest]).toBe(colour);
      }),
      { numRuns: 150 },
    );
  });

  it('makes of our own colour our own ramp, to a shade nobody sees', () => {
    const { steps, nearest, kept } = createBrand('#0c565d');
    expect([nearest, kept]).toEqual([700, true]);
    for (const step of BRAND_STEPS)
      for (const at of [1, 3, 5]) {
        const part = (text = '') => Number.parseInt(text.slice(at, at + 2), 16);
        expect(Math.abs(part(steps[step]) - part(light[`${PETROL}${step}`])), `${step}`).toBeLessThanOrEqual(4);
      }
  });

  it('keeps a colour that can stand in its place and lightens or darkens one that cannot', () => {
    expect(createBrand('#0050af')).toMatchObject({ kept: true });
    const red = createBrand('#ef112b');
    expect(red.kept).toBe(false);
    expect(red.on[red.nearest].ratio).toBeGreaterThanOrEqual(4.5);
  });

  it('says the text of each step', () => {
    const { on } = createBrand('#0a5');
    expect(on[25].ink).toBe('#040d10');
    expect(on[950].ink).toBe('#ffffff');
  });

  it('takes three spellings and refuses the rest by name', () => {
    expect(createBrand('#0A5').steps).toEqual(createBrand(' #00aa55 ').steps);
    expect(createBrand('oklch(50% 0.1 160)').steps).toEqual(createBrand('oklch(0.5 0.1 160deg)').steps);
    for (const wrong of ['green', '#12', '#12345g', 'oklch(2 0.1 160)', ''])
      expect(() => createBrand(wrong), wrong).toThrow(/is no colour: write #0a5/);
  });

  it('replaces every step and nothing else, in one rule', () => {
    const { css, steps } = createBrand('#0a5');
    const set = [...css.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]);
    expect(set).toEqual(BRAND_STEPS.map((step) => [`${PETROL}${step}`, steps[step]]));
    expect(Object.keys(light).filter((name) => name.startsWith(PETROL))).toHaveLength(set.length);
  });
});
