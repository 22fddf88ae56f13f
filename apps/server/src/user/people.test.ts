import { type CustomerRole, contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers, invitations, outbound, webUsers } from '../database/schema.ts';
import { addCode, lastSent } from '../testing/proofs.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { isOlder } from './about.ts';
import { openSession } from './session.ts';

const calls = contract.user;

let server: TestServer;
let world: World;
let owner: string;
let admin: string;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  owner = await openSession(world.db, server.ids.user, 'test');
  admin = await world.someone('staff', [], 'admin');
});
afterAll(() => server.close());

const isGood = async (token: string) => (await server.call(calls.checkToken, undefined, token)).data;
async function colleague(roles: CustomerRole[] = ['ops'], customerId = server.ids.customer) {
  const account = world.nextPhone();
  const [row] = await world.db
    .insert(webUsers)
    .values({ customerId, account, passwordHash: '', name: '同事', roles })
    .returning();
  const id = row?.id ?? 0;
  return { id, account, token: await openSession(world.db, id, 'test') };
}

describe('people of a company', () => {
  it('are listed to its owner, found by name and number, and to an administrator of any company', async () => {
    const { account } = await colleague();
    const page = async (arg: object, token: string) => (await server.call(calls.webUserPage, arg, token)).data;
    const mine = await page({ size: 100 }, owner);
    expect(mine.records.map((one) => one.account)).toEqual(expect.arrayContaining([ACCOUNTS.customer, account]));
    expect(mine.records.map((one) => one.account)).not.toContain(ACCOUNTS.other);
    expect((await page({ keyword: account }, owner)).records).toMatchObject([{ account, roles: ['ops'], sessions: 1 }]);
    expect((await page({ keyword: 'chen%' }, owner)).total).toBe(0);
    expect((await page({ active: false }, owner)).total).toBe(0);
    expect((await page({ keyword: ACCOUNTS.other }, admin)).total).toBe(1);
    expect((await page({ customerId: server.ids.customer, size: 100 }, admin)).total).toBe(mine.total);
    expect(JSON.stringify(mine)).not.toContain('argon2');
  });

  it('are switched off and on by those who look after them, and are out at once', async () => {
    const { id, token } = await colleague();
    const set = (active: boolean, by: string, userId = id) => server.call(calls.setUserActive, { userId, active }, by);
    expect((await set(false, owner)).data).toMatchObject({ id, active: false });
    expect(await isGood(token)).toBe(false);
    expect((await set(true, admin)).data).toMatchObject({ id, active: true });
    expect((await set(false, owner, server.ids.user)).message).toBe('You cannot do this to yourself');
  });

  it('have roles that add up, and log in again when they change', async () => {
    const { id, token, account } = await colleague(['viewer']);
    const give = (roles: string[], by = owner, userId = id) =>
      server.call(calls.setUserRoles, { userId, roles: roles as CustomerRole[] }, by);
    expect((await give(['ops', 'finance', 'ops'])).data).toMatchObject({ roles: ['ops', 'finance'] });
    expect(await isGood(token)).toBe(false);
    const code = await addCode(world.db, account, 'login');
    const { data } = await server.call(calls.verifySmsCode, { phone: account, code, purpose: 'login' });
    expect(data.login?.ext.codeList).toEqual(expect.arrayContaining(['bill:confirm', 'settlement:confirm']));
    expect(data.login?.ext.codeList).not.toContain('user:manage');
    expect((await give(['admin'])).message).toBe('This person cannot have this role');
    expect((await give(['captain'])).status).toBe(400);
    expect((await give(['viewer'], owner, server.ids.user)).message).toBe('You cannot do this to yourself');
  });

  it('keep an owner, whoever takes it away', async () => {
    const [row] = await world.db.insert(customers).values({ code: 'LONELY', name: '独一' }).returning();
    const only = await colleague(['owner'], row?.id);
    const refusal = { code: '0', message: 'A company keeps at least one owner' };
    expect(await server.call(calls.setUserActive, { userId: only.id, active: false }, admin)).toMatchObject(refusal);
    expect(await server.call(calls.setUserRoles, { userId: only.id, roles: ['ops'] }, admin)).toMatchObject(refusal);
    const second = await colleague(['owner'], row?.id);
    const both = [only, second].map(({ id, token }) =>
      // Each takes the other's away at the same time.
      server.call(calls.setUserRoles, { userId: id === only.id ? second.id : only.id, roles: ['ops'] }, token),
    );
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(codes.filter((code) => code === '1').length).toBeLessThanOrEqual(1);
    const left = await world.db
      .select()
      .from(webUsers)
      .where(eq(webUsers.customerId, row?.id ?? 0));
    expect(left.filter(({ roles }) => roles.includes('owner')).length).toBeGreaterThanOrEqual(1);
  });

  it('get a password that is told once, opens nothing but its change and ends what was open', async () => {
    const { id, account, token } = await colleague();
    const reset = (requestId: string) => server.call(calls.resetPasswordByAdmin, { userId: id, requestId }, owner);
    const { data } = await reset('request-1');
    expect(data.temporaryPassword).toMatch(/^[a-z]{4}-[2-9]{4}-[a-z]{4}$/);
    expect(await isGood(token)).toBe(false);
    expect(await reset('request-1')).toMatchObject({
      code: '0',
      message: expect.stringMatching(/^This reset is done/),
    });
    const entered = await server.call(calls.login, { account, password: data.temporaryPassword });
    expect(entered.data).toMatchObject({ mustChange: true, ext: { codeList: [] } });
    const asked = { oldPassword: data.temporaryPassword, password: 'kx7-Pearl', passwordAgain: 'kx7-Pearl' };
    expect((await server.call(calls.updatePassword, asked, entered.data.token)).code).toBe('1');
    expect((await server.call(calls.webUserInfo, undefined, entered.data.token)).data.roles).toContain('bill:view');
    expect((await reset('request-2')).data.temporaryPassword).not.toBe(data.temporaryPassword);
  });
});

