// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokenNames } from './token-names.gen.ts';
import { tokenRules } from './token-rules.gen.ts';

type Generated = { path: string; text: string }[];
// The script has no types; importing it by a variable keeps the compiler from looking for them.
const script = new URL('../../scripts/tokens.mjs', import.meta.url).href;
const { generateTokens } = (await import(/* @vite-ignore */ script)) as { generateTokens(): Generated };
type Names = { [key: string]: string | Names };

const leaves = (names: Names): string[] =>
  Object.values(names).flatMap((name) => (typeof name === 'string' ? [`--${name}`] : leaves(name)));
const rule = (selector: string) => tokenRules.find((candidate) => candidate.selector.startsWith(selector));

it('keeps the generated files in step with tokens.json', () => {
  for (const { path, text } of generateTokens()) {
    expect(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'), path).toBe(text);
  }
});

it('gives every name a value and every value a name', () => {
  const declared = new Set(tokenRules.flatMap(({ vars }) => Object.keys(vars)));
  expect([...declared].sort()).toEqual([...new Set(leaves(tokenNames))].sort());
});

it('refers only to what is declared', () => {
  const declared = new Set(leaves(tokenNames));
  const used = tokenRules.flatMap(({ vars }) =>
    Object.values(vars).flatMap((value) => value.match(/--ld-[\w-]+/g) ?? []),
  );
  expect(used.filter((name) => !declared.has(name))).toEqual([]);
});

it('changes the same names in light and dark', () => {
  const light = Object.keys(rule(':root, [data-theme="light"]')?.vars ?? {});
  expect(Object.keys(rule('[data-theme="dark"]')?.vars ?? {}).sort()).toEqual(light.sort());
});

it('prints in the light theme', () => {
  const dark = tokenRules.filter(({ selector }) => selector.startsWith('[data-theme="dark"]'));
  expect(dark.length).toBeGreaterThan(1);
  for (const { media } of dark) expect(media).toMatch(/^screen/);
});

it('puts a dialog at 9999, a menu in it above, notices above both', () => {
  const root = rule(':root')?.vars ?? {};
  expect(root['--ld-z-modal']).toBe('9999');
  expect(Number(root['--ld-z-in-modal'])).toBeGreaterThan(9999);
  expect(Number(root['--ld-z-toast'])).toBeGreaterThan(Number(root['--ld-z-in-modal']));
});

it('has the ramps that the page of colours promises, step by step', () => {
  const page = readFileSync(new URL('colour.mdx', import.meta.url), 'utf8');
  const promised = [...page.matchAll(/^\| `(\w+)` \| ([\d ]+) \|/gm)].flatMap(([, ramp, steps = '']) =>
    steps.split(' ').map((step) => `--ld-color-${ramp}-${step}`),
  );
  const declared = Object.keys(rule(':root')?.vars ?? {}).filter((name) => name.startsWith('--ld-color-'));
  expect([...promised, '--ld-color-white'].toSorted()).toEqual(declared.toSorted());
});
