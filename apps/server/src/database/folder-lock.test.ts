import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderLocked, lockFolder, startTime } from './folder-lock.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(dir, 'server.lock');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const leave = (holder: Record<string, unknown>) =>
  writeFileSync(file, JSON.stringify({ host: hostname(), nonce: 'left', ...holder }));

it('keeps a second process out while the first lives, and gives the folder back', async () => {
  const unlock = await lockFolder(dir);
  await expect(lockFolder(dir)).rejects.toThrow(FolderLocked);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  unlock();
  expect(existsSync(file)).toBe(false);
  (await lockFolder(dir))();
});

it('takes over from a process that was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const holder = { pid: child.pid, started: startTime(child.pid ?? 0) };
  leave(holder);
  await expect(lockFolder(dir)).rejects.toThrow(FolderLocked);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockFolder(dir))();
});

it('takes over when the pid belongs to another process by now', async () => {
  leave({ pid: process.pid, started: 'another time' });
  (await lockFolder(dir))();
});

it('takes over a lock that was never written to the end', async () => {
  writeFileSync(file, '');
  (await lockFolder(dir))();
});

it('gives the folder to one of several that find a stale lock together', async () => {
  leave({ pid: 2 ** 22 + 1, started: 'gone' });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(dir)));
  const won = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(won).toHaveLength(1);
  won[0]?.();
});

it('watches a lock of another host: taken over when nobody touches it, respected when somebody does', async () => {
  leave({ pid: 1, started: 'there', host: 'elsewhere' });
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 200);
  await expect(lockFolder(dir)).rejects.toThrow('elsewhere');
  clearInterval(beat);
  (await lockFolder(dir))();
});
