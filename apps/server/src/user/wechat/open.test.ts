import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openWeChat } from './open.ts';
import { personKey } from './provider.ts';
import { readWeChat } from './settings.ts';

const [APP, SECRET] = ['wx0123456789abcdef', 'secret-of-the-app'];

/** As the real one does it: 200 for everything, text for JSON, the reason inside. */
type Said = Readonly<Record<string, unknown>> | 'silence' | 'nonsense';
const no = (errcode: number, errmsg = 'no'): Said => ({ errcode, errmsg });

let before: ((path: string) => Said | undefined) | undefined;
const asked: URL[] = [];
const used = new Set<string>();

function answer(url: URL): Said {
  const said = before?.(url.pathname);
  if (said) return said;
  const query = url.searchParams;
  if (url.pathname === '/sns/userinfo') {
    if (query.get('access_token') !== 'token-1') return no(40_001);
    return { openid: query.get('openid'), nickname: '陈蔚', unionid: 'u-1', headimgurl: '' };
  }
  if (query.get('grant_type') !== 'authorization_code') return no(40_002);
  if (query.get('appid') !== APP) return no(40_013);
  if (query.get('secret') !== SECRET) return no(40_125);
  const code = query.get('code') ?? '';
  if (!code.startsWith('good')) return no(40_029);
  if (used.has(code)) return no(40_163);
  used.add(code);
  return { access_token: 'token-1', expires_in: 7200, refresh_token: 'r', openid: 'o-1', scope: 'snsapi_login' };
}

const sink = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://sink');
  asked.push(url);
  const said = answer(url);
  if (said === 'silence') return;
  response.setHeader('content-type', 'text/plain');
  response.end(said === 'nonsense' ? '<html>busy' : JSON.stringify(said));
});
sink.listen(0, '127.0.0.1');
await once(sink, 'listening');
const base = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
afterAll(() => {
  sink.closeAllConnections();
  sink.close();
});
beforeEach(() => {
  asked.length = 0;
  used.clear();
  before = undefined;
});

const settings = { appId: APP, secret: SECRET, kind: 'official', openBase: 'https://open.weixin.qq.com' } as const;
const wechat = openWeChat(settings, { base, timeout: 300 });

it('asks for consent as WeChat writes it', () => {
  const back = 'https://portal.example.com/wechat/back';
  expect(wechat.begin('s t', back)).toBe(
    `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${APP}&redirect_uri=https%3A%2F%2Fportal.example.com%2Fwechat%2Fback&response_type=code&scope=snsapi_userinfo&state=s+t#wechat_redirect`,
  );
  const website = openWeChat({ ...settings, kind: 'website' }, { base });
  expect(website.begin('s', back)).toMatch(/\/connect\/qrconnect\?.*scope=snsapi_login&state=s#wechat_redirect$/);
  expect([wechat.opensHere, website.opensHere]).toEqual([false, true]);
});

it('learns who somebody is by two questions, and what he is known by', async () => {
  const person = await wechat.person('good-1');
  expect(person).toEqual({ openid: 'o-1', unionid: 'u-1', nickname: '陈蔚' });
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/sns/oauth2/access_token', '/sns/userinfo']);
  expect(personKey(wechat, person)).toBe('union u-1');
  expect(personKey(wechat, { openid: 'o-1', nickname: '' })).toBe(`${APP} o-1`);
});

it.each([
  ['a code that is none', wechat, 'bad', 'refused'],
  ['another app', openWeChat({ ...settings, appId: 'wxother' }, { base }), 'good-2', 'config'],
  ['a wrong secret', openWeChat({ ...settings, secret: 'other' }, { base }), 'good-2', 'config'],
])('says what is wrong with %s, and never the secret', async (_what, provider, code, kind) => {
  const failed = await provider.person(code).catch((error) => error);
  expect(failed).toMatchObject({ kind });
  expect(String(failed)).not.toContain('secret');
});

it('shows a code once', async () => {
  await wechat.person('good-3');
  await expect(wechat.person('good-3')).rejects.toMatchObject({ kind: 'refused', code: 'WeChat 40163' });
});

it.each([
  ['too often', no(45_011), 'limited', 1],
  ['an address that is not listed', no(40_164), 'config', 1],
  ['busy twice', no(-1), 'temporary', 2],
  ['no answer', 'silence', 'unknown', 1],
  ['no JSON', 'nonsense', 'unknown', 1],
] as const)('tells %s apart', async (_what, said, kind, times) => {
  before = () => said;
  await expect(wechat.person('good-4')).rejects.toMatchObject({ kind });
  expect(asked).toHaveLength(times);
});

it('asks once more when WeChat was busy', async () => {
  let busy = true;
  before = () => {
    const said = busy ? no(-1) : undefined;
    busy = false;
    return said;
  };
  expect((await wechat.person('good-5')).openid).toBe('o-1');
});

it('is down where nobody listens', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  const nobody = openWeChat(settings, { base: `http://127.0.0.1:${port}` });
  await expect(nobody.person('good-6')).rejects.toMatchObject({ kind: 'temporary' });
});

it('believes nobody who answers for another person', async () => {
  before = (path) => (path === '/sns/userinfo' ? { openid: 'o-2', nickname: '' } : undefined);
  await expect(wechat.person('good-7')).rejects.toMatchObject({ kind: 'unknown' });
});

it('is named by settings, of which a wrong one is said in one line', () => {
  const real = { WECHAT_PROVIDER: 'official', WECHAT_APP_ID: APP, WECHAT_SECRET: SECRET };
  expect(readWeChat({}, 'demo')?.name).toBe('demo');
  expect(readWeChat({}, 'production')).toBeUndefined();
  expect(readWeChat({ WECHAT_PROVIDER: 'off' }, 'demo')).toBeUndefined();
  expect(readWeChat(real, 'production')).toMatchObject({ name: 'open', opensHere: false });
  expect(readWeChat({ ...real, WECHAT_PROVIDER: 'website' }, 'production')).toMatchObject({ opensHere: true });
  for (const [wrong, said] of [
    [{ WECHAT_PROVIDER: 'demo' }, /^WECHAT_PROVIDER=demo: /],
    [{ WECHAT_PROVIDER: 'qq' }, /^WECHAT_PROVIDER=qq: /],
    [{ ...real, WECHAT_SECRET: undefined }, /^WECHAT_SECRET: /],
    [{ ...real, WECHAT_BASE: 'http://example.com' }, /^WECHAT_BASE: /],
  ] as const)
    expect(() => readWeChat(wrong, 'production')).toThrow(said);
});
