import { createHash } from 'node:crypto';
import { contract } from '@lading/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactors, securityLog, webUsers, wechatBindings, wechatScenes } from '../../database/schema.ts';
import { addCode, addScanned } from '../../testing/proofs.ts';
import { appOf, holdClock, twofold } from '../../testing/second-step.ts';
import { ACCOUNTS, startServer, type TestServer } from '../../testing/server.ts';
import { worldOver } from '../../testing/world.ts';
import { giveWxTicket } from '../wechat/scenes.ts';

const calls = contract.user;
holdClock();
const NEEDED = { code: '0', data: { path: 'second', ticket: expect.stringMatching(/^[\w-]{32}$/) } };

let server: TestServer;
let people: ReturnType<typeof twofold>;
beforeAll(async () => {
  server = await startServer({ outbox: true });
  people = twofold(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(secondFactors));

const db = () => server.database.db;
/** What the log tells, until it tells of this event. */
async function told(work: () => Promise<unknown>, last: string) {
  const rows = () => db().select().from(securityLog).orderBy(asc(securityLog.id));
  const before = (await rows()).length;
  await work();
  const since = async () => (await rows()).slice(before);
  const heard = async () => (await since()).map(({ event }) => event);
  await expect.poll(heard, { timeout: 10_000 }).toContain(last);
  return (await since()).map(({ event, detail, userId }) => ({ event, detail, userId }));
}

describe('whichever way somebody comes, it is asked for', () => {
  it('by a code to the telephone', async () => {
    await people.switchOn();
    const phone = ACCOUNTS.customer;
    const code = await addCode(db(), phone, 'login');
    expect(await server.call(calls.verifySmsCode, { phone, code, purpose: 'login' })).toMatchObject(NEEDED);
  });

  it('by WeChat, bound before or just now', async () => {
    await people.switchOn();
    const phone = ACCOUNTS.customer;
    const wxTicket = await giveWxTicket(db(), await addScanned(db(), 'person A'));
    const code = await addCode(db(), phone, 'bindWechat');
    expect(await server.call(calls.wechatRegister, { wxTicket, phone, code })).toMatchObject(NEEDED);
    const scene = 'a scene that was scanned';
    const sceneHash = createHash('sha256').update(scene).digest('hex');
    await db().update(wechatScenes).set({ sceneHash });
    expect(await server.call(calls.wechatLogin, { scene })).toMatchObject(NEEDED);
    await db().delete(wechatBindings);
  });

  it('by a key of another system', async () => {
    const { token } = await people.switchOn();
    const { data } = await server.call(calls.autoLoginKey, { target: 'oms' }, token);
    expect(await server.call(calls.autoLogin, { key: data.key })).toMatchObject(NEEDED);
  });
});

describe('the log', () => {
  it('tells of what was switched, asked for and refused, and of no code', async () => {
    let secret = '';
    const found = await told(async () => {
      const on = await people.switchOn();
      secret = on.secret;
      const { ticket } = await people.first();
      await people.prove(ticket, '123450');
      await people.prove(ticket, on.recovery[0] ?? '');
      await server.call(calls.endSecondFactor, { code: appOf(secret) }, on.token);
    }, 'secondOff');
    const userId = server.ids.user;
    const event = (name: string, detail: object = {}) => expect.objectContaining({ event: name, detail, userId });
    expect(found).toEqual(
      expect.arrayContaining([
        event('secondOn'),
        event('secondAsked'),
        event('secondRefused', { why: 'secondWrong' }),
        event('login', { device: 'new', way: 'recovery' }),
        event('secondOff'),
      ]),
    );
    // A right password is no failure.
    expect(found.map((one) => one.event)).not.toContain('loginRefused');
    expect(JSON.stringify(found)).not.toMatch(/123450|otpauth/);
  });
});

describe('an administrator', () => {
  it('takes it away with the password where he says so, which the log tells', async () => {
    await people.switchOn(ACCOUNTS.other);
    const [user] = await db().select().from(webUsers).where(eq(webUsers.account, ACCOUNTS.other));
    const admin = await worldOver(server).someone('staff', ['user:admin']);
    const userId = user?.id ?? 0;
    const reset = (requestId: string, endSecondFactor?: boolean) =>
      server.call(
        calls.resetPasswordByAdmin,
        { userId, requestId, ...(endSecondFactor && { endSecondFactor }) },
        admin,
      );
    await reset('request-1');
    expect(await db().$count(secondFactors)).toBe(1);
    const found = await told(() => reset('request-2', true), 'secondReset');
    const detail = { user: userId };
    expect(found).toContainEqual(expect.objectContaining({ event: 'passwordReset', detail }));
    expect(found).toContainEqual(expect.objectContaining({ event: 'secondReset', detail }));
    expect(await db().$count(secondFactors)).toBe(0);
    await db()
      .update(webUsers)
      .set({ passwordHash: user?.passwordHash ?? '', mustChange: false })
      .where(eq(webUsers.id, userId));
  });
});

describe('the outbox of the demonstration', () => {
  it('shows what an app would, so that nobody needs one', async () => {
    const outbox = async () => (await server.app.inject({ method: 'GET', url: '/dev/outbox' })).body;
    expect(await outbox()).not.toContain('二次验证');
    const token = await server.login();
    const { data } = await server.call(calls.beginSecondFactor, undefined, token);
    const [, code = ''] = /二次验证的动态码.*?<p>([0-9]{6})<\/p>/s.exec(await outbox()) ?? [];
    expect([-1, 0, 1].map((later) => appOf(data.secret, later))).toContain(code);
    expect((await server.call(calls.confirmSecondFactor, { code }, token)).code).toBe('1');
  });
});
