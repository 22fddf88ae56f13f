import { once } from 'node:events';
import { contract } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { roleGrants, securityLog } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { roleTable, saveRoles } = contract.desk;
const { blRequestQueue } = contract.order;
let server: TestServer;
let world: World;
let admin: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  admin = await world.someone('staff', [], 'admin');
});
afterAll(() => server.close());
beforeEach(() => world.db.delete(roleGrants));

const table = async () => (await server.call(roleTable, undefined, admin)).data;
type Change = Parameters<typeof change>[0];
async function change(what: {
  side?: 'staff' | 'customer';
  role: 'doc' | 'op' | 'admin' | 'owner' | 'viewer';
  code: 'bill:issue' | 'user:admin' | 'user:manage' | 'message:send' | 'order:view';
  granted: boolean;
}) {
  const { version } = await table();
  return server.call(saveRoles, { version, changes: [{ side: 'staff', ...what }] }, admin);
}
const mayIssue = async (token: string) => (await server.call(blRequestQueue, {}, token)).code === '1';

it('takes a code away from who has the role with the next call, and gives it back', async () => {
  const doc = await world.someone('staff', [], 'doc');
  const other = await world.someone('staff', [], 'op');
  expect([await mayIssue(doc), await mayIssue(other)]).toEqual([true, false]);
  expect((await change({ role: 'doc', code: 'bill:issue', granted: false })).code).toBe('1');
  expect(await mayIssue(doc)).toBe(false);
  await change({ role: 'op', code: 'bill:issue', granted: true });
  expect(await mayIssue(other)).toBe(true);
  await change({ role: 'doc', code: 'bill:issue', granted: true });
  expect(await mayIssue(doc)).toBe(true);
  // As it was built it is no decision of the house any more.
  expect((await world.db.select().from(roleGrants)).map(({ role }) => role)).toEqual(['op']);
});

it('changes what a customer’s people may, and leaves alone who has the code for himself', async () => {
  const viewer = await world.someone('customer', [], 'viewer');
  const own = await world.someone('customer', ['order:view'], 'viewer');
  const sees = async (token: string) => (await server.call(contract.order.orderPage, {}, token)).code;
  await change({ side: 'customer', role: 'viewer', code: 'order:view', granted: false });
  expect([await sees(viewer), await sees(own)]).toEqual(['403', '1']);
});

it('says who has each role, what was changed, and by whom', async () => {
  const before = (await table()).roles.find(({ side, role }) => side === 'staff' && role === 'doc');
  expect(before).toMatchObject({ editedAt: null, locked: [] });
  expect(before?.names.length).toBe(before?.people);
  await change({ role: 'doc', code: 'message:send', granted: true });
  const after = (await table()).roles.find(({ side, role }) => side === 'staff' && role === 'doc');
  expect(after?.codes).toContain('message:send');
  expect(after?.initial).toEqual(before?.codes);
  expect(after).toMatchObject({ editedBy: '某人', editedAt: expect.any(String) });
  // The log is written once a second.
  const noted = () =>
    world.db
      .select({ detail: securityLog.detail })
      .from(securityLog)
      .where(eq(securityLog.event, 'roleChanged'))
      .orderBy(desc(securityLog.id))
      .limit(1);
  await expect
    .poll(noted, { timeout: 10_000 })
    .toMatchObject([{ detail: { side: 'staff', role: 'doc', gave: 'message:send' } }]);
});

it.each<Change>([
  { role: 'admin', code: 'user:admin', granted: false },
  { side: 'customer', role: 'owner', code: 'user:manage', granted: false },
])('does not take away what nobody could give back: $code of $role', async (what) => {
  expect(await change(what)).toMatchObject({ code: '0', message: expect.stringMatching(/nobody could give it back/) });
});

it.each<Change>([
  { role: 'doc', code: 'order:view', granted: true },
  { side: 'customer', role: 'viewer', code: 'bill:issue', granted: true },
  { side: 'customer', role: 'doc', code: 'order:view', granted: true },
])('knows no such cell: $side $role $code', async (what) => {
  expect((await change(what)).status).toBe(400);
});

it('tells whoever saw an older table, and changes nothing', async () => {
  const { version } = await table();
  await change({ role: 'op', code: 'bill:issue', granted: true });
  const late = { version, changes: [{ side: 'staff', role: 'doc', code: 'bill:issue', granted: false }] } as const;
  const answer = await server.call(saveRoles, { ...late, changes: [...late.changes] }, admin);
  expect(answer.status).toBe(409);
  expect(await mayIssue(await world.someone('staff', [], 'doc'))).toBe(true);
});

it('lets one of eight at a time change the table', async () => {
  const { version } = await table();
  const roles = ['sales', 'pricing', 'op', 'doc', 'finance', 'content', 'op', 'doc'] as const;
  const answers = await Promise.all(
    roles.map((role) =>
      server.call(saveRoles, { version, changes: [{ side: 'staff', role, code: 'house:edit', granted: true }] }, admin),
    ),
  );
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
});

it('tells the open pages of those whose rights are others now, and nobody else', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const listen = async (token: string) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/socket/en`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push((JSON.parse(String(data)) as { cmd: string }).cmd));
    await once(socket, 'open');
    socket.send(JSON.stringify({ cmd: 'login', text: token }));
    socket.send(JSON.stringify({ cmd: 'ping' }));
    await expect.poll(() => heard.includes('pong'), { timeout: 20_000 }).toBe(true);
    return { heard, socket };
  };
  const doc = await listen(await world.someone('staff', [], 'doc'));
  const op = await listen(await world.someone('staff', [], 'op'));
  await change({ role: 'doc', code: 'bill:issue', granted: false });
  await expect.poll(() => doc.heard.includes('rights'), { timeout: 20_000 }).toBe(true);
  expect(op.heard).not.toContain('rights');
  for (const { socket } of [doc, op]) socket.close();
});
