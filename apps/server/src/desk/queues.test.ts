import { once } from 'node:events';
import { contract, type StaffRole } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { applications, billRequests, inquiries } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { addInquiry } from '../user/inquiries.examples.ts';

const { deskQueue, takeWork } = contract.desk;
let server: TestServer;
let world: World;
const staff = (role: StaffRole) => world.someone('staff', [], role);

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await world.db.delete(applications);
  await world.db.delete(inquiries);
});

async function addApplication(kind: 'certification' | 'credit' | 'fuda', createTime: string): Promise<number> {
  const content = { companyName: '宁波昊宇', limit: '30000', monthlyTeu: 12 };
  const { customer: customerId, user: userId } = server.ids;
  const row = { kind, customerId, userId, content, createTime: new Date(createTime) };
  const [made] = await world.db.insert(applications).values(row).returning({ id: applications.id });
  return made?.id ?? 0;
}
const queue = async (asked: object, token: string) => (await server.call(deskQueue, asked, token)).data;

it('shows each of the staff the queues of his roles, what closes first before the rest', async () => {
  // A Thursday: two working days end on Monday.
  const licence = await addApplication('certification', '2026-11-19T10:00:00+08:00');
  const credit = await addApplication('credit', '2026-11-18T10:00:00+08:00');
  const sales = await staff('sales');
  const mine = await queue({}, sales);
  expect(mine.records).toMatchObject([
    {
      kind: 'certification',
      id: licence,
      customerId: server.ids.customer,
      what: '宁波昊宇',
      owner: '',
      mine: false,
      createTime: '2026-11-19T10:00:00+08:00',
      dueAt: '2026-11-23T10:00:00+08:00',
      zone: 'Asia/Shanghai',
    },
  ]);
  expect(mine.queues.map(({ kind, count }) => [kind, count])).toEqual([
    ['certification', 1],
    ['fuda', 0],
    ['inquiry', 0],
    ['fbaEnquiry', 0],
    ['feedback', 0],
  ]);
  expect(mine.scopes).toEqual({ mine: 0, team: 1, all: 2 });
  const all = await queue({ scope: 'all' }, sales);
  expect(all.records.map(({ id, what, dueAt }) => [id, what, dueAt])).toEqual([
    [credit, '30000 CNY', '2026-11-20T10:00:00+08:00'],
    [licence, '宁波昊宇', '2026-11-23T10:00:00+08:00'],
  ]);
  expect((await queue({ scope: 'all', kind: 'fuda' }, sales)).records).toEqual([]);
  // Who reviews no customers sees no application at all.
  expect((await queue({ scope: 'all' }, await staff('doc'))).queues.map(({ kind }) => kind)).toEqual([
    'instruction',
    'change',
    'draft',
    'vgm',
    'preplan',
    'release',
    'inquiry',
    'feedback',
  ]);
});

