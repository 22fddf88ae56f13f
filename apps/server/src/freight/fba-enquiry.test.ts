import { contract } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fbaEnquiries, fbaQuotes, messages, outbound } from '../database/schema.ts';
import { addWarehouse, nextSending } from '../testing/base-rows.ts';
import { addFbaEnquiry, addFbaQuote } from '../testing/fba.ts';
import { dayFromNow } from '../testing/freight.ts';
import { slid } from '../testing/proofs.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { freight, desk } = contract;
let world: World;
let asked: {
  warehouseId: number;
  originCity: string;
  goods: string;
  weight: string;
  volume: string;
  contactName: string;
};
beforeAll(async () => {
  world = worldOver(await startServer());
  const warehouseId = await addWarehouse(world);
  asked = { warehouseId, originCity: '深圳', goods: '塑料玩具', weight: '320', volume: '2.4', contactName: '林晓' };
});
afterAll(() => world.close());
const member = () => world.someone('customer', ['quote:export']);
const sales = () => world.someone('staff', ['fba:answer', 'staff:home']);
const QUOTE = {
  channel: '普船海卡',
  chargeable: '400',
  price: '9.00',
  extras: '300.00',
  currency: 'CNY',
  remark: '含报关',
  transitMin: 30,
  transitMax: 35,
  validTo: dayFromNow(7),
};
const stateOf = async (id: number) => {
  const [row] = await world.db.select().from(fbaEnquiries).where(eq(fbaEnquiries.id, id));
  return row?.state;
};

it('is sent by a visitor, waits at the desk, is priced, and seen by the link alone', async () => {
  const visitor = { ...asked, phone: '13600136000', email: 'lin@example.com' };
  const without = await world.call(freight.saveFbaEnquiry, { ...visitor, requestId: nextSending() });
  expect(without).toMatchObject({ status: 400, data: { path: 'captcha' } });
  const sent = await world.call(freight.saveFbaEnquiry, {
    ...visitor,
    requestId: nextSending(),
    captcha: await slid(world),
  });
  const { id, enquiryNo, token } = sent.data;
  expect(enquiryNo).toMatch(/^EN\d{11}$/);
  const staff = await sales();
  const waits = await world.call(desk.deskQueue, { kind: 'fbaEnquiry', scope: 'all' }, staff);
  expect(waits.data.records).toMatchObject([{ kind: 'fbaEnquiry', id, customerName: '林晓' }]);
  await world.call(freight.answerFbaEnquiry, { id, decision: 'start' }, staff);
  expect(await stateOf(id)).toBe(2);
  expect((await world.call(freight.answerFbaEnquiry, { id, decision: 'quote' }, staff)).code).toBe('0');
  const answered = await world.call(freight.answerFbaEnquiry, { id, decision: 'quote', quotes: [QUOTE] }, staff);
  expect(answered.code).toBe('1');
  const seen = await world.call(freight.fbaEnquiryByToken, { token });
  expect(seen.data).toMatchObject({ enquiryNo, state: 3, quotes: [{ total: { currency: 'CNY', amount: '3900.00' } }] });
  expect(JSON.stringify(seen.data)).not.toMatch(/13600136000|lin@example|林晓/);
  expect((await world.call(freight.fbaEnquiryByToken, { token: 'x'.repeat(43) })).status).toBe(404);
  const [letter] = await world.db.select().from(outbound).orderBy(desc(outbound.id)).limit(1);
  expect(letter).toMatchObject({ channel: 'mail', receiver: 'lin@example.com', template: 'enquiryAnswered' });
  expect((await world.call(desk.deskQueue, { kind: 'fbaEnquiry', scope: 'all' }, staff)).data.records).toEqual([]);
});

