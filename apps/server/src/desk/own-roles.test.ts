import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { roleGrants, webUsers } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { createRole, deleteRole, deskAs, deskQueue, renameRole, roleTable, saveRoles, setRolePeople } = contract.desk;
const { blRequestQueue } = contract.order;
const NAMES = { name: '夜班单证', nameEn: 'Night papers' };
let server: TestServer;
let world: World;
let admin: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  admin = await world.someone('staff', [], 'admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await world.db
    .update(webUsers)
    .set({ roles: ['content'] })
    .where(eq(webUsers.name, '无角色'));
  await world.db.delete(roleGrants);
});

const table = async () => (await server.call(roleTable, undefined, admin)).data;
const make = async (from?: string) => (await server.call(createRole, { ...NAMES, from }, admin)).data.role;
const give = (role: string, userIds: number[], by = admin) => server.call(setRolePeople, { role, userIds }, by);
const mayIssue = async (token: string) => (await server.call(blRequestQueue, {}, token)).code === '1';
/** Somebody of the staff, with his number. */
async function someone(role: string) {
  const { userId } = await world.upcoming();
  return { token: await world.someone('staff', [], role), userId };
}

it('is made as a copy, given to people, changed and taken from them: each counts with the next call', async () => {
  const { token, userId } = await someone('content');
  const role = await make('doc');
  const row = async () => (await table()).roles.find((one) => one.role === role);
  expect(await row()).toMatchObject({ ...NAMES, side: 'staff', people: 0, locked: [], initial: [] });
  expect((await row())?.codes).toContain('bill:issue');
  expect(await mayIssue(token)).toBe(false);

  expect(await give(role, [userId])).toMatchObject({ code: '1', data: { people: 1 } });
  expect(await mayIssue(token)).toBe(true);
  expect((await row())?.names).toEqual(['某人']);
  // What a role of the house's own opens is the work of whoever has it.
  const { queues } = (await server.call(deskQueue, { scope: 'team' }, token)).data;
  expect(queues.map(({ kind }) => kind)).toContain('change');

  const { version } = await table();
  const change = { side: 'staff', role, code: 'bill:issue', granted: false } as const;
  expect((await server.call(saveRoles, { version, changes: [change] }, admin)).data.people).toBe(1);
  expect(await mayIssue(token)).toBe(false);
  expect((await row())?.codes).not.toContain('bill:issue');

  expect(await server.call(deleteRole, { role }, admin)).toMatchObject({
    code: '0',
    message: '1 person has this role: take it from them first',
  });
  await give(role, []);
  expect((await server.call(deleteRole, { role }, admin)).code).toBe('1');
  expect(await row()).toBeUndefined();
});

it('is called otherwise, and like no other, in either language', async () => {
  const role = await make();
  expect((await table()).roles.find((one) => one.role === role)?.codes).toEqual([]);
  const again = await server.call(createRole, { name: '别的', nameEn: 'night PAPERS' }, admin);
  expect(again).toMatchObject({
    code: '0',
    message: 'There is a role called “night PAPERS” already: choose another name',
    data: { path: 'nameEn' },
  });
  expect((await server.call(renameRole, { role, name: '早班', nameEn: 'Early' }, admin)).code).toBe('1');
  expect((await table()).roles.find((one) => one.role === role)).toMatchObject({ name: '早班', nameEn: 'Early' });
  expect((await server.call(renameRole, { role: 'own-00000000', name: '无', nameEn: 'None' }, admin)).status).toBe(404);
});

it('makes one of one name, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => server.call(createRole, NAMES, admin)));
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1);
});

it('takes the last role from nobody, changes nobody’s own, and keeps somebody who looks after roles', async () => {
  const { userId } = await someone('sales');
  const rows = await world.db.select().from(webUsers).where(eq(webUsers.id, userId));
  const sales = (await table()).staff.filter(({ roles }) => roles.includes('sales')).map(({ id }) => id);
  const without = await give(
    'sales',
    sales.filter((id) => id !== userId),
  );
  expect(without).toMatchObject({ code: '0', message: '某人 has this role only: give another one first' });
  expect(rows[0]?.roles).toEqual(['sales']);
  const mine = await someone('admin');
  expect((await give('admin', [userId], mine.token)).code).toBe('0');
  const role = await make('admin');
  expect((await give(role, [mine.userId], mine.token)).message).toBe('You cannot do this to yourself');
});

it('belongs to no customer’s people', async () => {
  const role = await make('doc');
  const { userId } = await world.upcoming();
  const member = await world.someone('customer', [], 'viewer');
  expect((await give(role, [userId])).status).toBe(400);
  const asked = { userId, roles: [role] };
  expect((await server.call(contract.user.setUserRoles, asked, admin)).code).toBe('0');
  expect(await mayIssue(member)).toBe(false);
});

it('is looked at as it will be: the queues and the work that its codes open, to those alone who look after roles', async () => {
  const role = await make('doc');
  const codes = (await table()).roles.find((one) => one.role === role)?.codes ?? [];
  const { token, userId } = await someone('content');
  await give(role, [userId]);
  await world.db
    .update(webUsers)
    .set({ roles: [role] })
    .where(eq(webUsers.id, userId));
  const { data: seen } = await server.call(deskAs, { role, codes }, admin);
  const { data: own } = await server.call(deskQueue, { scope: 'team' }, token);
  expect(seen.queues).toEqual(own.queues);
  expect([seen.total, seen.scopes.mine, seen.records.length]).toEqual([own.total, 0, own.records.length]);
  const fewer = codes.filter((code) => code !== 'bill:issue');
  const { data: then } = await server.call(deskAs, { role, codes: fewer }, admin);
  expect(then.queues.map(({ kind }) => kind)).not.toContain('draft');
  expect(seen.queues.map(({ kind }) => kind)).toContain('draft');
  const gone = await server.call(deskAs, { role, codes: fewer.filter((code) => code !== 'staff:home') }, admin);
  expect(gone.data).toMatchObject({ queues: [], records: [], total: 0 });
  expect((await server.call(deskAs, { role, codes }, token)).status).toBe(403);
});

it('shows nothing of queues that whoever looks may not see himself', async () => {
  const looker = await world.someone('staff', ['user:admin', 'staff:home']);
  const { data } = await server.call(deskAs, { role: 'op', codes: ['staff:home', 'order:accept'] }, looker);
  expect(data.queues.map(({ kind }) => kind)).toEqual(['booking']);
  expect([data.records, data.recent]).toEqual([[], []]);
});
