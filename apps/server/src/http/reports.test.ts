import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserReports } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(browserReports));

const send = async (payload: unknown, type = 'application/reports+json', app = server.app) => {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const headers = { 'content-type': type };
  return (await app.inject({ method: 'POST', url: '/reports', payload: body, headers })).statusCode;
};
const rows = () => server.database.db.select().from(browserReports);
const report = (blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://portal.example.com/orders',
  body: {
    documentURL: 'https://portal.example.com/share/a-secret-token?x=1#y',
    effectiveDirective: 'script-src-elem',
    blockedURL,
    sourceFile: 'https://portal.example.com/assets/a.js?v=1',
    lineNumber: 7,
  },
});

it('keeps what a browser says, without what may be secret, and the same but once', async () => {
  for (let time = 0; time < 3; time++) expect(await send([report('https://evil.example/x.js?token=1')])).toBe(204);
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    type: 'csp-violation',
    page: 'https://portal.example.com/share/…',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    source: 'https://portal.example.com/assets/a.js',
    line: 7,
    count: 3,
  });
});

it('understands the older form', async () => {
  const old = {
    'document-uri': 'http://a.example/index',
    'violated-directive': 'img-src',
    'blocked-uri': 'data',
    'line-number': 1,
  };
  expect(await send({ 'csp-report': old }, 'application/csp-report')).toBe(204);
  expect(await rows()).toMatchObject([
    { page: 'http://a.example/index', directive: 'img-src', blocked: 'data', line: 1 },
  ]);
});

it.each([
  '',
  '{',
  'null',
  '7',
  '[null]',
  '[{"body":7}]',
  '{"csp-report":[]}',
  '[{"type":{},"body":{"lineNumber":1e300,"documentURL":"\\u0000\\ud800"}}]',
])('takes %s for nothing worse than a report', async (payload) => {
  expect(await send(payload)).toBeLessThan(500);
  expect((await rows()).length).toBeLessThanOrEqual(1);
});

it('keeps no more than a few hundred, and twenty of one call', async () => {
  const many = Array.from({ length: 30 }, (_, at) => report(`https://evil.example/${at}`));
  await send(many);
  expect(await rows()).toHaveLength(20);
  const filler = Array.from({ length: 480 }, (_, at) => ({ reportHash: `filler${at}`, type: 'csp-violation' }));
  await server.database.db.insert(browserReports).values(filler);
  await send([report('https://evil.example/one-too-many')]);
  expect(await rows()).toHaveLength(500);
});

it('hears thirty a minute of one address', async () => {
  const strict = await startServer({ rate: 1_200 });
  const statuses: number[] = [];
  for (let time = 0; time < 31; time++) statuses.push(await send([], undefined, strict.app));
  await strict.close();
  expect([statuses[29], statuses[30]]).toEqual([204, 429]);
});
