import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppOptions } from '../app.ts';
import { written } from '../content/written.ts';
import { fbaWarehouses, houseSettings, news } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { DEFAULT_HOUSE } from '../user/house/defaults.ts';

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
    if (url === '/fba?keyword=') return { status: 302, page: '', leads: '/fba' };
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
  mkdirSync(join(portalDir, 'assets'));
  writeFileSync(join(portalDir, 'assets', 'a.js'), 'plain');
  writeFileSync(join(portalDir, 'assets', 'a.js.br'), 'compressed');
  writeFileSync(
    join(portalDir, 'index.html'),
    '<head><meta name="csp-nonce" content="__CSP_NONCE__"><link rel="icon" href="/favicon.svg"><title>Lading</title></head><p>client</p>',
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

  it('counts for whoever asks as a page and not as its calls, and the browser draws what is too much', async () => {
    // A page takes one call; this server lets a minute have five, and draws one page of it.
    const narrow = await open({ rate: 5 });
    const ask = (url: string, remoteAddress: string) => narrow.app.inject({ url, remoteAddress });
    const call = contract.basedata.fbaHot.path;
    for (let count = 0; count < 5; count++) expect((await ask(call, '192.0.2.1')).statusCode).toBe(200);
    expect((await ask(call, '192.0.2.1')).statusCode).toBe(429);
    expect(titleOf((await ask('/fba', '192.0.2.1')).body)).toContain(' 1 true ');
    const more = await ask('/fba', '192.0.2.1');
    expect([more.statusCode, titleOf(more.body)]).toEqual([200, 'Lading']);
    expect(titleOf((await ask('/fba', '192.0.2.2')).body)).toContain(' 1 true ');
    for (let count = 0; count < 5; count++) expect((await ask(call, '192.0.2.2')).statusCode).toBe(200);
    await narrow.close();
    expect(log).toEqual([]);
  });

  it('sends a file by its exact name, as it was compressed at the build', async () => {
    const ask = (url: string, encoding: string) => server.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const packed = await ask('/assets/a.js', 'br');
    expect([packed.body, packed.headers['content-encoding']]).toEqual(['compressed', 'br']);
    expect(packed.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect((await ask('/assets/a.js', 'identity')).body).toBe('plain');
    for (const other of ['/assets/A.js', '/assets/a.js.br', '/assets/', '/assets/..%2Findex.html'])
      expect((await ask(other, 'br')).body, other).not.toMatch(/plain|compressed/);
    expect((await ask('/assets/A.js', 'br')).statusCode).toBe(404);
    expect((await ask('/assets/a.js.br', 'br')).statusCode).toBe(404);
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
  expect(rules).toContain('Sitemap: http://portal.test:4100/sitemap-subjects.xml');
});

it('has a map of the articles that anybody may read and of the warehouses, each in its languages', async () => {
  const { db } = server.database;
  const texts = { titleCn: '夜间闸口', titleEn: '', summaryCn: '', summaryEn: '', htmlCn: '<p>至三点</p>', htmlEn: '' };
  const article = { category: 'notice', top: false, author: '', cover: '', ...texts } as const;
  const publishTime = new Date('2026-11-18T01:00:00Z');
  const shown = { state: 'published', publishTime } as const;
  const [open] = await db
    .insert(news)
    .values({ ...written({ ...article, language: 'zh-CN', audience: 'all' }), ...shown })
    .returning();
  const [closed] = await db
    .insert(news)
    .values({ ...written({ ...article, language: 'zh-CN', audience: 'member' }), ...shown })
    .returning();
  const map = (await get('/sitemap-subjects.xml')).body;
  const at = `http://portal.test:4100/news?id=${open?.id}`;
  expect(map).toContain(`<loc>${at}</loc>`);
  expect(map).toContain(`hreflang="zh-CN" href="${at}&amp;lang=zh-CN"`);
  expect(map).not.toContain(`href="${at}&amp;lang=en-US"`);
  expect(map).not.toContain(`/news?id=${closed?.id}<`);
  const [site] = await db.select().from(fbaWarehouses).limit(1);
  if (site) expect(map).toContain(`<loc>http://portal.test:4100/fbadetails?id=${site.id}</loc>`);
});

it('leads to the address that says the same', async () => {
  const { statusCode, headers } = await get('/fba?keyword=');
  expect([statusCode, headers.location]).toEqual([302, '/fba']);
});

it('wears the colour of the house before anything is asked, under the nonce of its policy', async () => {
  const { db } = server.database;
  expect((await get('/index')).body).not.toContain('id="brand"');
  const said = { ...DEFAULT_HOUSE, brand: '#8a2f3b' };
  await db.insert(houseSettings).values({ id: 1, revision: 1, editedBy: 1, editedAt: new Date(), said });
  // Drawn by the server, and by the page itself.
  for (const path of ['/index', '/login']) {
    const { body, headers } = await get(path);
    const [, nonce, css] = /<style nonce="([^"]+)" id="brand">([^<]*)<\/style>/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(css).toMatch(/:root \{\s*--ld-color-petrol-\d+: #[0-9a-f]{6};/);
  }
  await db.delete(houseSettings);
});

it('says on every page how the house calls itself, once it is not as in the texts', async () => {
  const { db } = server.database;
  expect((await get('/login')).body).not.toContain('id="house"');
  const said = { ...DEFAULT_HOUSE, nameEn: '</script>Quay', favicon: '/house/9.png' };
  await db.insert(houseSettings).values({ id: 1, revision: 1, editedBy: 1, editedAt: new Date(), said });
  for (const url of ['/login', '/fba']) {
    const { body } = await get(url);
    expect(JSON.parse(/id="house">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toEqual({ nameEn: '</script>Quay' });
    expect(body).toContain('<link rel="icon" href="/house/9.png">');
  }
});

it('draws nothing where the program is none', async () => {
  writeFileSync(join(folder, 'wrong.js'), 'throw new Error("built by somebody else");');
  const other = await open({ portalProgram: join(folder, 'wrong.js') });
  expect(titleOf((await other.app.inject('/index')).body)).toBe('Lading');
  expect(titleOf((await other.app.inject('/')).body)).toBe('Lading');
  await other.close();
  expect(log.filter((line) => line.includes('built by somebody else'))).toHaveLength(1);
});
