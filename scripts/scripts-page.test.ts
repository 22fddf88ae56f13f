import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inside, root } from './tools/root.mjs';

it('says of every script why no tool does its work', () => {
  const files = globSync(['scripts/**/*.{mjs,ts}', 'packages/ui/scripts/*.{mjs,ts}'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/').replace(/^scripts\/new\/.*/, 'scripts/new/'))
    .filter((path) => !path.endsWith('.test.ts'));
  const page = readFileSync(inside('docs', 'scripts.md'), 'utf8');
  const named = [...page.matchAll(/`((?:packages\/ui\/)?scripts\/(?:new\/|[\w/.-]+\.(?:mjs|ts)))`/g)].map(
    ([, path]) => path,
  );
  expect(named.sort()).toEqual([...new Set(files)].sort());
});
