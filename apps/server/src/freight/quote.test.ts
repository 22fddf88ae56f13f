import { type Arg, contract, type Endpoint, QUOTE_TEMPLATES } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fclRates, housePictures, houseSettings, quotes, RATE_STATUS } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addCharge, addFx, addLane, addRate, dayFromNow, type Lane } from '../testing/freight.ts';
import { downloaded, sheetOf } from '../testing/quote-files.ts';
import { addQuoteTemplate } from '../testing/quotes.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { DEFAULT_HOUSE } from '../user/house/defaults.ts';
import { sizeOf } from './quote-logo.ts';

const { freight } = contract;
let world: World;
let lane: Lane;
beforeAll(async () => {
  world = worldOver(await startServer());
  await addFx(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  lane = await addLane(world);
});

const fileOf = <E extends Endpoint>(endpoint: E, payload: Arg<E>, token: string) =>
  downloaded(world, endpoint, payload, { token });
const quoting = () => world.someone('customer', ['quote:export', 'rate:vip']);
const asked = (rateId: number) => ({
  rateIds: [rateId],
  containers: [{ ctnType: 3, count: 2 }],
  requestId: nextSending(),
  toCompany: '=Globex()',
  incoterm: 'FOB',
});

describe('a quotation', () => {
  it('is a workbook with the figures of the charge detail, to the last digit', async () => {
    const rateId = await addRate(world, lane);
    await addCharge(world, { polId: lane.polId, code: 'THC', basis: 'PER_CTN', amount: '1240.00' });
    const token = await quoting();
    const cost = await world.call(freight.fclCharges, { rateId, containers: asked(rateId).containers }, token);
    const file = await fileOf(freight.quotationExcel, asked(rateId), token);
    const { sheet, rowOf } = sheetOf(file);
    const whole = rowOf('预计费用 Expected total USD');
    expect(sheet[`H${whole}`]?.v).toBe(Number(cost.data.predicted?.amount));
    const freightRow = rowOf('OF');
    expect([sheet[`D${freightRow}`]?.v, sheet[`E${freightRow}`]?.v, sheet[`G${freightRow}`]?.v]).toEqual([
      2310, 2, 4620,
    ]);
    expect(sheet['B3']).toMatchObject({ t: 's', v: '=Globex()' });
    expect(sheet['B6']?.v).toBe('2×40HQ · FOB');
    expect(sheet['B2']?.v).toMatch(/^QT\d{10,}$/);
  });

  it('is kept: the same sending, and the history, answer the same bytes', async () => {
    const rateId = await addRate(world, lane);
    const token = await quoting();
    const input = asked(rateId);
    const first = await fileOf(freight.quotationExcel, input, token);
    const { data } = await world.call(freight.quoteHistory, {}, token);
    const [row] = data.records;
    expect(row).toMatchObject({
      carriers: expect.any(String),
      cargo: '2×40HQ · FOB',
      rates: 1,
      state: 'valid',
      markedUp: false,
    });
    expect(row?.total).toMatchObject({ currency: 'USD' });
    // What it costs today no longer counts.
    await world.db
      .update(fclRates)
      .set({ prices: [{ ctnType: 3, member: '9999.00' }] })
      .where(eq(fclRates.id, rateId));
    const again = await fileOf(freight.quotationExcel, input, token);
    const kept = await fileOf(freight.quoteHistoryExcel, { id: row?.id ?? 0 }, token);
    for (const { bytes } of [again, kept]) expect(bytes.equals(first.bytes)).toBe(true);
    expect(kept.name).toBe(`${row?.quoteNo}.xlsx`);
    const all = await world.call(freight.quoteHistory, {}, token);
    expect(all.data.total).toBe(data.total);
  });

  it('promises no price for longer than it is valid, and none that cannot be had', async () => {
    const ending = await addRate(world, lane, { validTo: dayFromNow(3), docCutoff: null });
    const token = await quoting();
    await fileOf(freight.quotationExcel, { ...asked(ending), validDays: 30 }, token);
    const { data } = await world.call(freight.quoteHistory, {}, token);
    expect(data.records[0]?.validTo).toBe(dayFromNow(3));
    const gone = await addRate(world, lane, { status: RATE_STATUS.withdrawn });
    expect((await world.call(freight.quotationExcel, asked(gone), token)).status).toBe(404);
    const other = { ...asked(ending), containers: [{ ctnType: 12, count: 1 }] };
    expect(await world.call(freight.quotationExcel, other, token)).toMatchObject({ code: '0' });
  });

  it('holds what a customer adds inside its prices, and nothing that tells what they were', async () => {
    const rateId = await addRate(world, lane);
    const token = await quoting();
    const markUps = [{ code: 'OF', kind: 'add' as const, value: '55' }];
    const file = await fileOf(freight.quotationVipExcel, { ...asked(rateId), markUps }, token);
    const { sheet, rowOf, texts } = sheetOf(file);
    const row = rowOf('OF');
    expect([sheet[`D${row}`]?.v, sheet[`G${row}`]?.v]).toEqual([2365, 4730]);
    expect(texts.some((text) => /2,?310|4,?620/.test(text))).toBe(false);
    const { data } = await world.call(freight.quoteHistory, {}, token);
    expect(data.records[0]).toMatchObject({ markedUp: true });
  });

  it('is written by a template, which says when it was used', async () => {
    const rateId = await addRate(world, lane);
    const columns = ['etd' as const, 'carrier' as const];
    const text = { opening: 'Dear customer', closing: 'Payment within 7 days' };
    const templateId = await addQuoteTemplate(world, { language: 'en', columns, ...text });
    const token = await quoting();
    const file = await fileOf(freight.quotationExcel, { ...asked(rateId), templateId }, token);
    const { sheet, texts } = sheetOf(file);
    expect(['A9', 'B9', 'C9', 'D9', 'E9', 'F9', 'G9'].map((place) => sheet[place]?.v)).toEqual([
      'No.',
      'POL',
      'POD',
      'ETD',
      'Carrier',
      'Currency',
      '20GP',
    ]);
    expect(sheet['A8']?.v).toBe(text.opening);
    expect(texts).toContain(text.closing);
    const { data } = await world.call(freight.quoteTemplates, { size: 100 }, token);
    expect(data.records.find(({ id }) => id === templateId)?.usedAt).not.toBeNull();
  });

  it('carries the logo of the house where a workbook can hold it', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect(sizeOf(png, 'image/png')).toEqual({ width: 1, height: 1 });
    expect(sizeOf(Buffer.from('<svg/>'), 'image/svg+xml')).toBeUndefined();
    const frame = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0];
    expect(sizeOf(Buffer.from(frame), 'image/jpeg')).toEqual({ width: 40, height: 30 });
    const [picture] = await world.db
      .insert(housePictures)
      .values({ contentType: 'image/png', bytes: png })
      .returning({ id: housePictures.id });
    const said = { ...DEFAULT_HOUSE, logoLight: `/house/${picture?.id}.png` };
    await world.db.insert(houseSettings).values({ id: 1, revision: 1, editedBy: 1, editedAt: new Date(), said });
    const file = await fileOf(freight.quotationExcel, asked(await addRate(world, lane)), await quoting());
    expect(file.bytes.includes('xl/media/')).toBe(true);
    await world.db.delete(houseSettings);
  });
});

