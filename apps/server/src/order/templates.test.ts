import { contract } from '@lading/api-client/contract';
import { emptyGoods } from '@lading/validators/booking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderTemplates } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { addBookingDraft, goodDraft, rateFor } from '../testing/bookings.ts';
import { addOrderTemplate } from '../testing/order-templates.ts';
import { startServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { order } = contract;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(orderTemplates);
  token = await world.someone('customer', ['order:edit', 'order:view']);
});

const save = async (more: object = {}) =>
  world.call(
    order.saveOrderTemplate,
    { requestId: nextSending(), name: 'LA 40HQ homeware', booking: await goodDraft(world), ...more },
    token,
  );
const page = async (input: object = {}) => (await world.call(order.orderTemplates, input, token)).data;

describe('a template', () => {
  it('keeps a booking without days, numbers and papers, and fills in the next one', async () => {
    const booking = await goodDraft(world, { poNo: 'PO-1', vessel: 'COSCO SHIPPING ALPS', bkgNo: '6412104416' });
    const { data } = await save({ booking });
    const { data: start } = await world.call(order.initOrder, { templateId: data.id }, token);
    expect(start.draft.parties).toEqual(booking.parties);
    expect(start.draft.cargo).toEqual({ ...booking.cargo, readyDay: '' });
    expect(start.draft.route).toMatchObject({
      polId: booking.route.polId,
      incoterm: 6,
      shippingId: 1,
      etd: '',
      poNo: '',
      vessel: '',
      bkgNo: '',
      rateId: null,
    });
    expect(start.draft.papers.agreed).toBe(false);
    const { records } = await page();
    expect(records).toMatchObject([
      {
        name: 'LA 40HQ homeware',
        mode: 'fcl',
        boxes: '2×40HQ',
        goods: 'BAMBOO KITCHEN SHELF',
        shipper: 'NINGBO HAOYU HOMEWARE CO., LTD.',
        consignee: 'CASCADE HOME SUPPLY LLC',
        usedAt: expect.stringMatching(/\+08:00$/),
      },
    ]);
  });

  it('has a name of its own, which can change alone', async () => {
    const { data } = await save();
    await save({ name: 'Hamburg' });
    expect(await save({ name: 'la 40hq HOMEWARE' })).toMatchObject({ code: '0', data: { path: 'name' } });
    const renamed = { ...data, revision: 1, name: 'LA weekly', requestId: nextSending() };
    expect((await world.call(order.saveOrderTemplate, renamed, token)).code).toBe('1');
    expect(await world.call(order.saveOrderTemplate, renamed, token)).toMatchObject({ code: '409' });
    const { records } = await page({ keyword: 'weekly' });
    expect(records).toMatchObject([{ name: 'LA weekly', boxes: '2×40HQ', revision: 2 }]);
  });

  it('is kept once for a sending, and not without a booking', async () => {
    const requestId = nextSending();
    const [one, again] = [await save({ requestId }), await save({ requestId })];
    expect(again.data).toEqual(one.data);
    expect(await save({ name: 'Other', booking: undefined })).toMatchObject({ code: '400', data: { path: 'booking' } });
  });

  it('is nobody else’s', async () => {
    const id = await addOrderTemplate(world);
    const stranger = await world.someone('other', ['order:edit']);
    expect((await world.call(order.orderTemplates, {}, stranger)).data.total).toBe(0);
    expect((await world.call(order.deleteOrderTemplates, { ids: [id] }, stranger)).status).toBe(404);
    expect((await world.call(order.initOrder, { templateId: id }, stranger)).status).toBe(404);
    expect((await world.call(order.deleteOrderTemplates, { ids: [id] }, token)).data).toEqual({ deleted: 1 });
  });
});

describe('a template into a booking', () => {
  const template = async () => {
    const draft = await goodDraft(world);
    return addOrderTemplate(world, {
      booking: {
        ...draft,
        parties: { ...draft.parties, notify: { partyId: null, text: 'BAYLINE CUSTOMS BROKERS' } },
        cargo: {
          ...draft.cargo,
          readyDay: '',
          goods: [{ ...emptyGoods(), ...draft.cargo.goods[0], number: 10 }],
        },
      },
    });
  };
  const sync = (input: { templateId: number; bookingId: number; dryRun?: boolean; revision?: number }) =>
    world.call(order.syncOrderTemplate, { sections: ['parties', 'cargo'], ...input }, token);

  it('is told before it is done, and changes nothing until then', async () => {
    const { id: bookingId, draft } = await addBookingDraft(world);
    const templateId = await template();
    const { data: told } = await sync({ templateId, bookingId });
    expect(told.changes).toEqual([
      { section: 'parties', path: 'parties.notify.text', old: 'SAME AS CONSIGNEE', new: 'BAYLINE CUSTOMS BROKERS' },
      { section: 'cargo', path: 'cargo.goods[0].number', old: '640', new: '10' },
    ]);
    const before = await world.call(order.bookingById, { id: bookingId }, token);
    expect(before.data.draft).toEqual(draft);
    const { data: done } = await sync({ templateId, bookingId, dryRun: false, revision: told.revision });
    expect(done).toMatchObject({ revision: told.revision + 1, changes: told.changes });
    const after = await world.call(order.bookingById, { id: bookingId }, token);
    expect(after.data.draft).toEqual(done.draft);
    expect(after.data.draft.cargo.readyDay).toBe(draft.cargo.readyDay);
    expect((await sync({ templateId, bookingId })).data.changes).toEqual([]);
  });

  it('is refused where somebody was first, and once the booking was sent', async () => {
    const { id: bookingId } = await addBookingDraft(world);
    const templateId = await template();
    expect(await sync({ templateId, bookingId, dryRun: false, revision: 7 })).toMatchObject({ code: '409' });
    expect(await sync({ templateId, bookingId, dryRun: false })).toMatchObject({ code: '400' });
    const { id: sent } = await addBookingDraft(world, 2);
    expect(await sync({ templateId, bookingId: sent })).toMatchObject({ code: '0' });
    expect((await sync({ templateId: 999_999, bookingId })).status).toBe(404);
  });

  it('leaves the sailing that was sold', async () => {
    const { draft } = await rateFor(world, token);
    const asked = { draft, action: 'draft' as const, requestId: nextSending() };
    const { data } = await world.call(order.saveBooking, asked, token);
    const templateId = await template();
    const input = { templateId, bookingId: data.bookingId, sections: ['route' as const] };
    const { data: told } = await world.call(order.syncOrderTemplate, input, token);
    const { polId, podId, rateId, etd, shippingId } = draft.route;
    expect(told.draft.route).toMatchObject({ polId, podId, rateId, etd, shippingId });
  });
});
