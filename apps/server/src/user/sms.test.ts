import { contract, type SmsPurpose } from '@lading/api-client/contract';
import { eq, NoopLogger, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbound, smsCodes, webUsers } from '../database/schema.ts';
import { addCode, lastSent, slid } from '../testing/proofs.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { isRightCode } from './proof/sms-codes.ts';
import { wrappingBy } from './wrapping.ts';

const { sendSmsCode, registerCode, verifySmsCode, checkToken } = contract.user;
const UNKNOWN = '13012345678';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(smsCodes);
  await server.database.db.delete(outbound);
});

const db = () => server.database.db;
const send = async (phone: string, purpose: 'login' | 'forget' = 'login') =>
  server.call(sendSmsCode, { phone, purpose, captcha: await slid(server) });

describe('a code', () => {
  it('logs in once, and is kept nowhere as it was sent', async () => {
    expect((await send(ACCOUNTS.customer)).data).toEqual({ resendAfter: 60, expires: 300 });
    const sent = await lastSent(db(), ACCOUNTS.customer);
    expect(sent).toMatchObject({ template: 'code', state: 'queued', params: { minutes: '5' } });
    const code = sent?.params.code ?? '';
    expect(code).toMatch(/^[0-9]{6}$/);
    const asked = { phone: ACCOUNTS.customer, code, purpose: 'login' as const };
    const { data } = await server.call(verifySmsCode, asked);
    expect(data).toMatchObject({ ticket: null, login: { user: { name: 'Chen Wei' } } });
    expect((await server.call(checkToken, undefined, data.login?.token)).data).toBe(true);
    expect(await server.call(verifySmsCode, asked)).toMatchObject({
      code: '0',
      message: 'The code is wrong or has expired',
    });
  });

  it('is wrapped by the key of the settings, and opens with no other', async () => {
    const own = { db: db(), wrapping: wrappingBy(Buffer.alloc(32, 1)) };
    const wrapped = own.wrapping.wrap(Buffer.from('123456'), `sms login ${UNKNOWN}`);
    expect(wrapped).not.toContain('123456');
    await db()
      .insert(smsCodes)
      .values({ phone: UNKNOWN, purpose: 'login', code: wrapped, expiresAt: new Date(Date.now() + 9_000) });
    const other = { db: db(), wrapping: wrappingBy(Buffer.alloc(32, 2)) };
    expect(await isRightCode(other, UNKNOWN, 'login', '123456')).toBe(false);
    expect(await isRightCode(own, UNKNOWN, 'login', '123456')).toBe(true);
  });

  it('is for one purpose, five minutes and five tries', async () => {
    const right = (purpose: SmsPurpose, code = '123456') =>
      isRightCode({ db: db(), wrapping: wrappingBy(undefined) }, UNKNOWN, purpose, code);
    await addCode(db(), UNKNOWN, 'login');
    expect(await right('forget')).toBe(false);
    for (let time = 0; time < 5; time++) expect(await right('login', '000000')).toBe(false);
    expect(await right('login')).toBe(false);
    await addCode(db(), UNKNOWN, 'login');
    await db()
      .update(smsCodes)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect(await right('login')).toBe(false);
    await addCode(db(), UNKNOWN, 'login', '111111');
    await addCode(db(), UNKNOWN, 'login', '222222');
    expect([await right('login', '111111'), await right('login', '222222')]).toEqual([false, true]);
  });

  it('is tried at most five times, also by many at once', async () => {
    await addCode(db(), UNKNOWN, 'login');
    const own = { db: db(), wrapping: wrappingBy(undefined) };
    await Promise.all(Array.from({ length: 12 }, () => isRightCode(own, UNKNOWN, 'login', '000000')));
    expect(await isRightCode(own, UNKNOWN, 'login', '123456')).toBe(false);
    const [row] = await db().select().from(smsCodes);
    expect(row?.tries).toBe(5);
  });

  it('comes once a minute, five times an hour and ten times a day to one telephone', async () => {
    const at = (ago: number) =>
      db()
        .update(smsCodes)
        .set({ createTime: sql`${smsCodes.createTime} - make_interval(secs => ${ago})` });
    expect((await send(UNKNOWN)).code).toBe('1');
    expect(await send(UNKNOWN)).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^You can ask .* (?:60|59) seconds$/),
    });
    for (let time = 1; time < 5; time++) {
      await at(61);
      expect((await send(UNKNOWN)).code).toBe('1');
    }
    await at(61);
    expect(await send(UNKNOWN)).toMatchObject({ code: '0', message: expect.stringMatching(/^Too many codes/) });
    await at(3_600);
    for (let time = 5; time < 10; time++) {
      await at(61);
      expect((await send(UNKNOWN)).code).toBe('1');
    }
    await at(3_700);
    expect((await send(UNKNOWN)).message).toMatch(/^Too many codes/);
    await at(86_400);
    expect((await send(UNKNOWN)).code).toBe('1');
  });

  it('comes thirty times an hour to one address, and other addresses do not suffer', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      phone: `131000000${String(at).padStart(2, '0')}`,
      purpose: 'login',
      address: '127.0.0.1',
      code: '',
      expiresAt: new Date(),
    }));
    await db().insert(smsCodes).values(rows);
    expect((await send(UNKNOWN)).message).toMatch(/^Too many codes/);
    const from = async (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: sendSmsCode.path,
        payload: { phone: UNKNOWN, purpose: 'login', captcha: await slid(server) },
        remoteAddress,
      });
    expect((await from('10.1.1.1')).json()).toMatchObject({ code: '1' });
  });

  it('is counted one by one when many ask at once', async () => {
    const captcha = await Promise.all(Array.from({ length: 6 }, () => slid(server)));
    const answers = await Promise.all(
      captcha.map((one) => server.call(sendSmsCode, { phone: UNKNOWN, purpose: 'login', captcha: one })),
    );
    expect(answers.filter(({ code }) => code === '1')).toHaveLength(1);
    expect(await db().$count(outbound)).toBe(1);
  });

  it('for another telephone goes to whoever is logged in, and to no stranger', async () => {
    const oldPhone = async (phone: string, token?: string) =>
      server.call(sendSmsCode, { phone, purpose: 'oldPhone', captcha: await slid(server) }, token);
    expect((await oldPhone(ACCOUNTS.customer)).status).toBe(401);
    const token = await server.login();
    expect((await oldPhone(ACCOUNTS.other, token)).message).toMatch(/bound now/);
    expect((await oldPhone(ACCOUNTS.customer, token)).code).toBe('1');
  });
});

