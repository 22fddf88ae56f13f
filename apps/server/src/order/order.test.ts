import { type Arg, contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todos } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';

const { orderPage, orderFacets, initInfoMbl, initInfoHbl, countNumMbl, countNumHbl, blType, blFile } = contract.order;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  token = await server.login();
});
afterAll(() => server.close());

describe('the page of bookings', () => {
  const numbers = async (filter: Arg<typeof orderPage>) =>
    (await server.call(orderPage, filter, token)).data.records.map(({ bookingNo }) => bookingNo);

  it('shows only the own ones, newest first, with what the table needs', async () => {
    const { data } = await server.call(orderPage, {}, token);
    expect(data.total).toBe(3);
    expect(data.records.at(-1)).toEqual({
      bookingId: server.ids.master,
      orderId: expect.any(Number),
      bookingNo: 'MB26S01873',
      bkgNo: '6412098730',
      mblNo: 'COSU6412098730',
      blType: 1,
      shippingName: 'COSCO',
      portStartName: 'Ningbo',
      portStartCode: 'CNNGB',
      portEndName: 'Los Angeles',
      portEndCode: 'USLAX',
      vessel: 'COSCO SHIPPING ANDES',
      voyage: '042E',
      etd: '2026-11-26',
      cutOff: '2026-11-21T17:00:00+08:00',
      zone: 'Asia/Shanghai',
      containers: '2×40HQ 1×20GP',
      webStatus: 4,
      webStatusName: 'Copy ready',
      orderStatus: 4,
      orderStatusName: 'Space confirmed',
      openToDo: 8,
      accountId: server.ids.account,
      accountStatus: 1,
    });
    const chinese = await server.call(orderPage, {}, token, { language: 'zh-CN' });
    expect(chinese.data.records.at(-1)).toMatchObject({ portStartName: '宁波', webStatusName: '待客户确认' });
  });

  it('pages, filters and sorts, empty dates last', async () => {
    expect(await numbers({ size: 2, current: 2 })).toEqual(['MB26S01873']);
    expect(await numbers({ webStatus: 1 })).toEqual(['MB26_100%']);
    expect(await numbers({ waitsFor: 'me', webStatus: 1 })).toEqual(['MB26_100%']);
    expect(await numbers({ waitsFor: 'forwarder' })).toEqual([]);
    expect(await numbers({ bookingId: server.ids.house })).toEqual(['MB26S01871']);
    expect(await numbers({ bookingId: server.ids.foreign })).toEqual([]);
    expect(await numbers({ portEndCode: 'USLAX', shippingName: 'COSCO' })).toContain('MB26S01873');
    expect(await numbers({ portEndCode: 'DEHAM' })).toEqual([]);
    const { ports, carriers } = (await server.call(orderFacets, undefined, token)).data;
    expect(ports.find(({ code }) => code === 'USLAX')).toMatchObject({ name: 'Los Angeles' });
    const [carrier] = carriers;
    expect(await numbers({ shippingName: carrier?.name ?? '' })).toHaveLength(carrier?.count ?? 0);
    const sorted = (order: 'asc' | 'desc') => numbers({ sort: { field: 'etd', order } });
    expect(await sorted('asc')).toEqual(['MB26S01873', 'MB26S01871', 'MB26_100%']);
    expect(await sorted('desc')).toEqual(['MB26S01871', 'MB26S01873', 'MB26_100%']);
  });

  it('finds numbers of bookings, bills and containers, several at once', async () => {
    expect(await numbers({ keyword: 's01873' })).toEqual(['MB26S01873']);
    expect(await numbers({ keyword: 'CSQU3054383' })).toHaveLength(3);
    expect(await numbers({ keyword: 'MBH26' })).toEqual(['MB26S01871']);
    expect(await numbers({ keyword: 'MB26S01873\nOOLU1，nothing' })).toEqual(['MB26S01871', 'MB26S01873']);
  });

  it('takes %, _ and \\ in a keyword as they are', async () => {
    expect(await numbers({ keyword: '%' })).toEqual(['MB26_100%']);
    expect(await numbers({ keyword: '6_1' })).toEqual(['MB26_100%']);
    expect(await numbers({ keyword: '\\' })).toEqual([]);
    expect(await numbers({ keyword: "'; drop table bookings --" })).toEqual([]);
  });
});

