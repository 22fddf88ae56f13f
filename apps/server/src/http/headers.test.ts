import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const portalDir = mkdtempSync(join(tmpdir(), 'portal-'));

beforeAll(async () => {
  writeFileSync(join(portalDir, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__"><title>Lading</title>');
  server = await startServer({ portalDir });
});
afterAll(async () => {
  await server.close();
  rmSync(portalDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('headers', () => {
  it('are safe on every answer, with a fresh nonce', async () => {
    const policy = async (url: string) => {
      const { headers } = await get(url, { host: 'portal.test:4100' });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*clipboard-write=\(self\)/),
        'reporting-endpoints': 'reports="/reports"',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      return String(headers['content-security-policy']);
    };
    const [first, second] = [await policy('/index'), await policy('/healthz')];
    const nonce = /'nonce-([^']+)'/.exec(first)?.[1];
    expect(first.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "font-src 'self'",
      "img-src 'self' blob: data:",
      "frame-src 'self' blob:",
      "connect-src 'self' ws://portal.test:4100 wss://portal.test:4100",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify pdf-worker',
      'report-uri /reports',
      'report-to reports',
    ]);
    expect(second).not.toContain(nonce);
  });

  it('keep calls and files out of every cache', async () => {
    for (const url of ['/files/1/a.pdf', '/report?reportlet=booking_account&accountId=1', '/user/x.do'])
      expect((await get(url)).headers['cache-control']).toBe('no-store');
  });

  it('clear what the browser keeps of pages at logout', async () => {
    const headers = { auth: await server.login() };
    const answer = await server.app.inject({ method: 'POST', url: contract.user.logout.path, headers });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
  });

  it('ask for https only behind an https origin', async () => {
    const secure = await startServer({ publicOrigin: 'https://portal.example.com', portalDir });
    const { headers } = await secure.app.inject('/index');
    await secure.close();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('wss://portal.example.com');
  });
});