it('is sent by a member once however often it comes; the answer is told, one price taken, and nothing after that', async () => {
  const token = await member();
  const sending = { ...asked, phone: '13800138000', requestId: nextSending() };
  const { data } = await world.call(freight.saveFbaEnquiry, sending, token);
  expect(data.token).toBe('');
  expect((await world.call(freight.saveFbaEnquiry, sending, token)).data).toEqual(data);
  const staff = await sales();
  const early = await world.call(freight.decideFbaEnquiry, { id: data.id, decision: 'choose', quoteId: 1 }, token);
  expect(early.code).toBe('0');
  await world.call(
    freight.answerFbaEnquiry,
    { id: data.id, decision: 'quote', quotes: [QUOTE, { ...QUOTE, channel: '美森', price: '14.20' }] },
    staff,
  );
  const [notice] = await world.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
  expect(notice).toMatchObject({ type: 'enquiryAnswered', values: { count: '2' } });
  const { records } = (await world.call(freight.fbaEnquiries, { state: 3 }, token)).data;
  const mine = records.find(({ id }) => id === data.id);
  expect(mine?.quotes.map(({ total }) => total.amount)).toEqual(['3900.00', '5980.00']);
  const quoteId = mine?.quotes[0]?.id ?? 0;
  const foreign = await addFbaQuote(world, await addFbaEnquiry(world, { state: 3 }));
  expect(
    (await world.call(freight.decideFbaEnquiry, { id: data.id, decision: 'choose', quoteId: foreign }, token)).status,
  ).toBe(400);
  const chosen = { id: data.id, decision: 'choose', quoteId } as const;
  expect((await world.call(freight.decideFbaEnquiry, chosen, token)).code).toBe('1');
  expect((await world.call(freight.decideFbaEnquiry, chosen, token)).code).toBe('0');
  expect(
    (await world.call(freight.answerFbaEnquiry, { id: data.id, decision: 'quote', quotes: [QUOTE] }, staff)).code,
  ).toBe('0');
});

it("is its company's alone, and staff's who answer", async () => {
  const id = await addFbaEnquiry(world);
  const other = await world.someone('other', ['quote:export']);
  expect((await world.call(freight.fbaEnquiries, {}, other)).data.total).toBe(0);
  expect((await world.call(freight.decideFbaEnquiry, { id, decision: 'close' }, other)).status).toBe(404);
  expect((await world.call(freight.fbaEnquiries, { id }, await world.someone('staff', []))).data.total).toBe(0);
  expect((await world.call(freight.fbaEnquiries, { id }, await sales())).data.records).toMatchObject([{ id }]);
});

it('lapses with its last price, and ends with a reason', async () => {
  const id = await addFbaEnquiry(world, { state: 3 });
  const quoteId = await addFbaQuote(world, id, { validTo: dayFromNow(-1) });
  const lapsing = await world.call(freight.decideFbaEnquiry, { id, decision: 'choose', quoteId }, await member());
  expect(lapsing.code).toBe('0');
  await world.call(freight.fbaEnquiries, {}, await member());
  expect(await stateOf(id)).toBe(5);
  expect(await world.db.$count(fbaQuotes, eq(fbaQuotes.enquiryId, id))).toBe(1);
  const open = await addFbaEnquiry(world);
  const staff = await sales();
  expect(await world.call(freight.answerFbaEnquiry, { id: open, decision: 'close' }, staff)).toMatchObject({
    code: '0',
    data: { path: 'reason' },
  });
  await world.call(freight.answerFbaEnquiry, { id: open, decision: 'close', reason: '不承运' }, staff);
  expect(await stateOf(open)).toBe(6);
});

it('wants a weight, a way to reach whoever asks, and a day that comes', async () => {
  const token = await member();
  for (const [more, path] of [
    [{ weight: undefined, volume: undefined }, 'weight'],
    [{ phone: '' }, 'phone'],
    [{ readyDay: dayFromNow(-3) }, 'readyDay'],
  ] as const) {
    const arg = { ...asked, phone: '13800138000', requestId: nextSending(), ...more };
    expect(await world.call(freight.saveFbaEnquiry, arg, token)).toMatchObject({ code: '0', data: { path } });
  }
});
