import { contract } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applications, customers, inquiries, messages, webUsers } from '../database/schema.ts';
import { slid } from '../testing/proofs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const calls = contract.user;
const QUESTION = { topic: 'rates', question: '宁波到洛杉矶 40HQ 还有舱位吗？' } as const;
let server: TestServer;
let world: World;
let asker: string;
let staff: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  asker = await server.login();
  staff = await world.someone('staff', [], 'sales');
});
afterAll(() => server.close());
beforeEach(() => world.db.delete(inquiries));

it('is answered once, and its asker told; nobody else sees it', async () => {
  const asked = { ...QUESTION, requestId: 'inquiry-a' };
  const { data } = await server.call(calls.askInquiry, asked, asker);
  // The same sending makes no second one.
  expect((await server.call(calls.askInquiry, asked, asker)).data).toEqual(data);
  const waiting = await server.call(calls.inquiryPage, { state: 1 }, staff);
  expect(waiting.data).toMatchObject({ total: 1, records: [{ ...QUESTION, id: data.id, state: 1, answeredAt: null }] });
  expect(waiting.data.records[0]?.companyName).not.toBe('');
  const answer = { id: data.id, answer: '有，11 月 26 日开船。' };
  expect((await server.call(calls.answerInquiry, answer, staff)).code).toBe('1');
  expect((await server.call(calls.answerInquiry, answer, staff)).message).toBe(
    'This question has been answered already',
  );
  const mine = (await server.call(calls.myInquiries, {}, asker)).data;
  expect(mine).toMatchObject({ total: 1, records: [{ state: 2, answer: answer.answer, answeredBy: '某人' }] });
  const colleague = await world.someone('customer', ['order:view']);
  expect((await server.call(calls.myInquiries, {}, colleague)).data).toEqual({ records: [], total: 0 });
  const [notice] = await world.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(notice).toMatchObject({ type: 'inquiryAnswered', userId: server.ids.user });
  const left = async (asked: object) => (await server.call(calls.inquiryPage, asked, staff)).data.records;
  expect(await left({ state: 1 })).toEqual([]);
  expect(await left({ id: data.id })).toMatchObject([{ id: data.id, state: 2 }]);
  expect(await left({ id: data.id + 1 })).toEqual([]);
  const detail = await server.call(contract.message.messageDetail, { id: notice?.id ?? 0 }, asker);
  expect(detail.data.message).toContain(answer.answer);
});

it('comes from a visitor with a captcha, which is good once', async () => {
  const asked = { ...QUESTION, name: '访客', phone: world.nextPhone(), captcha: await slid(world) };
  expect((await server.call(calls.askAsVisitor, asked)).code).toBe('1');
  expect((await server.call(calls.askAsVisitor, asked)).code).toBe('0');
  const { records } = (await server.call(calls.inquiryPage, { keyword: asked.phone }, staff)).data;
  expect(records).toMatchObject([{ name: '访客', phone: asked.phone, companyName: '' }]);
  expect((await server.call(calls.answerInquiry, { id: records[0]?.id ?? 0, answer: '已电话答复' }, staff)).code).toBe(
    '1',
  );
});

it('lists customers for their review: who waits longest for a decision comes first', async () => {
  await world.db.delete(applications);
  const { customer: customerId, user: userId } = server.ids;
  const waits = { kind: 'credit', customerId, userId, content: {} } as const;
  await world.db.insert(applications).values({ ...waits, createTime: new Date('2026-11-19T10:00:00+08:00') });
  await world.db.update(customers).set({ certification: 2 }).where(eq(customers.id, customerId));
  const { data } = await server.call(calls.customerPage, {}, staff);
  expect(data.records[0]).toMatchObject({
    id: customerId,
    certification: 2,
    credit: null,
    active: true,
    waitingSince: '2026-11-19T10:00:00+08:00',
    users: await world.db.$count(webUsers, eq(webUsers.customerId, customerId)),
  });
  expect(data.views).toEqual({ all: data.total, certification: 0, credit: 1, fuda: 0 });
  expect((await server.call(calls.customerPage, { view: 'credit' }, staff)).data.total).toBe(1);
  expect((await server.call(calls.customerPage, { view: 'fuda' }, staff)).data.records).toEqual([]);
  expect((await server.call(calls.customerPage, { customerId }, staff)).data.total).toBe(1);
  const byPhone = await server.call(calls.customerPage, { keyword: '13800138000' }, staff);
  expect(byPhone.data.records.map(({ id }) => id)).toEqual([customerId]);
});
