import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { checkPort, openConfigured } from './start.ts';
import { StartError } from './start-error.ts';
import { addFixture } from './testing/fixture.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
function run(settings: Record<string, string>, ...argv: string[]) {
  const { DATABASE_URL: _none, ...environment } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', '--conditions=lading-source', MAIN, ...argv], {
    env: { ...environment, ...settings },
  });
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
  await expect.poll(server.said, { timeout: 30_000 }).toMatch(/is ready: http:\/\/127\.0\.0\.1:\d+[\s\S]*13800138000/);
  const importing = run({ DATA_DIR: dataDir }, 'import', 'any.json');
  expect(await importing.ended).toBe(1);
  expect(importing.said()).toContain(`in use by process ${server.child.pid}`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
});
