import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from './static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(`${folder}-beside.txt`, 'not for everybody');
  server = await serveFolder(folder);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-beside.txt`);
});

/** Requests a path exactly as written; fetch would normalize it. */
const status = (path: string) =>
  new Promise<number | undefined>((resolve) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode)).end();
  });

it('serves the folder and nothing beside it', async () => {
  expect(await status('/')).toBe(200);
  expect(await status('/index.html?path=/story/x')).toBe(200);
  expect(await status('/none.js')).toBe(404);
  expect(await status(`/..%2f${basename(folder)}-beside.txt`)).toBe(404);
  expect(await status(`/../${basename(folder)}-beside.txt`)).toBe(404);
  expect(await status('/%')).toBe(404);
});

it('says that a port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveFolder(folder, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
