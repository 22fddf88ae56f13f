import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let token: string;
const portalDir = mkdtempSync(join(tmpdir(), 'portal-'));

beforeAll(async () => {
  mkdirSync(join(portalDir, 'assets'));
  writeFileSync(join(portalDir, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__"><title>Lading</title>');
  writeFileSync(join(portalDir, 'assets', 'main-abc.js'), 'export {};'.repeat(300));
  writeFileSync(join(portalDir, 'icon.svg'), '<svg/>');
  server = await startServer({ portalDir });
  token = await server.login();
});
afterAll(async () => {
  await server.close();
  rmSync(portalDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('bad requests', () => {
  it.each([
    ['a missing id', {}, 'bookingId'],
    ['an id in quotes', { bookingId: '7' }, 'bookingId'],
    ['a negative id', { bookingId: -1 }, 'bookingId'],
    ['a fraction', { bookingId: 1.5 }, 'bookingId'],
    ['a wrong version', { bookingId: 1, version: 'x' }, 'version'],
  ])('names the field of %s', async (_what, body, path) => {
    const answer = await server.post(contract.order.copyQueRenToMbl.path, body, { auth: token });
    expect(answer).toEqual({ status: 400, code: '400', message: `参数 ${path} 不正确`, data: { path } });
  });

  it.each([1e300, 1e18, 3_000_000_000])(
    'takes the number %s, which no column holds, for no number',
    async (version) => {
      const { master: bookingId } = server.ids;
      const call = await server.post(contract.order.initInfoMbl.path, { bookingId, version }, { auth: token });
      expect([400, 404]).toContain(call.status);
      const none = await server.post(contract.order.blType.path, { bookingId: version }, { auth: token });
      expect([400, 404]).toContain(none.status);
    },
  );

  it('names a field inside a field', async () => {
    const body = { sort: { field: 'secret', order: 'asc' } };
    const answer = await server.post(contract.order.orderPage.path, body, { auth: token });
    expect(answer).toMatchObject({ code: '400', data: { path: 'sort.field' } });
  });

  it.each([
    ['a NUL', 'a\0'],
    ['half a character', '\ud83d'],
  ])('refuses %s, which no database takes', async (_what, keyword) => {
    const answer = await server.post(contract.order.orderPage.path, { keyword }, { auth: token });
    expect(answer).toMatchObject({ status: 400, data: { path: 'keyword' } });
    const deep = JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`);
    expect((await server.post(contract.order.orderPage.path, deep, { auth: token })).status).toBe(400);
  });

  it.each(['[]', '"text"', '{"a":', '{"__proto__":{}}'])('refuses the body %s', async (payload) => {
    const headers = { 'content-type': 'application/json', auth: token };
    const answer = await server.app.inject({ method: 'POST', url: contract.order.blType.path, payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: '400', data: { path: expect.any(String) } });
  });

  it('refuses another kind of body and one that is too large', async () => {
    const url = contract.user.login.path;
    const form = { 'content-type': 'text/plain' };
    expect((await server.app.inject({ method: 'POST', url, payload: 'a', headers: form })).json().code).toBe('400');
    const answer = await server.post(url, { account: 'a', password: 'x'.repeat(300_000) });
    expect(answer).toMatchObject({ status: 413, code: '413', message: '提交的内容过大，最多 256 KB' });
  });

  it('answers an unknown call, or the wrong method, with 404', async () => {
    expect(await server.post('/order/nothing.do', {})).toMatchObject({ status: 404, code: '404' });
    expect((await get(contract.order.blType.path)).statusCode).toBe(404);
  });
});

describe('unexpected failures', () => {
  it.each([
    ['zh-CN', '异常代码10003，请检查网络或联系管理员'],
    ['en-US', 'abnormal code 10003, check network or contact administrator'],
  ])('tell only their number, in %s', async (language, message) => {
    await server.database.db.execute(sql`alter table bookings rename to hidden`);
    const answer = await server.post(contract.order.orderPage.path, {}, { auth: token, language });
    await server.database.db.execute(sql`alter table hidden rename to bookings`);
    expect(answer).toEqual({ status: 500, code: '500', message, data: null });
  });
});

describe('the portal', () => {
  it('is one page for every path, with the nonce of its own policy', async () => {
    for (const url of ['/', '/index', '/orders?bookingId=3', '/a/b', '/index.html']) {
      const { statusCode, headers, body } = await get(url);
      const nonce = /content="([^"]+)"/.exec(body)?.[1];
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    }
  });

  it('tells nobody the address of a link, and keeps it nowhere', async () => {
    for (const url of [
      '/share/abc',
      '/shared/abc',
      '/shar%65/abc?x',
      '/share/quote/abc',
      '/shared/quote/abc',
      '/share/enquiry/abc',
    ]) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body.includes('<title>Lading')]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-store',
      });
    }
  });

  it('has assets that never change and files that are checked', async () => {
    const asset = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-encoding']).toBe('gzip');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/main-old.js')).statusCode).toBe(404);
  });

  it('sends repeated slashes home', async () => {
    for (const url of ['//', '//evil.example', '/orders//1', '/index//?a=1']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([302, '/index']);
    }
  });
});

describe('files and the report', () => {
  it('serves the sample of the booking under its own name', async () => {
    const { data: path } = await server.call(contract.order.blFile, { bookingId: server.ids.master }, token);
    const { statusCode, headers, body } = await get(path ?? '', { auth: token });
    expect([statusCode, body]).toEqual([200, '%PDF-1.7']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="___1.pdf"; filename*=UTF-8''${encodeURIComponent('样本 1.pdf')}`,
    });
    const other = await server.login(ACCOUNTS.other);
    expect((await get(path ?? '', { auth: other })).statusCode).toBe(404);
    expect((await get(path ?? '')).statusCode).toBe(401);
    expect((await get(`/files/${server.ids.file}/other.pdf`, { auth: token })).statusCode).toBe(404);
    expect((await get('/files/x/other.pdf', { auth: token })).statusCode).toBe(404);
  });

  it('serves the report with its style sheet from the same host', async () => {
    const url = `/report?reportlet=booking_account&accountId=${server.ids.account}`;
    const { headers, body } = await get(url, { auth: token, host: 'portal.test' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('href="http://portal.test/report.css"');
    expect(body).toContain('4,955.35');
    expect((await get('/report.css')).headers['content-type']).toContain('text/css');
    const foreign = url.replace(/\d+$/, String(server.ids.foreignAccount));
    expect((await get(foreign, { auth: token })).json().code).toBe('404');
    expect((await get('/report?reportlet=other&accountId=1', { auth: token })).json().data).toEqual({
      path: 'reportlet',
    });
  });
});

it('tells its health', async () => {
  expect((await get('/healthz')).json()).toEqual({
    database: 'ok',
    engine: process.env.TEST_DATABASE_URL ? 'postgresql' : 'pglite',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

it('limits how often one address calls', async () => {
  const limited = await startServer({ rate: 3, portalDir });
  const ask = () => limited.post(contract.user.checkToken.path, undefined, { language: 'en-US' });
  for (let time = 0; time < 2; time++) await ask();
  await ask();
  const last = await ask();
  const page = await limited.app.inject('/index');
  await limited.close();
  expect(last).toMatchObject({ status: 429, code: '429', message: expect.stringContaining('seconds') });
  expect(page.statusCode).toBe(200);
});

it('lets go of a connection whose last answer it gives while it closes', async () => {
  const server = await startServer({ portalDir });
  const [arrived, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  server.app.get('/slow', () => {
    arrived.resolve();
    return slow.promise;
  });
  const answer = fetch(`${await server.app.listen({ host: '127.0.0.1', port: 0 })}/slow`);
  await arrived.promise;
  const closed = server.close();
  setTimeout(() => slow.resolve('done'), 50);
  expect((await answer).headers.get('connection')).toBe('close');
  await closed;
});