describe('an invitation', () => {
  const invite = (phone: string, roles: CustomerRole[] = ['finance']) =>
    server.call(calls.linkWebUser, { phone, name: '新同事', roles }, owner);
  const enter = async (phone: string) => {
    const code = await addCode(world.db, phone, 'login');
    return server.call(calls.verifySmsCode, { phone, code, purpose: 'login' });
  };

  it('lets a number in by its first code, with the roles that were given, once', async () => {
    const phone = world.nextPhone();
    expect((await enter(phone)).message).toMatch(/no account/);
    expect((await invite(phone)).data).toMatchObject({ phone, name: '新同事', roles: ['finance'] });
    expect(await lastSent(world.db, phone)).toMatchObject({
      template: 'invite',
      params: { name: 'Chen Wei', company: 'Ningbo Haoyu', days: '7', link: expect.stringMatching(/\/login$/) },
    });
    const open = async () => (await server.call(calls.invitations, undefined, owner)).data.list.map((one) => one.phone);
    expect(await open()).toContain(phone);
    const { data } = await enter(phone);
    expect(data.login?.user).toMatchObject({ name: '新同事', companyName: 'Ningbo Haoyu' });
    expect(data.login?.ext.codeList).toContain('settlement:confirm');
    expect(await open()).not.toContain(phone);
    expect((await invite(phone)).message).toBe('This number belongs to one of your people already');
  });

  it('tells nothing of whose number it is', async () => {
    const trace = async (phone: string) => {
      await world.db.delete(outbound);
      const { data, ...rest } = await invite(phone);
      const letters = await world.db.select().from(outbound);
      return { rest, roles: data.roles, letters: letters.map(({ template, state }) => ({ template, state })) };
    };
    expect(await trace(ACCOUNTS.other)).toEqual(await trace(world.nextPhone()));
    expect((await enter(ACCOUNTS.other)).data.login?.user.companyName).toBe('Another');
  });

  it('can be taken back, expires, and gives no role of the other side', async () => {
    const [first, second] = [world.nextPhone(), world.nextPhone()];
    await invite(first);
    await server.call(calls.endInvitation, { phone: first }, owner);
    expect((await enter(first)).message).toMatch(/no account/);
    await invite(second);
    await world.db.update(invitations).set({ expiresAt: new Date() });
    expect((await enter(second)).message).toMatch(/no account/);
    expect((await invite(second, ['admin' as CustomerRole])).message).toBe('This person cannot have this role');
  });
});

describe('a company', () => {
  const read = async () => (await server.call(calls.customerBase, undefined, owner)).data;
  const change = async (more: object = {}) => {
    const { revision, nameCn, nameEn } = await read();
    return server.call(calls.updateCustomerBase, { revision, nameCn, nameEn, ...more }, owner);
  };

  it('is changed by who saw it last, and the other is told what it is now', async () => {
    const { revision, nameCn } = await read();
    expect((await change({ address: '宁波市鄞州区', mainLanes: ['USWC'] })).data).toMatchObject({
      address: '宁波市鄞州区',
      mainLanes: ['USWC'],
      revision: revision + 1,
    });
    const late = await server.call(calls.updateCustomerBase, { revision, nameCn, address: 'elsewhere' }, owner);
    expect(late).toMatchObject({ status: 409, data: { address: '宁波市鄞州区', revision: revision + 1 } });
  });

  it('keeps its name once it is certified', async () => {
    const own = eq(customers.id, server.ids.customer);
    const certified = async () => (await server.call(calls.certified, undefined, owner)).data;
    expect(await certified()).toEqual({ certified: false, status: 0 });
    await world.db.update(customers).set({ certification: 2 }).where(own);
    expect(await certified()).toEqual({ certified: true, status: 2 });
    expect((await change({ nameCn: '别的名字' })).message).toMatch(/^The company is certified/);
    expect((await change({ address: '别处' })).code).toBe('1');
    await world.db.update(customers).set({ certification: 0 }).where(own);
  });
});

describe('the house', () => {
  it('tells its offices in both languages', async () => {
    const { data } = await server.call(calls.aboutUs, undefined);
    expect(data.offices.map(({ city }) => city)).toContain('Shanghai');
    const chinese = await server.call(calls.aboutUs, undefined, undefined, { language: 'zh-CN' });
    expect(chinese.data.offices.map(({ city }) => city)).toContain('上海');
  });

  it('offers a newer program to an older one only, and a place of its own to have it from', async () => {
    const ask = async (version: string) =>
      (await server.call(calls.appVersion, { appName: 'lading', platform: 5, version })).data;
    expect(await ask('1.0.0')).toBeNull();
    expect(await ask('0.9.12')).toMatchObject({ version: '1.0.0', forced: false });
    expect([isOlder('1.2.10', '1.2.9'), isOlder('1.2.9', '1.2.10'), isOlder('2.0.0', '1.9.9')]).toEqual([
      false,
      true,
      false,
    ]);
    const { data } = await server.call(calls.appDownload, { appName: 'lading', platform: 4 });
    expect(new URL(data.downloadLink).pathname).toBe('/index');
    expect(await server.call(calls.appDownload, { appName: 'lading', platform: 7 as never })).toMatchObject({
      status: 400,
    });
  });
});
