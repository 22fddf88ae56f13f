import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customers, loginLimits, sessions, smsCodes, webUsers } from '../database/schema.ts';
import { PASSWORD } from '../testing/fixture.ts';
import { addCode } from '../testing/proofs.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { findVisitor, noteUse, openSession, sessionOf } from './session.ts';

const calls = contract.user;
const NEW = 'kx7-Pearl';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(loginLimits));

const db = () => server.database.db;
const isGood = async (token: string) => (await server.call(calls.checkToken, undefined, token)).data;

describe('registration', () => {
  const form = { companyName: '宁波新友贸易', name: '王敏', password: NEW, passwordAgain: NEW, agreement: true };
  const register = async (phone: string, more: object = {}) =>
    server.call(calls.register, { phone, code: await addCode(db(), phone, 'register'), ...form, ...more });

  it('makes a company with its owner, who is in at once', async () => {
    const { data, message } = await register('13711112222');
    expect(message).toBe('success');
    expect(data).toMatchObject({ user: { name: '王敏', companyName: '宁波新友贸易' } });
    expect(data.ext.codeList).toContain('bill:confirm');
    const { data: mine } = await server.call(calls.webUserBase, undefined, data.token);
    expect(mine).toMatchObject({ account: '13711112222', roles: ['owner'], language: 'en-US', sessions: 1 });
  });

  it('takes a name that exists for another company', async () => {
    expect((await register('13711113333')).code).toBe('1');
    expect(await db().$count(customers, eq(customers.name, form.companyName))).toBe(2);
  });

  it.each([
    [{ agreement: false }, 'Please accept the agreement first'],
    [{ password: 'ab1', passwordAgain: 'ab1' }, 'The password needs at least 6 characters'],
    [{ password: 'abcdefg', passwordAgain: 'abcdefg' }, 'The password needs both letters and digits'],
    [{ passwordAgain: 'kx7-Pearls' }, 'The passwords differ'],
    [
      { password: 'password1', passwordAgain: 'password1' },
      'This password is too easy to guess: please choose another',
    ],
    [
      { password: 'Aa13711114', passwordAgain: 'Aa13711114' },
      'This password is too easy to guess: please choose another',
    ],
    [{ code: '000000' }, 'The code is wrong or has expired'],
  ])('is refused with %j', async (more, message) => {
    expect(await register('13713711114', more)).toMatchObject({ code: '0', message });
    // What is wrong with the form does not cost the code.
    expect(await db().$count(webUsers, eq(webUsers.account, '13713711114'))).toBe(0);
  });

  it('says that a number is taken to whoever holds it, and leaves no company behind', async () => {
    const before = await db().$count(customers);
    expect((await register(ACCOUNTS.other)).message).toBe('This number is in use');
    expect(await db().$count(customers)).toBe(before);
  });
});

