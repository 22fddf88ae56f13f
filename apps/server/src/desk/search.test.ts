import { type Code, contract } from '@lading/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, bills, bookings, broadcasts, containers, customers, webUsers } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { readingOf } from './search/pinyin.ts';

const { deskSearch } = contract.desk;
let server: TestServer;
let world: World;
let bookingId: number;

const find = async (keyword: string, token: string) =>
  (await server.call(deskSearch, { keyword }, token)).data.list.map(({ kind, title }) => `${kind} ${title}`);
const admin = () => world.someone('staff', [], 'admin');

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  bookingId = await world.booking();
  const { db } = world;
  await db
    .update(bookings)
    .set({ bookingNo: 'LD26110777', bkgNo: '6412099015', mblNo: 'COSU6412099015' })
    .where(eq(bookings.id, bookingId));
  const [bill] = await db.select({ id: bills.id }).from(bills).where(eq(bills.bookingId, bookingId));
  await db
    .update(bills)
    .set({ hblNo: 'LDNGB2611077', mblNo: 'COSU6412099015' })
    .where(eq(bills.id, bill?.id ?? 0));
  await db
    .update(containers)
    .set({ ctnNo: 'MSCU7654329' })
    .where(and(eq(containers.billId, bill?.id ?? 0), eq(containers.ctnNo, 'CSQU3054383')));
  const of = { customerId: server.ids.customer, bookingId };
  await db.insert(accounts).values({ ...of, accountNo: 'AC26110231' });
  await db
    .update(customers)
    .set({ name: '宁波昊屿家居有限公司', nameEn: 'Ningbo Haoyu Home Co., Ltd.' })
    .where(eq(customers.id, server.ids.customer));
  const [author] = await db.select({ id: webUsers.id }).from(webUsers).limit(1);
  await db.insert(broadcasts).values({
    audience: 'all',
    titleCn: '国庆放假安排',
    titleEn: 'Golden week: our hours',
    htmlCn: '',
    htmlEn: '',
    authorId: author?.id ?? 0,
    sendAt: new Date(),
    requestId: 'golden-week',
  });
});
afterAll(() => server.close());

it.each([
  ['LD26110777', ['order LD26110777']],
  ['ld2611 0777', ['order LD26110777']],
  ['10777', ['order LD26110777']],
  ['6412099015', ['bill COSU6412099015', 'booking 6412099015']],
  ['mscu765', ['container MSCU7654329']],
  ['654329', ['container MSCU7654329']],
  ['LDNGB', ['bill LDNGB2611077']],
  ['AC2611', ['statement AC26110231']],
  ['golden', ['message Golden week: our hours']],
  ['国庆', ['message Golden week: our hours']],
])('finds %s', async (keyword, expected) => {
  const found = await find(keyword, await admin());
  expect(found).toEqual(expect.arrayContaining(expected));
});

it.each(['昊屿', 'haoyu', 'nbhy', 'ningbohao', 'Ningbo Hao'])(
  'finds a company by %s, and its orders with it',
  async (keyword) => {
    const found = await find(keyword, await admin());
    expect(found).toContain('customer Ningbo Haoyu Home Co., Ltd.');
    expect(found.some((one) => one.startsWith('order '))).toBe(true);
  },
);

it('reads a name anew once it has changed', async () => {
  const of = eq(customers.id, server.ids.customer);
  await world.db.update(customers).set({ name: '温州瓯泰五金有限公司' }).where(of);
  const token = await admin();
  expect(await find('wzot', token)).toContain('customer Ningbo Haoyu Home Co., Ltd.');
  expect((await find('nbhy', token)).filter((one) => one.startsWith('customer'))).toEqual([]);
  await world.db.update(customers).set({ name: '宁波昊屿家居有限公司' }).where(of);
});

it.each<[readonly Code[], RegExp | null]>([
  [['staff:home'], null],
  [['staff:home', 'bill:issue'], /^(order|bill|booking|container) /],
  [['staff:home', 'customer:review'], /^customer /],
  [['staff:home', 'message:send'], /^message /],
])('shows %j what belongs to these codes and nothing else', async (codes, kinds) => {
  const token = await world.someone('staff', codes);
  const found = [];
  for (const keyword of ['LD26110777', '654329', 'AC26', '昊屿', 'golden']) found.push(...(await find(keyword, token)));
  if (kinds === null) expect(found).toEqual([]);
  else {
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => !kinds.test(one))).toEqual([]);
  }
});

it('takes signs of a pattern for themselves', async () => {
  const token = await admin();
  expect(await find('%', token)).toEqual([]);
  expect(await find('_______', token)).toEqual([]);
});

it('asks an index for every number', async () => {
  await world.db.execute(sql`set enable_seqscan = off`);
  const forced = await world.db.execute(
    sql`explain select id from bookings where reverse(upper(booking_no)) like '77701%'`,
  );
  await world.db.execute(sql`set enable_seqscan = on`);
  expect(JSON.stringify(forced)).toContain('bookings_booking_no_ends');
});

it.each([
  ['宁波昊屿家居有限公司', 'nbhyjjyxgs ningbohaoyujiajuyouxiangongsi'],
  ['重庆绿能', 'cqln chongqinglvneng'],
  ['Haoyu', ''],
])('reads %s', (name, reading) => {
  expect(readingOf(name)).toBe(reading);
});