describe('whose number it is', () => {
  /** What a call does to the tables and answers, without what is new each time. */
  async function traceOf(phone: string, ask: (phone: string) => Promise<object>) {
    const statements: string[] = [];
    const log = vi.spyOn(NoopLogger.prototype, 'logQuery').mockImplementation((...told: unknown[]) => {
      const text = String(told[0]);
      // The log of security is written once a second under its own lock, whatever was asked.
      if (!text.includes('security_log') && text !== 'select pg_advisory_xact_lock($1)') statements.push(text);
    });
    const answer = await ask(phone);
    log.mockRestore();
    expect(statements.length).toBeGreaterThan(0);
    const [codes, letters] = [await db().select().from(smsCodes), await db().select().from(outbound)];
    const size = (text = '') => text.length;
    return {
      answer,
      statements,
      codes: codes.map(({ purpose, tries, usedAt }) => ({ purpose, tries, usedAt })),
      letters: letters.map(({ channel, state, params }) => ({ channel, state, params: size(params) })),
    };
  }
  const bothWays = async (ask: (phone: string) => Promise<object>) => {
    const known = await traceOf(ACCOUNTS.customer, ask);
    await db().delete(smsCodes);
    await db().delete(outbound);
    return [known, await traceOf(UNKNOWN, ask)];
  };

  it.each(['login', 'forget'] as const)(
    'is not told when a code for %s is asked for: the same is done',
    async (purpose) => {
      const [known, unknown] = await bothWays((phone) => send(phone, purpose));
      expect(known).toEqual(unknown);
      expect(known?.letters).toHaveLength(1);
    },
  );

  it('is not told when a code to register is asked for: its owner is told by the message', async () => {
    const [known, unknown] = await bothWays(async (phone) => {
      const answer = await server.call(registerCode, { phone, captcha: await slid(server) });
      const { template } = (await lastSent(db(), phone)) ?? {};
      expect(template).toBe(phone === UNKNOWN ? 'code' : 'registered');
      return answer;
    });
    expect(known).toEqual(unknown);
  });

  it('is not told by a wrong code, and is by a right one', async () => {
    const verify = (code: string) => (phone: string) => server.call(verifySmsCode, { phone, code, purpose: 'login' });
    const [known, unknown] = await bothWays(async (phone) => {
      await addCode(db(), phone, 'login');
      return verify('000000')(phone);
    });
    expect(known).toEqual(unknown);
    await addCode(db(), UNKNOWN, 'login');
    expect((await verify('123456')(UNKNOWN)).message).toMatch(/no account with this number/);
    const switched = (active: boolean) =>
      db().update(webUsers).set({ active }).where(eq(webUsers.account, ACCOUNTS.other));
    await switched(false);
    await addCode(db(), ACCOUNTS.other, 'login');
    expect((await verify('123456')(ACCOUNTS.other)).message).toMatch(/switched off/);
    await switched(true);
  });
});
