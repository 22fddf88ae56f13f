import { type Arg, contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownDevices, loginLimits } from '../../database/schema.ts';
import { PASSWORD } from '../../testing/fixture.ts';
import { slid, summed } from '../../testing/proofs.ts';
import { ACCOUNTS, startServer, type TestServer } from '../../testing/server.ts';
import { rememberDevice } from './devices.ts';
import { counted, countTry, takeBack } from './limits.ts';

const { login } = contract.user;
const ME = ACCOUNTS.customer;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(loginLimits));

type Captcha = Arg<typeof login>['captcha'];

async function enterOnce(account: string, password: string, { from = '10.0.0.1', cookie = '' }, captcha?: Captcha) {
  const answer = await server.app.inject({
    method: 'POST',
    url: login.path,
    payload: { account, password, captcha },
    remoteAddress: from,
    headers: { language: 'en-US', cookie },
  });
  const { code, message, data } = answer.json<{ code: string; message: string; data: unknown }>();
  const [set] = [answer.headers['set-cookie'] ?? []].flat();
  return { code, message, data, set: set ?? '' };
}
/** As a person does, who slides where that is asked for. */
async function enter(account: string, password: string, where = {}) {
  const first = await enterOnce(account, password, where);
  return /security check/.test(first.message) ? enterOnce(account, password, where, await slid(server)) : first;
}
const nameAndValue = (set: string) => set.split(';', 1)[0] ?? '';

describe('a device that logged in before', () => {
  it('holds a cookie that is kept as a hash, and that no script and no other site has', async () => {
    const { set } = await enter(ME, PASSWORD);
    expect(set).toMatch(
      /^lading-device-[0-9a-f]{12}=[\w-]{43}; Path=\/user\/portal\/pub\/login\.do; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const kept = JSON.stringify(await server.database.db.select().from(knownDevices));
    expect(kept).not.toContain(nameAndValue(set).split('=')[1]);
    const secure = await startServer({ publicOrigin: 'https://portal.example.com' });
    const answer = await secure.app.inject({
      method: 'POST',
      url: login.path,
      payload: { account: ME, password: PASSWORD },
    });
    await secure.close();
    expect(answer.headers['set-cookie']).toMatch(/^__Secure-lading-device-.+; Secure$/);
  });

  it('gets in while strangers have locked the account, at their address, too', async () => {
    const cookie = nameAndValue((await enter(ME, PASSWORD)).set);
    for (let time = 0; time < 6; time++) await enter(ME, 'nope', { from: '10.6.6.6' });
    expect((await enter(ME, PASSWORD, { from: '10.6.6.6' })).message).toMatch(/^Five wrong/);
    expect((await enter(ME, PASSWORD, { from: '10.6.6.6', cookie })).code).toBe('1');
  });

  it('has five tries of its own, and is no key to another account', async () => {
    const cookie = nameAndValue((await enter(ME, PASSWORD)).set);
    for (let time = 0; time < 5; time++) expect((await enter(ME, 'nope', { cookie })).message).toMatch(/^Wrong/);
    expect((await enter(ME, PASSWORD, { cookie })).message).toMatch(/^Five wrong/);
    expect((await enter(ME, PASSWORD, { from: '10.0.0.9' })).code).toBe('1');
    const [name, value] = cookie.split('=');
    for (let time = 0; time < 5; time++) await enter(ACCOUNTS.other, 'nope');
    for (const other of [`${name}=${value}`, `lading-device-${'0'.repeat(12)}=${value}`, `${name}=${'a'.repeat(43)}`])
      expect((await enter(ACCOUNTS.other, PASSWORD, { cookie: other })).message).toMatch(/^Five wrong/);
  });

  it('is one of twenty', async () => {
    const { db } = server.database;
    for (let time = 0; time < 25; time++) await rememberDevice(db, server.ids.user, undefined);
    expect(await db.$count(knownDevices)).toBeLessThanOrEqual(21);
  });
});

describe('a captcha', () => {
  const needed = /^Complete the security check/;

  it.each([ME, 'nobody at all'])('comes before the third password for %s, wherever it is typed', async (account) => {
    const [there, elsewhere] = [{ from: '10.5.0.1' }, { from: '10.5.0.2' }];
    expect((await enterOnce(account, 'nope', there)).message).toMatch(/^Wrong/);
    expect((await enterOnce(account, 'nope', elsewhere)).message).toMatch(/^Wrong/);
    const asked = await enterOnce(account, PASSWORD, { from: '10.5.0.3' });
    expect(asked).toMatchObject({ code: '0', message: expect.stringMatching(needed), data: { path: 'captcha' } });
    // A wrong one does not let the password be tried either, and a right one is good once.
    const wrong = { ...(await slid(server)), track: [{ position: 0.5, time: 0 }] };
    expect((await enterOnce(account, PASSWORD, there, wrong)).message).toMatch(/^Drag the slider/);
    const right = await slid(server);
    expect((await enterOnce(account, 'nope', there, right)).message).toMatch(/^Wrong/);
    expect((await enterOnce(account, 'nope', there, right)).message).toMatch(/^Drag the slider/);
  });

  it('lets the right password in, and is asked for no more after it', async () => {
    for (const from of ['10.5.1.1', '10.5.1.2']) await enterOnce(ME, 'nope', { from });
    expect((await enterOnce(ME, PASSWORD, { from: '10.5.1.3' })).message).toMatch(needed);
    expect(
      (await enterOnce(ME, PASSWORD, { from: '10.5.1.3' }, await summed({ ...server, ...server.database }))).code,
    ).toBe('1');
    expect((await enterOnce(ME, PASSWORD, { from: '10.5.1.4' })).code).toBe('1');
  });

  it('comes before the third password from an address, too, but not on a device that is known', async () => {
    const from = '10.5.2.1';
    const cookie = nameAndValue((await enterOnce(ME, PASSWORD, { from })).set);
    for (const account of ['one', 'two']) await enterOnce(account, 'nope', { from });
    expect((await enterOnce('three', 'nope', { from })).message).toMatch(needed);
    expect((await enterOnce(ME, PASSWORD, { from, cookie })).code).toBe('1');
  });

  it('is not slipped past by many at once', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => enterOnce('many', 'nope', { from: '10.5.3.1' })));
    expect(all.filter(({ message }) => message.startsWith('Wrong')).length).toBeLessThanOrEqual(2);
  });
});

