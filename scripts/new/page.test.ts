import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin, inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { make } from './page.mjs';

// A house of its own, as far as a page needs one: what is written there is asked what everything here is asked.
const house = mkdtempSync(join(tmpdir(), 'lading-new-page-'));
const COPIED = [
  'apps/portal',
  'packages',
  'scripts',
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'vite.library.ts',
  'vitest.config.ts',
  'vitest.setup.ts',
];
const filter = (path: string) => !/[\\/](?:dist|types|node_modules|llms)$/.test(path);
const run = (...command: string[]) => node(command, { cwd: house, quiet: true });
const passes = async (...command: string[]) => {
  const { code, output } = await run(...command);
  expect(code, output).toBe(0);
};

beforeAll(async () => {
  for (const path of COPIED) cpSync(inside(path), join(house, path), { recursive: true, filter });
  const modules = join(house, 'node_modules');
  mkdirSync(join(modules, '@lading'), { recursive: true });
  // Everything from outside as it is here; the packages are those of the trial.
  for (const name of readdirSync(inside('node_modules')))
    if (!/^(?:\.|@lading$)/.test(name)) symlinkSync(inside('node_modules', name), join(modules, name));
  for (const name of readdirSync(join(house, 'packages')))
    symlinkSync(join(house, 'packages', name), join(modules, '@lading', name));
  await make(
    ['order/trial-list', '--en', 'Trial (list)', '--zh', '试列表', '--call', 'order.orderPage', '--menu', '9'],
    house,
  );
  await make(['user/trial-page', '--en', 'Trial', '--zh', '试页面'], house);
  await passes(join(house, 'scripts', 'prepare.mjs'));
}, 120_000);
afterAll(() => rmSync(house, { recursive: true, force: true }), 120_000);

it('compiles', async () => {
  // The sources of the packages beside it, which are not built here.
  const options = {
    composite: false,
    incremental: false,
    noEmit: true,
    rootDir: '../..',
    noUncheckedSideEffectImports: false,
  };
  const project = { extends: './tsconfig.json', compilerOptions: options, references: [] };
  writeFileSync(join(house, 'apps', 'portal', 'trial.json'), JSON.stringify(project));
  await passes(bin('typescript', 'tsc'), '-p', 'apps/portal/trial.json');
}, 120_000);
it('holds to lint, form, boundaries and catalogues', async () => {
  await passes(bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', 'apps/portal/src');
  await passes('scripts/test.mjs', 'checks', 'boundaries', 'texts');
}, 120_000);
it('passes its own tests', () => passes(bin('vitest'), 'run', 'trial-'), 120_000);

it('writes over nothing, and says what it cannot make', async () => {
  await expect(make(['order/trial-list', '--en', 'A', '--zh', 'B'], house)).rejects.toThrow('is there already');
  await expect(make(['trial', '--en', 'A', '--zh', 'B'], house)).rejects.toThrow('is no name of a page');
  await expect(make(['order/other'], house)).rejects.toThrow('both languages');
  await expect(make(['order/other', '--en', 'A', '--zh', 'B', '--call', 'order.none'], house)).rejects.toThrow(
    'no call',
  );
  expect(existsSync(join(house, 'apps/portal/src/features/order/other'))).toBe(false);
  expect(readFileSync(join(house, 'apps/portal/src/i18n/messages/zh-CN/routes.json'), 'utf8')).toContain('试列表');
});
