import { sealSecret } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loginLimits, sealKeys, sessions, webUsers } from '../database/schema.ts';
import { PASSWORD } from '../testing/fixture.ts';
import { slid } from '../testing/proofs.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { counted, countTry } from './login/limits.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { currentKey, openSealed } from './seal.ts';
import { wrappingBy } from './wrapping.ts';

const { login, sealKey, checkToken, webUserInfo, logout } = contract.user;
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(loginLimits));

const enterOnce = (password: string, account = ACCOUNTS.customer) => server.call(login, { account, password });
/** As a person does, who slides where that is asked for. */
async function enter(password: string, account = ACCOUNTS.customer) {
  const first = await enterOnce(password, account);
  if (!first.message.includes('security check')) return first;
  return server.call(login, { account, password, captcha: await slid(server) });
}

describe('login', () => {
  it('answers a token that is stored only as a hash, the codes and who it is', async () => {
    const { data } = await enter(PASSWORD);
    expect(data).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      ext: { codeList: expect.arrayContaining(['order:view', 'bill:confirm', 'settlement:confirm']) },
      user: { name: 'Chen Wei', companyName: 'Ningbo Haoyu' },
    });
    const kept = await server.database.db.select().from(sessions);
    expect(JSON.stringify(kept)).not.toContain(data.token);
    const info = await server.call(webUserInfo, undefined, data.token, { language: 'zh-CN' });
    expect(info.data).toMatchObject({
      roles: data.ext.codeList,
      baseInfo: { name: '陈蔚', companyName: '宁波昊宇', account: ACCOUNTS.customer },
    });
  });

  it('refuses in the same words whether the account exists or not', async () => {
    const wrong = { status: 200, code: '0', message: 'Wrong account or password', data: null };
    expect(await enter('nope')).toEqual(wrong);
    expect(await enter('nope', '13000000000')).toEqual(wrong);
    const { db } = server.database;
    await db.update(webUsers).set({ active: false }).where(eq(webUsers.account, ACCOUNTS.other));
    expect(await enter(PASSWORD, ACCOUNTS.other)).toEqual(wrong);
    await db.update(webUsers).set({ active: true }).where(eq(webUsers.account, ACCOUNTS.other));
  });

  it.each([ACCOUNTS.customer, 'nobody at all'])(
    'locks %s after five wrong passwords, even for the right one',
    async (account) => {
      for (let time = 0; time < 5; time++) expect((await enter('nope', account)).message).toContain('Wrong');
      const locked = { code: '0', message: 'Five wrong passwords: please try again in 10 minutes' };
      expect(await enter('nope', account)).toMatchObject(locked);
      expect(await enter(PASSWORD, account)).toMatchObject(locked);
      expect((await enter(PASSWORD, ACCOUNTS.other)).code).toBe('1');
    },
  );

  it('tries at most two of many passwords sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => enterOnce('nope')));
    const tried = answers.filter(({ message }) => message.startsWith('Wrong')).length;
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(2);
    // All others were refused without their password being checked.
    expect(answers.filter(({ message }) => /Many logins|Five wrong|security check/.test(message))).toHaveLength(
      40 - tried,
    );
  });

  it('counts within ten minutes and unlocks after ten', async () => {
    const { db } = server.database;
    const now = Date.now();
    const tried = async (at: number) => (await countTry(db, [counted('account', 'someone')], at, true)) === undefined;
    for (const minute of [0, 1, 2, 3]) expect(await tried(now + minute * MINUTE)).toBe(true);
    // The try of minute 0 is over ten minutes old, so this one is the fourth and the next one the fifth.
    expect(await tried(now + 10.5 * MINUTE)).toBe(true);
    expect(await tried(now + 10.6 * MINUTE)).toBe(true);
    expect(await tried(now + 20 * MINUTE)).toBe(false);
    expect(await tried(now + 20.7 * MINUTE)).toBe(true);
  });

  it('refuses a captcha that is none, even where none is needed', async () => {
    const sent = { account: ACCOUNTS.customer, password: PASSWORD };
    const garbage = await server.post(login.path, { ...sent, captcha: 'anything' });
    expect(garbage).toMatchObject({ status: 400, data: { path: 'captcha' } });
    const unknown = await server.call(login, { ...sent, captcha: { id: 'unknown', work: '1', sum: 5 } });
    expect(unknown).toMatchObject({ code: '0', data: { path: 'captcha' } });
  });

  it('forgets wrong passwords after the right one', async () => {
    for (let round = 0; round < 2; round++) {
      for (let time = 0; time < 4; time++) await enter('nope');
      expect((await enter(PASSWORD)).code).toBe('1');
    }
  });
});

