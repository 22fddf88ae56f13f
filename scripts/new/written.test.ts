import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bin, inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { make as makeCall } from './call.mjs';
import { make as makePage } from './page.mjs';
import { make as makeTable } from './table.mjs';

// A copy of the repository: everything is generated there and has to pass the same checks. They run once for all of it, since they take over a minute.
const house = mkdtempSync(join(tmpdir(), 'lading-new-'));
const LIMIT = 300_000;
// Left out of the copy: pictures, build output and installed packages. What was compiled stays, with its times: only what is new is compiled again.
const LEFT = /[\\/](?:\.git|\.turbo|dist|llms|node_modules|pictures|reports|storybook-static)$/;
const COPIED = { recursive: true, preserveTimestamps: true } as const;
const passes = async (...command: string[]) => {
  const { code, output } = await node(command, { cwd: house, quiet: true });
  expect(code, output).toBe(0);
};
const changed = () =>
  execFileSync('git', ['ls-files', '--modified', '--others', '--exclude-standard'], { cwd: house, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Links the installed packages of this repository into the copy; the workspace packages are the copy's own. */
function install() {
  const modules = join(house, 'node_modules');
  mkdirSync(join(modules, '@lading'), { recursive: true });
  for (const name of readdirSync(inside('node_modules')))
    if (!/^(?:\.(?!bin$)|@lading$)/.test(name)) symlinkSync(inside('node_modules', name), join(modules, name));
  for (const home of ['packages', 'apps'])
    for (const name of readdirSync(join(house, home)))
      symlinkSync(join(house, home, name), join(modules, '@lading', name));
  const compiled = inside('node_modules', '.tsc');
  if (existsSync(compiled)) cpSync(compiled, join(modules, '.tsc'), COPIED);
  symlinkSync(inside('apps', 'server', 'node_modules'), join(house, 'apps', 'server', 'node_modules'));
}

beforeAll(async () => {
  cpSync(inside(), house, { ...COPIED, filter: (path) => !LEFT.test(path) });
  install();
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
  ])
    execFileSync('git', words, { cwd: house });
  await makeTable(['trialNotes', 'name:text', 'note:label', 'price:money', 'paid:boolean'], house);
  await makeCall(['order/trial', 'queryTrialPage', '--table', 'trialNotes'], house);
  await makeCall(['order/trial', 'saveTrial', '--table', 'trialNotes', '--stale', 'queryTrialPage'], house);
  const titles = (word: string) => ['--en', `Trial (${word})`, '--zh', `试${word}`];
  await makePage(['order/trial-list', ...titles('list'), '--call', 'order.queryTrialPage', '--menu', '9'], house);
  await makePage(['user/trial-page', ...titles('page')], house);
}, LIMIT);
afterAll(() => rmSync(house, { recursive: true, force: true }), LIMIT);

it('compiles as it stands', () => passes(bin('typescript', 'tsc'), '-b', 'apps/server', 'apps/portal'), LIMIT);

it(
  'holds to lint, form, boundaries, catalogues and migrations, and leaves nothing unused',
  async () => {
    await passes(
      bin('@biomejs/biome', 'biome'),
      'check',
      '--error-on-warnings',
      '--files-ignore-unknown=true',
      '--no-errors-on-unmatched',
      ...changed(),
    );
    await passes('scripts/test.mjs', 'checks', 'boundaries', 'unused', 'texts', 'migrations');
  },
  LIMIT,
);

it('passes its own tests', () => passes(bin('vitest'), 'run', 'trial'), LIMIT);

it('says the call where the house looks for it', () => {
  const text = (path: string) => readFileSync(join(house, path), 'utf8');
  const contract = text('packages/api-client/src/contract/order/trial.ts');
  expect(contract).toContain('invalidates: () => [queryTrialPage]');
  expect(contract.match(/from '\.\.\/define\.ts'/g)).toHaveLength(1);
  expect(text('apps/server/src/order/trial.examples.ts')).toContain('saveTrial: () => ({');
  expect(text('apps/portal/src/i18n/messages/zh-CN/places.json')).toContain('试list');
});
