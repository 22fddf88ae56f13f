import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppOptions } from '../app.ts';
import { startServer, type TestServer } from '../testing/server.ts';

// A program of the shape that the portal's build has: what the server does around it is asked here, the real one by e2e/drawn.spec.ts.
const PROGRAM = `
const CALL = '${contract.basedata.fbaHot.path}';
export const openPages = ({ page, manifest, routes }) => ({
  addresses: ['/index', '/fba'],
  async draw({ url, language, origin, fetch }) {
    if (!/^\\/(index|fba|broken|slow|missing)/.test(url)) return undefined;
    if (url.startsWith('/broken')) throw new Error('a part threw');
    if (url.startsWith('/slow')) await new Promise(() => undefined);
    if (url.startsWith('/missing')) return { status: 404, page };
    const answer = await fetch(CALL, { method: 'GET', headers: { language } });
    const { code, data } = await answer.json();
    const said = [language, origin, code, Array.isArray(data), manifest.a.file, routes['/a']].join(' ');
    return { status: 200, page: page.replace('<title>Lading', '<title>' + said) };
  },
});
`;

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
const portalDir = join(folder, 'dist');
const portalProgram = join(folder, 'pages.js');
const log: string[] = [];
let server: TestServer;

async function open(options: AppOptions = {}): Promise<TestServer> {
  const opened = await startServer({
    portalDir,
    portalProgram,
    log: { write: (line) => void log.push(line) },
    ...options,
  });
  opened.app.log.level = 'warn';
  return opened;
}

beforeAll(async () => {
  mkdirSync(join(portalDir, '.vite'), { recursive: true });
  writeFileSync(
    join(portalDir, 'index.html'),
    '<meta name="csp-nonce" content="__CSP_NONCE__"><title>Lading</title><p>client</p>',
  );
  writeFileSync(join(portalDir, '.vite', 'manifest.json'), '{"a":{"file":"a.js"}}');
  writeFileSync(join(portalDir, '.vite', 'routes.json'), '{"/a":"b.js"}');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(portalProgram, PROGRAM);
  server = await open();
});
beforeEach(() => void log.splice(0));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'portal.test:4100', ...headers } });
const titleOf = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1];
const languageOf = async (url: string, headers: Record<string, string>) =>
  titleOf((await get(url, headers)).body)?.split(' ')[0];

describe('a public page', () => {
  it('comes with what its calls were answered within the process, and the nonce of its own policy', async () => {
    const { statusCode, headers, body } = await get('/index');
    expect([statusCode, titleOf(body)]).toEqual([200, 'zh-CN http://portal.test:4100 1 true a.js b.js']);
    const nonce = /content="([^"]+)"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(String(headers['vary']).split(', ')).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
  });

  it.each([
    ['/index', {}, 'zh-CN'],
    ['/index', { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.8' }, 'en-US'],
    ['/index', { 'accept-language': 'de,en;q=0.8' }, 'zh-CN'],
    ['/index', { cookie: 'a=b; lading.language=en-US' }, 'en-US'],
    ['/index', { cookie: 'lading.language=zh-CN', 'accept-language': 'en' }, 'zh-CN'],
    ['/index?lang=en-US', { cookie: 'lading.language=zh-CN' }, 'en-US'],
    ['/index?lang=en-US&lang=zh-CN', {}, 'en-US'],
    ['/index?lang=%3Cscript%3E', { cookie: 'lading.language=%3Cscript%3E' }, 'zh-CN'],
    ['/index?lang[]=en-US&lang.x=1', { cookie: 'lading.language=en-US"><b>' }, 'zh-CN'],
    ['/index?lang=__proto__', { cookie: 'lading.language=__proto__; lading.language=en-US' }, 'zh-CN'],
  ])('%s with %j is in %s', async (url, headers, language) => {
    expect(await languageOf(url, headers as Record<string, string>)).toBe(language);
  });

  it('is not sent again to whoever has it, who keeps the policy that it came with', async () => {
    const { etag = '' } = (await get('/index')).headers;
    const again = await get('/index', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(again.headers).toMatchObject({ etag, vary: expect.stringContaining('cookie') });
    const english = await get('/index', { 'if-none-match': String(etag), cookie: 'lading.language=en-US' });
    expect([english.statusCode, english.headers['etag'] === etag]).toEqual([200, false]);
  });

  it('that is none is told so, and is never "as before"', async () => {
    const { statusCode, headers } = await get('/missing');
    expect(statusCode).toBe(404);
    expect((await get('/missing', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(404);
  });

  it('is the one of the browser where a part throws or takes too long, and the log says why', async () => {
    const hurried = await open({ drawWithin: 50 });
    for (const [{ app }, url, why] of [
      [server, '/broken', 'a part threw'],
      [hurried, '/slow', 'longer than 50 ms'],
    ] as const) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, titleOf(body), headers['etag']]).toEqual([200, 'Lading', undefined]);
      expect(log.join()).toContain(why);
    }
    await hurried.close();
  });

  it('leaves every other page, files and calls as they are', async () => {
    expect(titleOf((await get('/orders')).body)).toBe('Lading');
    expect(titleOf((await get('/share/abc')).body)).toBe('Lading');
    expect((await get('/index.png')).statusCode).toBe(404);
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
    expect((await get('/index/x.do')).statusCode).toBe(404);
    expect(log).toEqual([]);
  });
});

it('leads home without a script, and keeps what the address says', async () => {
  const { statusCode, headers } = await get('/?lang=en-US');
  expect([statusCode, headers.location]).toEqual([302, '/index?lang=en-US']);
});

it('has a map of the public pages in both languages, and rules that name it', async () => {
  const map = (await get('/sitemap.xml')).body;
  expect([...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'http://portal.test:4100/index',
    'http://portal.test:4100/fba',
  ]);
  expect(map).toContain('hreflang="en-US" href="http://portal.test:4100/fba?lang=en-US"');
  const rules = (await get('/robots.txt')).body;
  expect(rules).toContain('Disallow: /share/');
  expect(rules).toContain('Sitemap: http://portal.test:4100/sitemap.xml');
});

it('draws nothing where the program is none', async () => {
  writeFileSync(join(folder, 'wrong.js'), 'throw new Error("built by somebody else");');
  const other = await open({ portalProgram: join(folder, 'wrong.js') });
  expect(titleOf((await other.app.inject('/index')).body)).toBe('Lading');
  expect(titleOf((await other.app.inject('/')).body)).toBe('Lading');
  await other.close();
  expect(log.filter((line) => line.includes('built by somebody else'))).toHaveLength(1);
});
