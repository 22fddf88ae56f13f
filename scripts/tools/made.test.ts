import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { make } from './made.mjs';
import { inside } from './root.mjs';

const LEFT = inside('apps', 'portal', 'src', 'i18n', 'compiled', 'left.ts');
const TREE = inside('apps', 'portal', 'src', 'routeTree.gen.ts');

it('takes away what has no source any more, and touches nothing that is as it should be', async () => {
  await make();
  const before = statSync(TREE).mtimeMs;
  writeFileSync(LEFT, 'export const messages = {};\n');
  expect(await make()).toBe(0);
  expect(existsSync(LEFT)).toBe(false);
  expect(statSync(TREE).mtimeMs).toBe(before);
  expect(readFileSync(TREE, 'utf8')).toContain("from './routes/login.tsx'");
});