describe('an address', () => {
  it('tries thirty wrong passwords in ten minutes, whatever the accounts, and no other address suffers', async () => {
    const messages: string[] = [];
    for (let time = 0; time < 33; time++)
      messages.push((await enter(`nobody${time}`, `wrong${time}`, { from: '2001:db8::1' })).message);
    expect(messages.filter((message) => message.startsWith('Wrong'))).toHaveLength(30);
    expect(messages.at(-1)).toMatch(/^Too many wrong/);
    // The whole network of a subscriber counts as one.
    expect((await enter(ME, PASSWORD, { from: '2001:db8::2' })).message).toMatch(/^Too many wrong/);
    expect((await enter(ME, PASSWORD, { from: '2001:db8:1::1' })).code).toBe('1');
  });

  it('may log in rightly as often as it likes', async () => {
    for (let time = 0; time < 32; time++) expect((await enter(ME, PASSWORD, { from: '10.0.0.2' })).code).toBe('1');
  });
});

it('tries one password on twenty accounts in ten minutes, from wherever it comes', async () => {
  const messages: string[] = [];
  for (let time = 0; time < 22; time++)
    messages.push((await enter(`someone${time}`, 'Summer2026', { from: `10.9.0.${time}` })).message);
  expect(messages.filter((message) => message.startsWith('Wrong'))).toHaveLength(20);
  expect(messages.slice(20).every((message) => message.startsWith('Too many wrong'))).toBe(true);
  expect((await enter('another', 'Winter2026', { from: '10.9.1.1' })).message).toMatch(/^Wrong/);
});

it('counts what comes at once, and takes back what was right', async () => {
  const { db } = server.database;
  const keys = [counted('account', 'a'), counted('address', 'b'), counted('password', 'c')];
  const now = Date.now();
  const answers = await Promise.all(Array.from({ length: 12 }, () => countTry(db, keys, now, true)));
  expect(answers.filter((full) => full === undefined)).toHaveLength(5);
  await takeBack(db, keys, now);
  const rows = await db.select().from(loginLimits);
  expect(rows.map(({ tries }) => tries.length)).toEqual([4, 4]);
});

it('answers a login while one address tries many', async () => {
  let left = 150;
  const rush = Array.from({ length: left }, async (_, at) => {
    await enterOnce(`nobody${at}`, 'nope', { from: '10.6.6.7' });
    left -= 1;
  });
  // Not ME: a gate that is busy still remembers for five seconds that ME was locked above, and how long ago that was depends on the machine.
  const begun = performance.now();
  expect(await enter(ACCOUNTS.staff, PASSWORD, { from: '10.0.0.3' })).toMatchObject({ code: '1' });
  expect(performance.now() - begun).toBeLessThan(2_000);
  await Promise.all(rush);
});
