import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bills, bookings, confirmations, messages, todos } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const { copyQueRenToMbl, copyQueRenToHbl, initInfoMbl } = contract.order;
const { inConfirmInfo, updateInConfirm } = contract.settlement;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  token = await server.login();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(confirmations);
  await db.delete(messages).where(eq(messages.customerId, server.ids.customer));
  await db.update(todos).set({ status: 2 });
  for (const table of [bookings, bills]) await db.update(table).set({ webStatus: 4 });
});

const statuses = async (bookingId: number) => {
  const { db } = server.database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const rows = await db.select().from(bills).where(eq(bills.bookingId, bookingId));
  return [booking?.webStatus, ...rows.map(({ webStatus }) => webStatus)];
};
const openItems = async (busType: number) => {
  const open = and(eq(todos.busType, busType), eq(todos.customerId, server.ids.customer), eq(todos.status, 2));
  return (await server.database.db.select().from(todos).where(open)).length;
};

describe('confirming a copy', () => {
  it('writes who, when and which version, closes the to-do and leaves a message', async () => {
    const { db } = server.database;
    const { master, user, customer } = server.ids;
    const answer = await server.call(copyQueRenToMbl, { bookingId: master, version: 3 }, token);
    expect(answer).toEqual({ status: 200, code: '1', message: 'success', data: null });
    expect(await statuses(master)).toEqual([6, 6, 6, 6]);
    expect(await openItems(8)).toBe(0);
    expect(await db.select().from(confirmations)).toMatchObject([
      { bookingId: master, kind: 'MBL', version: 3, userId: user },
    ]);
    const written = await db.select().from(messages).where(eq(messages.customerId, customer));
    expect(written).toMatchObject([{ type: 'copyConfirmed', values: { billNo: 'COSU6412098730', version: '3' } }]);
    const { data } = await server.call(initInfoMbl, { bookingId: master }, token);
    expect(data.mblVo).toMatchObject({ webStatus: 6, webStatusName: 'Confirmed', version: 3 });
  });

  it('lets one of eight at once win and tells the others who did', async () => {
    const ask = () => server.call(copyQueRenToMbl, { bookingId: server.ids.master, version: 3 }, token);
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.filter(({ code }) => code === '1')).toHaveLength(1);
    const others = answers.filter(({ code }) => code === '0');
    expect(others).toHaveLength(7);
    for (const { message } of others)
      expect(message).toMatch(/^Chen Wei confirmed version 3 on \d{4}-\d\d-\d\d \d\d:\d\d/);
    expect(await server.database.db.select().from(confirmations)).toHaveLength(1);
  });

  it('refuses an older version and changes nothing', async () => {
    const { master } = server.ids;
    const answer = await server.call(copyQueRenToMbl, { bookingId: master, version: 2 }, token);
    expect(answer).toMatchObject({ status: 409, code: '409', message: expect.stringContaining('version 3') });
    expect(await statuses(master)).toEqual([4, 4, 4, 4]);
    expect(await openItems(8)).toBe(1);
  });

  it('takes the current version when none is named', async () => {
    expect((await server.call(copyQueRenToHbl, { bookingId: server.ids.house }, token)).code).toBe('1');
    expect(await statuses(server.ids.house)).toEqual([6, 6]);
  });

  it('refuses another bill type and every status but copy ready', async () => {
    const { house, draft, master } = server.ids;
    const type = await server.call(copyQueRenToMbl, { bookingId: house }, token);
    expect(type).toMatchObject({ status: 200, code: '0', message: expect.stringContaining('H/BL') });
    for (const webStatus of [1, 2, 3, 5, 6, 7, 8, 9, 10]) {
      await server.database.db.update(bookings).set({ webStatus }).where(eq(bookings.id, draft));
      const answer = await server.call(copyQueRenToMbl, { bookingId: draft }, token);
      expect(answer).toMatchObject({ code: '0', message: expect.stringContaining('only when it is “Copy ready”') });
    }
    const chinese = await server.call(copyQueRenToMbl, { bookingId: draft }, token, { language: 'zh-CN' });
    expect(chinese.message).toBe('提单状态为“已作废”，只有“待客户确认”时才能确认');
    expect(await statuses(master)).toEqual([4, 4, 4, 4]);
  });
});

describe('confirming charges', () => {
  it('confirms once, keeps exact totals and closes its to-do', async () => {
    const { account } = server.ids;
    const before = await server.call(inConfirmInfo, { accountId: account }, token);
    expect(before.data).toMatchObject({
      status: 1,
      statusName: 'To confirm',
      accountNo: 'AC1',
      bookingNo: 'MB26S01873',
      totals: [
        { currency: 'USD', amount: '4955.35' },
        { currency: 'CNY', amount: '0.30' },
      ],
    });
    const ask = () => server.call(updateInConfirm, { accountId: account, type: '4' }, token);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '0', '1']);
    const after = await server.call(inConfirmInfo, { accountId: account }, token);
    expect(after.data).toMatchObject({ status: 3, type: '4' });
    expect(await openItems(10)).toBe(0);
  });

  it('refuses a void statement and another type', async () => {
    const { voidAccount, account } = server.ids;
    const answer = await server.call(updateInConfirm, { accountId: voidAccount, type: '4' }, token);
    expect(answer).toMatchObject({ code: '0', message: 'The statement of charges is “Void” and cannot be confirmed' });
    const wrong = await server.post(updateInConfirm.path, { accountId: account, type: '3' }, { auth: token });
    expect(wrong).toMatchObject({ code: '400', data: { path: 'type' } });
  });
});
