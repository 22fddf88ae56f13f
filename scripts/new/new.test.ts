import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inside } from '../tools/root.mjs';
import { make as makeCall } from './call.mjs';
import { make as makeTable } from './table.mjs';

const PARTS = [
  'packages/api-client/src',
  'packages/api-client/package.json',
  'packages/validators/src',
  'packages/validators/package.json',
  'apps/server/src',
  'apps/server/package.json',
  'apps/server/migrations.mjs',
  'apps/server/drizzle.config.ts',
  'biome.json',
  'package.json',
];
let copy: string;
const text = (path: string) => readFileSync(join(copy, path), 'utf8');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'lading-new-'));
  for (const part of PARTS) cpSync(inside(part), join(copy, part), { recursive: true });
  for (const installed of ['node_modules', 'apps/server/node_modules'])
    symlinkSync(inside(installed), join(copy, installed), 'junction');
  mkdirSync(join(copy, 'apps/portal/src'), { recursive: true });
  execFileSync('git', ['init', '-q'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('writes a table with its migration, and calls that read and write it', { timeout: 60_000 }, async () => {
  await makeTable(['orderNotes', 'name:text', 'price:money'], copy);
  expect(text('apps/server/src/database/schema/order-notes.ts')).toContain('price: money().notNull()');
  const journal = JSON.parse(text('apps/server/src/database/migrations/meta/_journal.json'));
  expect(text(`apps/server/src/database/migrations/${journal.entries.at(-1).tag}.sql`)).toContain(
    '"price" numeric(12, 2)',
  );

  await makeCall(['order/notes', 'queryNotePage', '--table', 'orderNotes'], copy);
  await makeCall(['order/notes', 'saveNote', '--table', 'orderNotes', '--stale', 'queryNotePage'], copy);
  const contract = text('packages/api-client/src/contract/order/notes.ts');
  expect(contract).toContain("query('/order/notes/queryNotePage.do'");
  expect(contract).toContain('invalidates: () => [queryNotePage]');
  expect(contract.match(/from '\.\.\/define\.ts'/g)).toHaveLength(1);
  expect(text('apps/server/src/order/handlers.ts')).toContain(', notes }');
  expect(text('apps/server/src/order/notes.examples.ts')).toContain(
    "saveNote: () => ({ name: 'name', price: '120.50' })",
  );
  await expect(makeCall(['order/notes', 'saveNote', '--table', 'orderNotes'], copy)).rejects.toThrow(
    'has saveNote already',
  );
});

it.each([
  [['order/notes', 'queryNotePage'], '--table'],
  [['order/notes', 'queryNotePage', '--table', 'nothing'], 'There is no table nothing'],
  [['order/notes', 'queryNotePage', '--table', 'accounts', '--access', 'bill:issue'], 'bill:issue is none'],
  [['harbour/notes', 'queryNotePage', '--table', 'accounts'], 'harbour is no service'],
])('refuses the call %j', { timeout: 30_000 }, async (args, words) => {
  await expect(makeCall(args, copy)).rejects.toThrow(words);
});

it.each([
  [['template', 'name:text'], 'plural'],
  [['notes'], 'at least one column'],
  [['notes', 'id:text'], 'none of id'],
  [['notes', 'name:word'], 'a type of text'],
])('refuses the table %j', async (args, words) => {
  await expect(makeTable(args, copy)).rejects.toThrow(words);
});