describe('bills', () => {
  it('answers every field of a master bill, dates as they are printed', async () => {
    const { data } = await server.call(initInfoMbl, { bookingId: server.ids.master }, token);
    expect(data.mblVo).toMatchObject({
      id: server.ids.masterBills[0],
      version: 3,
      webStatus: 4,
      webStatusName: 'Copy ready',
      fAddress: 'NINGBO HAOYU\nNO. 1 ROAD',
      transportClauseId: null,
      etd: '2026-11-26',
      blDate: '2026-11-18T16:40:12+08:00',
    });
    expect(data.mblVo).not.toHaveProperty('hblNo');
    expect(data.mblVo).not.toHaveProperty('bookingId');
    expect(data.mblGoodsVo).toMatchObject({ actualNumber: 640, actualWeight: '12400.5000', actualVolume: '61.0300' });
    expect(data.mblGoodsVo.rows).toMatchObject([{ number: 640, weight: '12400.5000' }]);
    expect(data.conList.map(({ ctnNo }) => ctnNo)).toEqual(['CBHU3202732', 'CSQU3054383', 'TEXU3070079']);
  });

  it('looks for a sub-bill among those of its booking alone', async () => {
    const { master, foreignBill, draftBill } = server.ids;
    for (const mblId of [foreignBill, draftBill]) {
      const answer = await server.call(initInfoMbl, { bookingId: master, mblId }, token);
      expect(answer).toMatchObject({ status: 404, code: '404', data: null });
    }
  });

  it('answers a sub-bill by its id and a house bill with its own fields', async () => {
    const { master, house, masterBills } = server.ids;
    const { data } = await server.call(countNumMbl, { bookingId: master }, token);
    expect(data.list).toEqual(masterBills.slice(1));
    const sub = await server.call(initInfoMbl, { bookingId: master, mblId: data.list[1] }, token);
    expect(sub.data.mblVo.id).toBe(masterBills[2]);
    const { data: bill } = await server.call(initInfoHbl, { bookingId: house }, token);
    expect(bill.hblVo).toMatchObject({ hblNo: 'MBH26000001', settleMethodName: '' });
    expect(bill.hblVo).not.toHaveProperty('blMethodName');
    expect((await server.call(countNumHbl, { bookingId: house }, token)).data).toEqual({ list: [] });
    expect((await server.call(initInfoHbl, { bookingId: master }, token)).code).toBe('404');
  });

  it('tells the type and the sample', async () => {
    const { master, house, draft } = server.ids;
    const types = [master, house].map(async (bookingId) => (await server.call(blType, { bookingId }, token)).data);
    expect(await Promise.all(types)).toEqual([1, 2]);
    expect((await server.call(blFile, { bookingId: house }, token)).data).toMatch(/^\/files\/\d+\/[\w.%-]+\.pdf$/);
    const none = { code: '0', message: 'There is no draft of this bill yet' };
    expect(await server.call(blFile, { bookingId: draft }, token)).toMatchObject(none);
  });
});

describe('the to-do list', () => {
  it('is worded in the language of the reader, the nearest cut-off first', async () => {
    const { master, house, draft, account } = server.ids;
    const { toDoList, toDoCount } = contract.user;
    const { data } = await server.call(toDoList, { size: 10 }, token);
    expect(data.total).toBe(4);
    expect(data.records.map(({ busType, busTypeName, title }) => [busType, busTypeName, title])).toEqual([
      [8, 'COPY confirm', 'COSU6412098730: check draft\u00a03'],
      [3, 'Booking review', 'own words'],
      [10, 'Statement of charges', 'MB26S01873: confirm USD 4,955.35, CNY 0.30'],
      [5, 'Instruction', 'Booking 6412098730 needs an instruction'],
    ]);
    expect(data.records.map(({ map }) => [map.bookingId, map.id])).toEqual([
      [master, master],
      [house, house],
      [master, account],
      [draft, draft],
    ]);
    const chinese = await server.call(toDoList, { current: 2 }, token, { language: 'zh-CN' });
    expect(chinese.data.records).toMatchObject([{ busTypeName: '补料', title: '订舱 6412098730 请提交补料' }]);
    await server.database.db.update(todos).set({ status: 3 }).where(eq(todos.busType, 3));
    expect((await server.call(toDoCount, {}, token)).data).toBe(3);
    expect((await server.call(toDoCount, { status: 3 }, token)).data).toBe(1);
  });
});
