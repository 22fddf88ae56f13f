import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bills } from '../../database/schema.ts';
import { openLoop } from '../../testing/loop.ts';

const { blForIssue, issueBlDraft, initInfoMbl } = contract.order;
const IN_CHINESE = { language: 'zh-CN' };
const ENGLISH = { shippingName: 'COSCO SHIPPING', blMethodName: 'TELEX RELEASE', payPlaceName: 'NINGBO' };

let loop: Awaited<ReturnType<typeof openLoop>>;
beforeAll(async () => {
  loop = await openLoop();
});
afterAll(() => loop.server.close());

it('prints English names on a draft that was written and issued in Chinese, for whoever reads it', async () => {
  const { bookingId } = await loop.begin();
  const { server, staff, chen } = loop;
  const { db } = server.database;
  const main = and(eq(bills.bookingId, bookingId), eq(bills.position, 0));
  await db.update(bills).set(ENGLISH).where(main);
  const [bill] = (await server.call(blForIssue, { bookingId }, staff, IN_CHINESE)).data.bills;
  expect(bill?.draft?.mblVo).toMatchObject(ENGLISH);
  if (!bill?.draft?.mblVo) throw new Error('no draft');
  // The draft as a Chinese editor sends it, with Chinese names only.
  const mblVo = { ...bill.draft.mblVo, shippingName: '中远海运', blMethodName: '电放', payPlaceName: '宁波' };
  const rows = bill.draft.goodsVo.rows.map((row) => ({ ...row, goodsTypeName: '普货', packageTypeName: '纸箱' }));
  const issued = { ...bill.draft, billId: null, mblVo, goodsVo: { ...bill.draft.goodsVo, rows } };
  const arg = { bookingId, version: 3, requestId: 'request-zh', note: '', bills: [issued] };
  expect(await server.call(issueBlDraft, arg, staff, IN_CHINESE)).toMatchObject({ code: '1' });
  const [kept] = await db.select().from(bills).where(main);
  expect(kept).toMatchObject(ENGLISH);
  const read = (language: string) => server.call(initInfoMbl, { bookingId }, chen, { language });
  const [zh, en] = [(await read('zh-CN')).data, (await read('en-US')).data];
  expect(zh.mblVo).toMatchObject(ENGLISH);
  expect(zh.mblGoodsVo.rows[0]).toMatchObject({ goodsTypeName: 'GENERAL CARGO', packageTypeName: 'CARTONS' });
  expect({ ...zh, mblVo: { ...zh.mblVo, webStatusName: '' } }).toEqual({
    ...en,
    mblVo: { ...en.mblVo, webStatusName: '' },
  });
});

it('reads in English what was kept in Chinese', async () => {
  const { bookingId } = await loop.begin();
  const main = and(eq(bills.bookingId, bookingId), eq(bills.position, 0));
  await loop.server.database.db
    .update(bills)
    .set({ shippingName: '马士基', portEndName: '汉堡', portEndCode: 'DEHAM' })
    .where(main);
  const { data } = await loop.server.call(initInfoMbl, { bookingId }, loop.chen, IN_CHINESE);
  expect(data.mblVo).toMatchObject({ shippingName: 'MAERSK', portEndName: 'Hamburg' });
});