it.each([
  ['2026-11-20T10:00:00+08:00', '2026-11-24T10:00:00+08:00'],
  ['2026-11-21T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
  ['2026-11-22T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
  ['2026-11-23T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
])('counts no weekend: what came at %s closes at %s', async (came, closes) => {
  await addApplication('certification', came);
  expect((await queue({}, await staff('sales'))).records[0]?.dueAt).toBe(closes);
});

it("is taken by one, given back by him alone, and nobody's once it is settled", async () => {
  const id = await addApplication('certification', '2026-11-19T10:00:00+08:00');
  const [one, two] = [await staff('sales'), await staff('admin')];
  const answers = await Promise.all(
    [one, two].map((by) => server.call(takeWork, { kind: 'certification', id, taken: true }, by)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['0', '1']);
  expect(answers.find(({ code }) => code === '0')?.message).toMatch(/has taken this already$/);
  const [holder, late] = answers[0]?.code === '1' ? [one, two] : [two, one];
  expect((await queue({ scope: 'mine' }, holder)).records).toMatchObject([{ id, mine: true, owner: '某人' }]);
  expect((await queue({ scope: 'mine' }, late)).records).toEqual([]);
  expect((await queue({ scope: 'mine' }, late)).scopes.mine).toBe(0);
  const back = { kind: 'certification', id, taken: false } as const;
  expect((await server.call(takeWork, back, late)).message).toBe('This was not taken by you');
  expect((await server.call(takeWork, back, holder)).data).toEqual({ owner: '', mine: false });
  await server.call(takeWork, { kind: 'certification', id, taken: true }, late);
  const decided = { kind: 'certification', id, decision: 'return', reason: '请补照片' } as const;
  expect((await server.call(contract.user.decideApplication, decided, holder)).code).toBe('1');
  expect((await queue({ scope: 'mine' }, late)).records).toEqual([]);
  expect((await server.call(takeWork, { kind: 'certification', id, taken: true }, late)).status).toBe(404);
});

it('says who has how many, what closes today, and what was done lately', async () => {
  const ids = [await addApplication('certification', '2026-11-02T10:00:00+08:00')];
  await addApplication('credit', new Date().toISOString());
  const [one, two] = [await staff('sales'), await staff('admin')];
  await server.call(takeWork, { kind: 'certification', id: ids[0] ?? 0, taken: true }, one);
  const asked = async (token: string) => queue({ scope: 'all' }, token);
  const { team, recent } = await asked(one);
  expect(team).toMatchObject([
    { name: '某人', count: 1, due: 1 },
    { name: '', count: 1, due: 0 },
  ]);
  expect(recent.map(({ text }) => text)).toEqual([expect.stringMatching(/^某人 took the certification of /)]);
  const decided = { kind: 'certification', id: ids[0] ?? 0, decision: 'return', reason: '请补照片' } as const;
  await server.call(contract.user.decideApplication, decided, two);
  const after = await asked(one);
  expect(after.team).toMatchObject([{ name: '', count: 1 }]);
  expect(after.recent[0]?.text).toMatch(/^某人 returned the certification of /);
  // Whoever sees no applications reads nothing of them.
  expect((await queue({ scope: 'all' }, await staff('doc'))).recent).toEqual([]);
});

it('takes nothing of a queue that is not his to see', async () => {
  const id = await addApplication('credit', '2026-11-19T10:00:00+08:00');
  expect((await server.call(takeWork, { kind: 'credit', id, taken: true }, await staff('doc'))).status).toBe(404);
});

it('tells the open pages of the staff, and no customer', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const listen = async (token: string) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/socket/en`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push((JSON.parse(String(data)) as { cmd: string }).cmd));
    const told = (cmd: string) => expect.poll(() => heard.includes(cmd), { timeout: 20_000 }).toBe(true);
    await once(socket, 'open');
    socket.send(JSON.stringify({ cmd: 'login', text: token }));
    socket.send(JSON.stringify({ cmd: 'ping' }));
    await told('pong');
    return { heard, told, ping: () => socket.send(JSON.stringify({ cmd: 'ping' })), socket };
  };
  const desk = await listen(await staff('doc'));
  const customer = await listen(await server.login());
  const id = await addInquiry(world);
  expect(await server.call(takeWork, { kind: 'inquiry', id, taken: true }, await staff('op'))).toMatchObject({
    code: '1',
  });
  await desk.told('desk');
  expect(customer.heard).not.toContain('desk');
  await server.call(contract.user.answerInquiry, { id, answer: '有舱位。' }, await staff('sales'));
  await customer.told('notice_msg');
  expect(customer.heard).not.toContain('desk');
  expect(await world.db.$count(inquiries, eq(inquiries.state, 2))).toBe(1);
  for (const { socket } of [desk, customer]) socket.close();
});

it('is for whoever takes it when it was settled elsewhere and comes again', async () => {
  const { bookingId } = await world.requested();
  const other = await world.requested();
  const doc = await staff('doc');
  const admin = await staff('admin');
  const take = (id: number, token: string) => server.call(takeWork, { kind: 'change', id, taken: true }, token);
  const put = (status: 'open' | 'accepted') =>
    world.db.update(billRequests).set({ status }).where(eq(billRequests.bookingId, bookingId));
  expect((await take(bookingId, doc)).code).toBe('1');
  expect(await take(bookingId, admin)).toMatchObject({ code: '0', message: '某人 has taken this already' });
  await put('accepted');
  expect((await queue({ kind: 'change', scope: 'mine' }, doc)).records).toEqual([]);
  expect((await take(bookingId, admin)).status).toBe(404);
  expect((await take(other.bookingId, admin)).code).toBe('1');
  await put('open');
  expect((await take(bookingId, admin)).code).toBe('1');
});
