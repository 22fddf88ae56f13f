import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { checkPort, openConfigured } from './start.ts';
import { StartError } from './start-error.ts';
import { addFixture } from './testing/fixture.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

// A busy machine may take this long to start a server.
const READY = { timeout: 90_000 };
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
function run(settings: Record<string, string>, ...argv: string[]) {
  const { DATABASE_URL: _none, ...environment } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', '--conditions=lading-source', MAIN, ...argv], {
    env: { ...environment, ...settings },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

it('says what is wrong in one line and ends with 1', async () => {
  const { said, ended } = run({ PORT: 'http' });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^Lading cannot start\. PORT=http: [^\n]+\n$/);
});

it('names the setting when the port is taken, the folder locked or the database out of reach', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  await expect(checkPort(readConfig({ PORT: port }))).rejects.toThrow(new RegExp(`^PORT=${port}: the port is taken`));
  other.close();

  const database = await openDatabase({ dataDir });
  await addFixture(database.db);
  const locked = openConfigured(readConfig({ DATA_DIR: dataDir }));
  await expect(locked).rejects.toThrow(`DATA_DIR=${dataDir}: in use by process ${process.pid}`);
  await database.close();

  const away = openConfigured(readConfig({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/lading' }));
  await expect(away).rejects.toThrow(StartError);
  await expect(away).rejects.toThrow(/^DATABASE_URL: [^\n]*127\.0\.0\.1:1\/lading[^\n]*$/);
  await expect(away).rejects.not.toThrow('secret');

  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(openConfigured(readConfig({ DATA_DIR: join(file, 'x') }))).rejects.toThrow('DATA_DIR=');
});

it('says where it is, keeps the folder to itself and closes cleanly', async () => {
  const server = run({ DATA_DIR: dataDir, PORT: '0', LADING_MODE: 'demo' });
  await expect.poll(server.said, READY).toMatch(/is ready: http:\/\/127\.0\.0\.1:\d+[\s\S]*13800138000/);
  const importing = run({ DATA_DIR: dataDir }, 'import', 'any.json');
  expect(await importing.ended).toBe(1);
  expect(importing.said()).toContain(`in use by process ${server.child.pid}`);
  // One Ctrl-C arrives twice, from the terminal and from npm: it counts as one.
  server.child.kill('SIGTERM');
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
}, 120_000);

it('ends at once at a second signal, while something holds the first one up', async () => {
  const server = run({ DATA_DIR: dataDir, PORT: '0', LADING_MODE: 'demo' });
  await expect.poll(server.said, READY).toMatch(/is ready: http:\/\/127\.0\.0\.1:\d+/);
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(server.said())?.[1]);
  const half = connect(port, '127.0.0.1', () => half.write('GET / HT'));
  half.on('error', () => {});
  await once(half, 'connect');
  await wait(200);
  let signals = 0;
  for (; server.child.exitCode === null; await wait(1_000)) {
    server.child.kill('SIGTERM');
    signals += 1;
  }
  expect(signals).toBeGreaterThan(1);
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('Asked again');
  half.destroy();
}, 120_000);