describe('a password', () => {
  const change = (arg: Parameters<typeof server.call<typeof calls.updatePassword>>[1], token?: string) =>
    server.call(calls.updatePassword, arg, token);

  it('that was forgotten is replaced by a ticket, once, and ends every session', async () => {
    const open = await server.login(ACCOUNTS.other);
    const { data } = await server.call(calls.verifySmsCode, {
      phone: ACCOUNTS.other,
      code: await addCode(db(), ACCOUNTS.other, 'forget'),
      purpose: 'forget',
    });
    const ticket = data.ticket ?? '';
    expect(data).toMatchObject({ login: null, expires: 600 });
    const asked = { ticket, password: NEW, passwordAgain: NEW };
    expect((await change({ ...asked, password: 'x1', passwordAgain: 'x1' })).code).toBe('0');
    expect((await change(asked)).code).toBe('1');
    expect(await change({ ...asked, password: 'vr4-Onyx', passwordAgain: 'vr4-Onyx' })).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^Too much time/),
    });
    expect(await isGood(open)).toBe(false);
    expect((await server.call(calls.login, { account: ACCOUNTS.other, password: NEW })).code).toBe('1');
  });

  it('is changed by the old one, and the other sessions end', async () => {
    const [mine, other] = [await server.login(), await server.login()];
    const asked = { oldPassword: PASSWORD, password: NEW, passwordAgain: NEW };
    expect((await change(asked)).status).toBe(401);
    expect((await change({ ...asked, oldPassword: 'nope' }, mine)).message).toBe('The old password is wrong');
    expect((await change({ oldPassword: PASSWORD, password: PASSWORD, passwordAgain: PASSWORD }, mine)).message).toBe(
      'The new password must differ from the old one',
    );
    expect((await change(asked, mine)).code).toBe('1');
    expect([await isGood(mine), await isGood(other)]).toEqual([true, false]);
    const back = await change({ oldPassword: NEW, password: 'vr4-Onyx', passwordAgain: 'vr4-Onyx' }, mine);
    expect(back.code).toBe('1');
  });

  it('is not guessed by whoever found an open page', async () => {
    const token = await openSession(db(), server.ids.user, 'test');
    const answers: string[] = [];
    for (let time = 0; time < 7; time++)
      answers.push((await change({ oldPassword: `nope${time}`, password: NEW, passwordAgain: NEW }, token)).message);
    expect(answers.slice(0, 5).every((message) => message === 'The old password is wrong')).toBe(true);
    expect(answers.at(-1)).toMatch(/^Five wrong/);
  });

  it('needs the one or the other', async () => {
    expect(await change({ password: NEW, passwordAgain: NEW })).toMatchObject({
      status: 400,
      data: { path: 'oldPassword' },
    });
  });

  it('that somebody else gave opens nothing but its change', async () => {
    const own = eq(webUsers.id, server.ids.user);
    await db().update(webUsers).set({ mustChange: true }).where(own);
    const token = await openSession(db(), server.ids.user, 'test');
    expect((await server.call(calls.webUserInfo, undefined, token)).data.roles).toEqual([]);
    const refusal = { status: 403, message: 'Please choose a password of your own first' };
    expect(await server.call(calls.toDoCount, {}, token)).toMatchObject(refusal);
    const asked = { oldPassword: 'vr4-Onyx', password: NEW, passwordAgain: NEW };
    expect((await change(asked, token)).code).toBe('1');
    expect((await server.call(calls.toDoCount, {}, token)).code).toBe('1');
  });
});

describe('another telephone', () => {
  const NUMBER = '13899990000';

  it('takes both numbers, and is what one logs in with from then on', async () => {
    const user = { customerId: server.ids.customer, account: '13800001111', passwordHash: '', name: '某人' };
    const [row] = await db().insert(webUsers).values(user).returning();
    const [mine, other] = await Promise.all([1, 2].map(() => openSession(db(), row?.id ?? 0, 'test')));
    const first = (code: string) => server.call(calls.verifyOldPhone, { code }, mine);
    expect((await first('000000')).code).toBe('0');
    const { data } = await first(await addCode(db(), user.account, 'oldPhone'));
    const second = async (phone: string, ticket = data.ticket) =>
      server.call(calls.updatePhone, { ticket, phone, code: await addCode(db(), phone, 'newPhone') }, mine);
    expect((await second(NUMBER, 'no such ticket')).message).toMatch(/^Too much time/);
    expect((await second(user.account)).message).toBe('The new number is the same as the old one');
    expect((await second(ACCOUNTS.customer)).message).toBe('This number is in use');
    expect((await second(NUMBER)).code).toBe('1');
    expect([await isGood(mine ?? ''), await isGood(other ?? '')]).toEqual([true, false]);
    expect((await server.call(calls.webUserBase, undefined, mine)).data.account).toBe(NUMBER);
    expect((await second('13899990001')).message).toMatch(/^Too much time/);
  });

  it("is not bound by somebody else's ticket", async () => {
    const { data } = await server.call(
      calls.verifyOldPhone,
      { code: await addCode(db(), ACCOUNTS.customer, 'oldPhone') },
      await openSession(db(), server.ids.user, 'test'),
    );
    const [other] = await db().select().from(webUsers).where(eq(webUsers.account, ACCOUNTS.other));
    const theirs = await openSession(db(), other?.id ?? 0, 'test');
    const asked = { ticket: data.ticket, phone: '13899990002', code: await addCode(db(), '13899990002', 'newPhone') };
    expect((await server.call(calls.updatePhone, asked, theirs)).code).toBe('0');
    await db().delete(smsCodes);
  });
});

