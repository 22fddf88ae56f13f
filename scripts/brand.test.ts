import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--conditions=lading-source', 'packages/ui/bin/brand.mjs', ...args], {
    encoding: 'utf8',
  });

it('writes the stylesheet of a brand and says beside it what it measured', () => {
  const { status, stdout, stderr } = run('#2f5fa8');
  expect(status).toBe(0);
  expect(stdout.match(/^ {2}--ld-color-petrol-\d+: #[\da-f]{6};$/gm)).toHaveLength(13);
  expect(stdout).toMatch(/-600: #2f5fa8;[\s\S]*\n}\n$/);
  expect(stderr).toMatch(/contrasts of text, links, buttons and the focus ring hold/);
  expect(stderr).toMatch(/the closest is \S+ on \S+ with \d+\.\d\d of [\d.]+\./);
});

it('ends with an error and no stylesheet when it is given no colour', () => {
  for (const [args, words] of [
    [[], 'Usage: lading-brand COLOUR'],
    [['--help'], 'Usage: lading-brand COLOUR'],
    [['green'], '"green" is no colour: write #0a5'],
  ] as const) {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(words);
  }
});