describe('sessions', () => {
  it('end at logout, at their date and when the user is switched off', async () => {
    const { db } = server.database;
    const isGood = async (token: string) => (await server.call(checkToken, undefined, token)).data;
    const [first, second, third] = [await server.login(), await server.login(), await server.login(ACCOUNTS.other)];
    expect([await isGood(first), await isGood(second), await isGood('x')]).toEqual([true, true, false]);
    expect((await server.call(logout, undefined, first)).code).toBe('1');
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    await db.update(webUsers).set({ active: false }).where(eq(webUsers.account, ACCOUNTS.other));
    expect(await isGood(third)).toBe(false);
    await db.update(webUsers).set({ active: true }).where(eq(webUsers.account, ACCOUNTS.other));
    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await isGood(second)).toBe(false);
    expect((await server.call(webUserInfo, undefined, second)).status).toBe(401);
  });
});

describe('a sealed password', () => {
  const kept = (secretKey?: Buffer) => ({ db: server.database.db, wrapping: wrappingBy(secretKey) });
  const seal = async (path = login.path as string) => {
    const { data } = await server.call(sealKey, undefined);
    return sealSecret(data, path, PASSWORD);
  };
  const refused = { code: '0', message: expect.stringContaining('sealed password') };

  it('opens once', async () => {
    const sealed = await seal();
    expect((await enter(sealed)).code).toBe('1');
    expect(await enter(sealed)).toMatchObject(refused);
  });

  it('does not open for another path, changed, or with an unknown key', async () => {
    const sealed = await seal();
    const [version, , ...rest] = sealed.split('.');
    expect(await enter(await seal('/other.do'))).toMatchObject(refused);
    expect(await enter(`${sealed.slice(0, -4)}AAAA`)).toMatchObject(refused);
    expect(await enter([version, 'unknown', ...rest].join('.'))).toMatchObject(refused);
    expect((await enter(sealed)).code).toBe('1');
  });

  it('does not open after two minutes', async () => {
    const open = async (later: number) => openSealed(kept(), login.path, await seal(), Date.now() + later);
    await expect(open(121_000)).rejects.toMatchObject({ id: 'sealRefused' });
    await expect(open(-121_000)).rejects.toMatchObject({ id: 'sealRefused' });
    await expect(open(100_000)).resolves.toBe(PASSWORD);
  });

  it('has a new key each day, while the one before still opens', async () => {
    const { db } = server.database;
    const before = await currentKey(kept());
    const sealed = await seal();
    const back = (hours: number) =>
      db
        .update(sealKeys)
        .set({ createTime: new Date(Date.now() - hours * 60 * MINUTE) })
        .where(eq(sealKeys.kid, before.kid));
    await back(25);
    expect((await currentKey(kept())).kid).not.toBe(before.kid);
    expect(await openSealed(kept(), login.path, sealed)).toBe(PASSWORD);
    await back(49);
    await expect(openSealed(kept(), login.path, await sealSecret(before, login.path, 'x'))).rejects.toThrow();
  });
});

describe('the private keys of seals', () => {
  const [KEY, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const kept = (secretKey?: Buffer) => ({ db: server.database.db, wrapping: wrappingBy(secretKey) });

  it('are wrapped by the key of the settings, and open with no other', async () => {
    const { db } = server.database;
    await db.delete(sealKeys);
    const plain = await currentKey(kept());
    const key = await currentKey(kept(KEY));
    expect(key.kid).not.toBe(plain.kid);
    expect(await currentKey(kept(KEY))).toEqual(key);
    const [row] = await db.select().from(sealKeys).where(eq(sealKeys.kid, key.kid));
    expect(row?.privateKey).toMatch(/^w1\./);
    // Every unwrapped PKCS #8 key of this curve begins with these characters.
    expect(row?.privateKey).not.toContain('MIGHAgEAMBMGByqGSM49');
    const sealed = () => sealSecret(key, login.path, PASSWORD);
    for (const wrong of [OTHER, undefined])
      await expect(openSealed(kept(wrong), login.path, await sealed())).rejects.toMatchObject({ id: 'sealRefused' });
    expect(await openSealed(kept(KEY), login.path, await sealed())).toBe(PASSWORD);
    expect((await currentKey(kept(OTHER))).kid).not.toBe(key.kid);
    await db.delete(sealKeys);
  });

  it('open under their own name only, and not when a letter changed', () => {
    const wrapping = wrappingBy(KEY);
    const text = wrapping.wrap(Buffer.from('private'), 'a');
    expect(wrapping.unwrap(text, 'a')?.toString()).toBe('private');
    expect(wrapping.unwrap(text, 'b')).toBeUndefined();
    const [form, nonce, , tag] = text.split('.');
    expect(
      wrapping.unwrap([form, nonce, Buffer.from('another').toString('base64url'), tag].join('.'), 'a'),
    ).toBeUndefined();
    expect(wrapping.unwrap(Buffer.from('private').toString('base64url'), 'a')).toBeUndefined();
  });
});

describe('hashes', () => {
  it('are argon2id in PHC form and made anew when the cost changes', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await verifyPassword(PASSWORD, hash), await verifyPassword('x', hash)]).toEqual([true, false]);
    expect(await verifyPassword('nobody', undefined)).toBe(false);
    expect([isOutdated(hash), isOutdated(hash.replace('m=19456', 'm=4096'))]).toEqual([false, true]);
  });
});
