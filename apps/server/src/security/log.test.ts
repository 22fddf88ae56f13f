import { contract } from '@lading/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityLog, webUsers } from '../database/schema.ts';
import { PASSWORD } from '../testing/fixture.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';
import { worldOver } from '../testing/world.ts';
import { forgetOldEvents, masked, SecurityLog } from './log.ts';

const { user, order } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rows = () => server.database.db.select().from(securityLog).orderBy(asc(securityLog.id));
/** What was written since, once it is there. */
async function since(work: () => Promise<unknown>, most: number) {
  const before = (await rows()).length;
  await work();
  await expect.poll(async () => (await rows()).length - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(most);
  return (await rows()).slice(before);
}
const told = (all: Awaited<ReturnType<typeof rows>>) => all.map(({ event, detail }) => [event, detail]);

it('tells of logins good and bad, of logouts, and of nothing that was typed', async () => {
  const found = await since(async () => {
    // From elsewhere: after two of an address a captcha comes first.
    const miss = (account: string, password: string) =>
      server.app.inject({
        method: 'POST',
        url: user.login.path,
        remoteAddress: '10.1.1.1',
        payload: { account, password },
      });
    await miss(ACCOUNTS.customer, 'MyOldPassword1');
    await miss('MyPasswordInTheWrongBox', 'x');
    const { data } = await server.call(user.login, { account: ACCOUNTS.customer, password: PASSWORD });
    await server.call(user.logout, undefined, data.token);
  }, 4);
  expect(told(found)).toEqual(
    expect.arrayContaining([
      ['loginRefused', { account: '138****8000', why: 'wrongPassword' }],
      ['loginRefused', { account: '***', why: 'wrongPassword' }],
      ['login', { device: 'new' }],
      ['logout', {}],
    ]),
  );
  const text = JSON.stringify(found);
  for (const secret of ['MyOldPassword1', 'MyPasswordInTheWrongBox', PASSWORD, ACCOUNTS.customer])
    expect(text).not.toContain(secret);
  expect(found.find(({ event }) => event === 'login')).toMatchObject({ userId: server.ids.user, address: '127.0.0.1' });
});

it('tells of refusals, exports and links, and not their tokens', async () => {
  const world = worldOver(server);
  const theirs = await world.booking();
  const tokens: string[] = [];
  const found = await since(async () => {
    const other = await server.login(ACCOUNTS.other);
    await server.call(order.blType, { bookingId: theirs }, other);
    await server.call(order.blRequestQueue, {} as never, other);
    await server.call(user.webUserInfo, undefined, 'no-such-session');
    const mine = await server.login();
    await server.app.inject({
      url: `${order.exportBlDifferences.path}?bookingId=${theirs}&format=csv`,
      headers: { auth: mine },
    });
    const { data } = await server.call(order.createBlShare, { bookingId: theirs }, mine);
    await server.call(order.enterBlShare, { token: data.token });
    await server.call(order.enterBlShare, { token: 'guessed' });
    await server.call(order.revokeBlShare, { bookingId: theirs, id: data.id }, mine);
    tokens.push(other, mine, data.token);
  }, 9);
  const share = expect.any(Number);
  expect(told(found)).toEqual(
    expect.arrayContaining([
      ['refused', { call: order.blType.path, why: 'owner', booking: theirs }],
      ['refused', { call: order.blRequestQueue.path, why: 'code' }],
      ['refused', { call: user.webUserInfo.path, why: 'session' }],
      ['export', { call: order.exportBlDifferences.path, booking: theirs }],
      ['linkMade', { share }],
      ['linkOpened', { share }],
      ['linkRefused', {}],
      ['linkEnded', { share }],
    ]),
  );
  for (const token of [...tokens, 'no-such-session', 'guessed']) expect(JSON.stringify(found)).not.toContain(token);
});

it('tells of changed rights, whoever changes them, and of nothing else in the row', async () => {
  const { db } = server.database;
  const mine = eq(webUsers.account, ACCOUNTS.other);
  const found = await since(async () => {
    await db
      .update(webUsers)
      .set({ codes: ['bill:issue'] })
      .where(mine);
    await db.update(webUsers).set({ name: '另一个', passwordHash: 'another' }).where(mine);
    await db.update(webUsers).set({ codes: [] }).where(mine);
  }, 2);
  const rights = found.filter(({ event }) => event === 'rights');
  expect(rights.map(({ detail }) => detail)).toMatchObject([
    { before: { codes: [], active: true }, after: { codes: ['bill:issue'], roles: ['owner'] } },
    { after: { codes: [] } },
  ]);
  expect(JSON.stringify(rights)).not.toContain(ACCOUNTS.other);
});

it('writes the same once, and no flood', async () => {
  const { db } = server.database;
  const before = (await rows()).length;
  const log = new SecurityLog(db);
  for (let time = 0; time < 5; time++) log.note('refused', { address: '10.0.0.1' });
  for (let at = 0; at < 900; at++) log.note('export', { userId: at });
  await log.flush();
  const written = (await rows()).slice(before);
  expect(written.length).toBeLessThanOrEqual(502);
  expect(written.find(({ event }) => event === 'refused')?.count).toBe(5);
  expect(written.reduce((sum, { count }) => sum + count, 0)).toBe(905);
  // Nothing is forgotten that is younger than 400 days.
  await forgetOldEvents(db);
  expect((await rows()).slice(before)).toHaveLength(written.length);
});

it('leaves the middle of a telephone number out', () => {
  expect([masked('13800138000'), masked('+8613800138000'), masked('secret'), masked('1234567')]).toEqual([
    '138****8000',
    '+86****8000',
    '***',
    '***',
  ]);
});
