import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reaching } from './reaching.mjs';
import { inside } from './root.mjs';

const files = globSync('apps/server/src/**/*.test.ts', { cwd: inside() }).map((path) => inside(path));
const found = reaching(files, inside('apps', 'server', 'src', 'testing', 'database.ts'), /\bTEST_DATABASE_URL\b/);
const named = (path: string) => inside('apps', 'server', 'src', ...path.split('/'));

it('finds tests that open a database, by themselves, through helpers or by its address', () => {
  for (const path of ['calls.test.ts', 'order/confirm.test.ts', 'database/restart.test.ts', 'live/bus.test.ts'])
    expect(found).toContain(named(path));
});

it('leaves out those that cannot', () => {
  for (const path of ['http/authority.test.ts', 'documents/bill-pdf.test.ts', 'user/second/totp.test.ts'])
    expect(found).not.toContain(named(path));
  expect(found.length).toBeGreaterThan(files.length / 2);
});