describe('the history', () => {
  it('is found by number, port, receiver and day, and is the company’s alone', async () => {
    const token = await quoting();
    await fileOf(freight.quotationExcel, { ...asked(await addRate(world, lane)), toCompany: 'ACME 100%' }, token);
    const total = async (input: object, who = token) => (await world.call(freight.quoteHistory, input, who)).data.total;
    expect(await total({ keyword: 'acme 100%' })).toBe(1);
    expect(await total({ keyword: 'acme 1_0' })).toBe(0);
    const [today, tomorrow] = [dayFromNow(0), dayFromNow(1)];
    expect(await total({ keyword: 'ACME', from: today, to: today, mode: 'fcl' })).toBe(1);
    expect(await total({ keyword: 'ACME', from: tomorrow })).toBe(0);
    expect(await total({ keyword: 'ACME' }, await world.someone('other', ['quote:export']))).toBe(0);
  });

  it('loses what is deleted, with its workbook', async () => {
    const token = await quoting();
    await fileOf(freight.quotationExcel, asked(await addRate(world, lane)), token);
    const { data } = await world.call(freight.quoteHistory, {}, token);
    const id = data.records[0]?.id ?? 0;
    expect((await world.call(freight.deleteQuoteHistory, { ids: [id] }, token)).data).toEqual({ deleted: 1 });
    expect(await world.db.select().from(quotes).where(eq(quotes.id, id))).toEqual([]);
    expect((await world.call(freight.quoteHistoryExcel, { id }, token)).status).toBe(404);
  });
});

describe('a template', () => {
  it('is added once for a sending, changed as it was seen, and deleted', async () => {
    const token = await quoting();
    const input = { name: '欧洲基本港', language: 'both' as const, markUps: [], requestId: nextSending() };
    const { id } = (await world.call(freight.saveQuoteTemplate, input, token)).data;
    expect((await world.call(freight.saveQuoteTemplate, input, token)).data.id).toBe(id);
    const change = { ...input, id, revision: 1, name: '欧基港', requestId: nextSending() };
    expect((await world.call(freight.saveQuoteTemplate, change, token)).data).toEqual({ id });
    expect((await world.call(freight.saveQuoteTemplate, change, token)).status).toBe(409);
    const find = async () => (await world.call(freight.quoteTemplates, { size: 100 }, token)).data.records;
    expect((await find()).find((one) => one.id === id)).toMatchObject({ name: '欧基港', revision: 2 });
    expect((await world.call(freight.deleteQuoteTemplates, { ids: [id] }, token)).data).toEqual({ deleted: 1 });
    expect((await find()).some((one) => one.id === id)).toBe(false);
  });

  it('is one of fifty at most', async () => {
    const token = await quoting();
    const { data } = await world.call(freight.quoteTemplates, {}, token);
    for (let at = data.total; at < QUOTE_TEMPLATES; at++) await addQuoteTemplate(world);
    const input = { name: '一个太多', requestId: nextSending() };
    expect(await world.call(freight.saveQuoteTemplate, input, token)).toMatchObject({ code: '0' });
  });
});
