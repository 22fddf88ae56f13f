import { contract, type Out } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, webUsers, wechatBindings, wechatScenes } from '../database/schema.ts';
import { addCode } from '../testing/proofs.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';

const { wechatLogin, wechatRegister, wechatBinding, bindWechat, unbindWechat, checkToken } = contract.user;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ outbox: true });
});
afterAll(() => server.close());

const db = () => server.database.db;
const codeOf = (qrUrl: string) => new URL(qrUrl).searchParams.get('code') ?? '';
const begin = async () => (await server.call(wechatLogin, {})).data;
const poll = async (scene: string) => server.call(wechatLogin, { scene });

/** A page as a phone opens it, with the cookie it holds. */
async function open(url: string, cookie = '') {
  const answer = await server.app.inject({ method: 'GET', url, headers: { 'accept-language': 'en', cookie } });
  const set = String(answer.headers['set-cookie'] ?? '');
  return { status: answer.statusCode, body: answer.body, to: String(answer.headers.location ?? ''), set };
}

/** Scans a code, reads who asks, and goes to WeChat: what came of it is what WeChat leads back with. */
async function leave({ qrUrl }: { qrUrl: string }) {
  const scanned = await open(new URL(qrUrl).pathname + new URL(qrUrl).search);
  const gone = await open(`/wechat/go?code=${codeOf(qrUrl)}`);
  const state = new URL(gone.to, 'http://x').searchParams.get('state') ?? '';
  return { scanned, gone, state, cookie: gone.set.split(';', 1)[0] ?? '' };
}
const back = ({ state, cookie }: { state: string; cookie: string }, code = 'demo-1') =>
  open(`/wechat/back?state=${state}${code && `&code=${code}`}`, cookie);

/** A scan that a person of the demonstration approves. */
async function approve(scan: Pick<Out<typeof bindWechat>, 'qrUrl'>, code?: string) {
  await back(await leave(scan), code);
}
async function ticket(code: string) {
  const scan = await begin();
  await approve(scan, code);
  const { data } = await poll(scan.scene);
  expect(data).toMatchObject({ state: 'bind', login: null });
  return data.wxTicket ?? '';
}
let last = 0;
const nextPhone = () => `1580000${String(++last).padStart(4, '0')}`;

describe('a code', () => {
  it('is waiting, scanned, confirmed and gone; the phone is told who asks', async () => {
    const scan = await begin();
    expect(scan).toMatchObject({ state: 'waiting', expires: 120, opensHere: false, login: null, wxTicket: null });
    expect((await poll(scan.scene)).data.state).toBe('waiting');
    const { scanned, gone, ...left } = await leave(scan);
    expect(scanned.body).toContain('Log in to the customer portal on a computer?');
    expect(scanned.body).toContain('127.0.0.*');
    expect(scanned.body).not.toContain(scan.scene);
    expect((await poll(scan.scene)).data.state).toBe('scanned');
    expect(gone.set).toMatch(/^lading-wechat=[\w-]{32}; Path=\/wechat\/back; Max-Age=300; HttpOnly; SameSite=Lax$/);
    expect((await back(left)).body).toContain('Confirmed');
    expect((await poll(scan.scene)).data.state).toBe('bind');
    expect((await poll(scan.scene)).data.state).toBe('expired');
  });

  it('keeps what opens something as a hash', async () => {
    const scan = await begin();
    const { state } = await leave(scan);
    const kept = JSON.stringify(await db().select().from(wechatScenes));
    expect(kept).not.toContain(scan.scene);
    expect(kept).not.toContain(state);
  });

  it('expires, and what is unknown is expired, too', async () => {
    const scan = await begin();
    await db()
      .update(wechatScenes)
      .set({ expiresAt: new Date(0) })
      .where(eq(wechatScenes.code, codeOf(scan.qrUrl)));
    expect((await poll(scan.scene)).data).toMatchObject({ state: 'expired', expires: 0 });
    expect((await open(`/wechat/scan?code=${codeOf(scan.qrUrl)}`)).body).toContain('did not confirm');
    expect((await poll('unknown')).data.state).toBe('expired');
    // What the code says is no scene.
    expect((await poll(codeOf((await begin()).qrUrl))).data.state).toBe('expired');
  });

  it.each([
    ['refused', (left: { state: string; cookie: string }) => back(left, '')],
    ['of a code that WeChat does not know', (left: { state: string; cookie: string }) => back(left, 'forged')],
    ['brought back by another browser', ({ state }: { state: string }) => back({ state, cookie: '' })],
    [
      'brought back with a foreign cookie',
      ({ state }: { state: string }) => back({ state, cookie: 'lading-wechat=x' }),
    ],
  ])('is of no use once it was %s', async (_what, come) => {
    const scan = await begin();
    const left = await leave(scan);
    expect((await come(left)).body).toContain('did not confirm');
    expect((await poll(scan.scene)).data.state).toBe('expired');
    // Nor by doing it rightly now: the state was spent.
    expect((await back(left)).body).toContain('did not confirm');
    expect((await poll(scan.scene)).data.state).toBe('expired');
  });

  it('stands in the outbox of the demonstration, and leads to whose WeChat approves', async () => {
    const { qrUrl } = await begin();
    expect((await open('/dev/outbox')).body).toContain(`/wechat/scan?code=${codeOf(qrUrl)}`);
    const { gone } = await leave({ qrUrl });
    expect(gone.to).toMatch(/^\/dev\/wechat\?/);
    expect((await open(gone.to)).body).toContain('/wechat/back?state=');
  });

  it('is shown by nobody where WeChat is off', async () => {
    const off = await startServer({ wechat: undefined });
    expect(await off.call(wechatLogin, {})).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^WeChat login is not/),
    });
    expect((await off.app.inject('/wechat/scan?code=x')).body).not.toContain('WeChat did not');
    await off.close();
  });
});