describe('sessions', () => {
  it('are listed with browser, network and last use, and ended one by one or all others', async () => {
    await db().delete(sessions);
    const life = { idle: 1000_000, most: 2000_000 };
    const token = await openSession(db(), server.ids.user, 'Firefox', { network: '203.0.113.*', life });
    const second = await openSession(db(), server.ids.user, 'Phone');
    const third = await openSession(db(), server.ids.user, 'Tablet');
    const page = async () => (await server.call(calls.sessionPage, {}, token)).data;
    const { records, total } = await page();
    expect(total).toBe(3);
    expect(records.find(({ current }) => current)).toMatchObject({ agent: 'Firefox', network: '203.0.113.*' });
    for (const secret of [token, sessionOf(token)]) expect(JSON.stringify(records)).not.toContain(secret);
    const phone = records.find(({ agent }) => agent === 'Phone');
    await server.call(calls.endSession, { session: phone?.session ?? '' }, token);
    expect([await isGood(token), await isGood(second), await isGood(third)]).toEqual([true, false, true]);
    await server.call(calls.endSession, {}, token);
    expect([await isGood(token), await isGood(third)]).toEqual([true, false]);
    expect((await page()).total).toBe(1);
  });

  it('of others are neither told nor ended', async () => {
    const [other] = await db().select().from(webUsers).where(eq(webUsers.account, ACCOUNTS.other));
    const theirs = await openSession(db(), other?.id ?? 0, 'Theirs');
    const token = await openSession(db(), server.ids.user, 'Mine');
    const { data } = await server.call(calls.sessionPage, {}, token);
    expect(data.records.map(({ agent }) => agent)).not.toContain('Theirs');
    await server.call(calls.endSession, { session: sessionOf(theirs).slice(0, 16) }, token);
    expect(await isGood(theirs)).toBe(true);
  });

  it('end when nobody uses them, and use keeps them open', async () => {
    const life = { idle: 3_600_000, most: 86_400_000 };
    const token = await openSession(db(), server.ids.user, 'test', { life });
    const own = eq(sessions.tokenHash, sessionOf(token));
    const idle = async () => (await db().select().from(sessions).where(own))[0]?.idleUntil.getTime() ?? 0;
    const asOf = async (idleUntil: number) => {
      await db()
        .update(sessions)
        .set({ idleUntil: new Date(idleUntil) })
        .where(own);
      const visitor = await findVisitor(db(), token);
      if (visitor) await noteUse(db(), visitor, life);
      return visitor !== null;
    };
    // Just used: not written again. An hour later: pushed on. Later than its hour: over, whatever the last day of it is.
    const fresh = Date.now() + life.idle - 1_000;
    expect([await asOf(fresh), await idle()]).toEqual([true, fresh]);
    expect(await asOf(Date.now() + 60_000)).toBe(true);
    expect(await idle()).toBeGreaterThan(Date.now() + life.idle - 60_000);
    expect(await asOf(Date.now() - 1)).toBe(false);
    expect(await isGood(token)).toBe(false);
  });
});

it('lets somebody change what is told of him', async () => {
  const token = await openSession(db(), server.ids.user, 'test');
  const base = {
    name: '陈蔚',
    nameEn: 'Chen Wei',
    email: 'chen@example.com',
    qq: '',
    position: '单证',
    language: 'zh-CN' as const,
  };
  expect((await server.call(calls.updateWebUserBase, base, token)).data).toMatchObject(base);
  const wrong = { ...base, email: 'not an address' };
  expect(await server.call(calls.updateWebUserBase, wrong, token)).toMatchObject({
    status: 400,
    data: { path: 'email' },
  });
});
