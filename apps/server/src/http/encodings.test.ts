import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESSES, escapes } from '../../attack/encodings.ts';
import { askRaw } from '../../attack/raw.ts';
import { spellings } from '../../attack/spellings.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let origin: string;
const portalDir = mkdtempSync(join(tmpdir(), 'portal-'));
beforeAll(async () => {
  writeFileSync(join(portalDir, 'index.html'), '<title>Lading</title>');
  server = await startServer({ portalDir });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(portalDir, { recursive: true });
});

const json = { 'content-type': 'application/json' };

/** Every third spelling, each address beginning with another: all are asked of many, and three addresses know all of them. */
const TURNS = 3;

it.each(ADDRESSES.map((one, at) => ({ ...one, turn: at % TURNS })))(
  '$path is the same in every spelling, or is not there',
  async ({ method, path, turn }) => {
    const plain = await askRaw(origin, method, path, json, '{}');
    let left = Number(plain.headers['x-ratelimit-remaining']);
    for (const spelling of spellings(path).filter((_, at) => at % TURNS === turn)) {
      const answer = await askRaw(origin, method, spelling, json, '{}');
      expect(answer.status, spelling).toBeGreaterThanOrEqual(200);
      expect(escapes(answer), spelling).toEqual([]);
      if (answer.status === 404) expect(answer.headers['cache-control'], spelling).toBe('no-store');
      if (answer.headers['x-ratelimit-limit'] !== plain.headers['x-ratelimit-limit']) continue;
      // All spellings count towards one limit, so less remains after each.
      expect(Number(answer.headers['x-ratelimit-remaining']), spelling).toBeLessThan(left);
      left = Number(answer.headers['x-ratelimit-remaining']);
    }
  },
);

it('a raw fragment ends no limit', async () => {
  const limited = await startServer({ rate: 3 });
  const address = await limited.app.listen({ host: '127.0.0.1', port: 0 });
  const statuses: number[] = [];
  for (const tail of ['', '#x', '?x#y', '#x.html']) {
    const target = `/user/webuser/pub/checkToken.d%6f${tail}`;
    statuses.push((await askRaw(address, 'POST', target, json, '')).status);
  }
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('what no route matches is counted, too', async () => {
  const limited = await startServer({ rate: 2 });
  const statuses: number[] = [];
  for (const method of ['POST', 'GET', 'POST'] as const)
    statuses.push((await limited.app.inject({ method, url: '/order/nothing.do', payload: {} })).statusCode);
  await limited.close();
  expect(statuses).toEqual([404, 404, 429]);
});
