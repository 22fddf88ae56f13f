import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { counted, countTry } from '../user/login/limits.ts';
import { FolderLocked } from './folder-lock.ts';
import { openDatabase } from './open.ts';
import { customers } from './schema.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pglite-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('brings every commit to the disk, keeps the folder to itself and survives closing', async () => {
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(FolderLocked);
  for (const [setting, value] of [
    ['fsync', 'on'],
    ['wal_sync_method', 'fsync'],
    ['max_wal_size', '64MB'],
  ]) {
    const shown = (await first.db.execute(sql.raw(`show ${setting}`))) as unknown as { rows: Record<string, string>[] };
    expect(shown.rows[0]?.[setting ?? '']).toBe(value);
  }
  const before = first.fsyncs();
  for (let commit = 0; commit < 25; commit++) {
    await first.db.transaction(async (tx) => {
      await tx.insert(customers).values({ code: `a${commit}`, name: 'one' });
      await tx.insert(customers).values({ code: `b${commit}`, name: 'two' });
    });
  }
  expect(first.fsyncs() - before).toBe(25);
  await first.vacuum();
  for (let wrong = 0; wrong < 5; wrong++) await countTry(first.db, [counted('account', 'someone')], Date.now(), true);
  await first.close();
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);

  const started = performance.now();
  const second = await openDatabase({ dataDir });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await second.db.$count(customers)).toBe(50);
  expect(await countTry(second.db, [counted('account', 'someone')], Date.now(), true)).toBe('account');
  await second.close();
});