describe('whoever has no account yet', () => {
  it('binds the account of a telephone with its code, and comes in by WeChat from then on', async () => {
    const [wxTicket, phone] = [await ticket('demo-1'), ACCOUNTS.customer];
    const wrong = await server.call(wechatRegister, { wxTicket, phone, code: '000000' });
    expect(wrong).toMatchObject({ code: '0', data: { path: 'code' } });
    const asked = { wxTicket, phone, code: await addCode(db(), phone, 'bindWechat') };
    const { data } = await server.call(wechatRegister, asked);
    expect(data.user.name).toBe('Chen Wei');
    const scan = await begin();
    await approve(scan, 'demo-1');
    const came = (await poll(scan.scene)).data;
    expect(came).toMatchObject({ state: 'confirmed', login: { user: { name: 'Chen Wei' } } });
    expect((await server.call(checkToken, undefined, came.login?.token)).data).toBe(true);
    // A ticket is good once.
    const again = { ...asked, code: await addCode(db(), phone, 'bindWechat') };
    expect((await server.call(wechatRegister, again)).message).toMatch(/^This scan is no longer valid/);
  });

  it('registers a company where the number has none; until then the code stays good', async () => {
    const [wxTicket, phone] = [await ticket('demo-2'), nextPhone()];
    const code = await addCode(db(), phone, 'bindWechat');
    const more = await server.call(wechatRegister, { wxTicket, phone, code });
    expect(more).toMatchObject({ code: '0', data: { path: 'companyName' } });
    const details = { companyName: '新公司', name: '何苗', password: 'Vessel2027' };
    const easy = await server.call(wechatRegister, { wxTicket, phone, code, ...details, password: 'abc123' });
    expect(easy).toMatchObject({ code: '0', data: { path: 'password' } });
    const { data } = await server.call(wechatRegister, { wxTicket, phone, code, ...details });
    expect(data.user).toMatchObject({ name: '何苗', companyName: '新公司' });
    expect(await db().$count(customers, eq(customers.name, '新公司'))).toBe(1);
    const scan = await begin();
    await approve(scan, 'demo-2');
    expect((await poll(scan.scene)).data.login?.user.name).toBe('何苗');
  });

  it('is told of a number only when its own code was right, and guesses five times', async () => {
    const wxTicket = await ticket('demo-3');
    const known = await server.call(wechatRegister, { wxTicket, phone: ACCOUNTS.other, code: '000000' });
    const unknown = await server.call(wechatRegister, { wxTicket, phone: nextPhone(), code: '000000' });
    expect(known).toEqual(unknown);
    const phone = nextPhone();
    const code = await addCode(db(), phone, 'bindWechat', '654321');
    for (let time = 0; time < 5; time++) await server.call(wechatRegister, { wxTicket, phone, code: '000000' });
    expect(await server.call(wechatRegister, { wxTicket, phone, code })).toMatchObject({ data: { path: 'code' } });
  });

  it('takes no account that has another WeChat, and none that is off', async () => {
    const wxTicket = await ticket('demo-3');
    const asked = async (phone: string) =>
      server.call(wechatRegister, { wxTicket, phone, code: await addCode(db(), phone, 'bindWechat') });
    expect((await asked(ACCOUNTS.customer)).message).toMatch(/^This account is bound to another WeChat/);
    const phone = nextPhone();
    await db()
      .insert(webUsers)
      .values({ account: phone, customerId: server.ids.customer, passwordHash: '', name: '某人', active: false });
    expect((await asked(phone)).code).toBe('0');
    expect(await db().$count(wechatBindings)).toBe(2);
  });
});

describe('whoever is logged in', () => {
  it('binds his WeChat, sees it, and forgets it', async () => {
    const token = await server.login(ACCOUNTS.other);
    const mine = async () => (await server.call(wechatBinding, undefined, token)).data;
    expect(await mine()).toEqual({ bound: false, nickname: '', since: null });
    const { data: scan } = await server.call(bindWechat, {}, token);
    await approve(scan, 'demo-3');
    // Neither as a login nor by another person.
    expect((await poll(scan.scene)).data.state).toBe('expired');
    const other = await server.login(ACCOUNTS.staff);
    expect((await server.call(bindWechat, { scene: scan.scene }, other)).data.state).toBe('expired');
    expect((await server.call(bindWechat, { scene: scan.scene }, token)).data.state).toBe('confirmed');
    expect(await mine()).toMatchObject({ bound: true, nickname: '林舟 Lin Zhou', since: expect.any(String) });
    expect((await server.call(unbindWechat, undefined, token)).code).toBe('1');
    expect((await mine()).bound).toBe(false);
  });

  it('does not take a WeChat from another account', async () => {
    const token = await server.login(ACCOUNTS.other);
    const { data: scan } = await server.call(bindWechat, {}, token);
    await approve(scan, 'demo-1');
    const taken = await server.call(bindWechat, { scene: scan.scene }, token);
    expect(taken.message).toMatch(/^This WeChat is bound to another account/);
  });
});
