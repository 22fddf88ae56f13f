import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inside } from '../tools/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'spelt-out-'));
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({ plugins: [inside('scripts', 'checks', 'spelt-out.grit')], linter: { rules: { preset: 'none' } } }),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** How often Biome says that a spread only saves lines. */
function found(text: string): number {
  writeFileSync(join(folder, 'some.tsx'), text);
  const biome = inside('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', 'some.tsx'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Checked 1 file');
  return stderr.split('only saves lines').length - 1;
}

it.each([
  ['an object in an object', 'export const a = { ...{ b: 1 }, ...{ c: 2 } };', 2],
  ['a list in a list', 'export const a = [...[1, 2], 3];', 1],
  ['props', 'export const A = () => <b {...{ title: "c" }} />;', 1],
  [
    'what depends on something',
    'export const a = (b: boolean) => ({ ...(b && { c: 1 }), d: [...(b ? [1] : [])] });',
    0,
  ],
  ['another object', 'export const a = (b: object) => ({ ...b });', 0],
  ['a prop whose name is reckoned', 'export const A = (b: string) => <b {...{ [b]: 1 }} />;', 0],
])('a spread of %s: %s', (_, text, times) => {
  expect(found(text)).toBe(times);
});
