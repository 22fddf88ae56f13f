import { BID_STATE, contract } from '@lading/api-client/contract';
import { ORDER_STATUS } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bids, bookingForms, bookings, fclRates } from '../../database/schema.ts';
import { addCountry, addWarehouse, nextSending } from '../../testing/base-rows.ts';
import { goodDraft, rateFor } from '../../testing/bookings.ts';
import { addFbaPrice } from '../../testing/fba.ts';
import { addAir, addBid, addFx, addLane, addLcl, dayFromNow } from '../../testing/freight.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { orderFromRate, initOrder } = contract.order;
let server: TestServer;
let world: World;
let writer: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  writer = await world.someone('customer', ['order:view', 'order:edit', 'order:submit']);
});
afterAll(() => server.close());

const sending = () => `${nextSending()}-by-rate`;
const statusOf = async (id: number) =>
  (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.orderStatus;

describe('by a rate', () => {
  it('begins with its sailing, its boxes and its price', async () => {
    const { rateId } = await rateFor(world);
    const { data } = await server.call(initOrder, { rateId, containers: [{ ctnType: 3, count: 2 }] }, writer);
    expect(data.draft.route).toMatchObject({ rateId, shippingId: 1, etd: data.rate?.etd, serviceCode: 'AAC2' });
    expect(data.draft.equipment.boxes).toMatchObject([{ ctnType: 3, count: 2 }]);
    expect(data.cost?.freightTotal).toEqual({ currency: 'USD', amount: '4620.00' });
  });

  it('freezes what it cost: a dearer rate does not change it', async () => {
    const { rateId, draft, priceToken } = await rateFor(world);
    const insured = { ...draft.services, insurance: { on: true, value: '86400', currency: 'USD' } };
    const sent = { ...draft, services: insured };
    const { data } = await server.call(
      orderFromRate,
      { rateId, draft: sent, priceToken, requestId: sending() },
      writer,
    );
    expect(await statusOf(data.bookingId)).toBe(ORDER_STATUS.submitted);
    await world.db
      .update(fclRates)
      .set({ prices: [{ ctnType: 3, member: '9999.00' }] })
      .where(eq(fclRates.id, rateId));
    const asked = { bookingId: data.bookingId };
    const { data: charges } = await server.call(contract.freight.bookingCharges, asked, writer);
    expect(charges.cost).toMatchObject({ frozen: true, freightTotal: { amount: '4620.00' } });
    expect(charges.cost?.lines.find(({ code }) => code === 'INS')).toMatchObject({
      amount: '57.02',
      quantity: '95040.00',
      name: 'Cargo insurance',
    });
    expect(charges.cost?.predicted).toEqual({ currency: 'USD', amount: '4677.02' });
  });

  it('is refused where the price is another one now: 409 with both, and the new one is kept', async () => {
    const { rateId, draft, priceToken, told } = await rateFor(world);
    await world.db
      .update(fclRates)
      .set({ prices: [{ ctnType: 3, member: '2410.00' }], revision: 2 })
      .where(eq(fclRates.id, rateId));
    const asked = { rateId, draft, priceToken, told, requestId: sending() };
    const answer = await server.call(orderFromRate, asked, writer);
    expect([answer.status, answer.message]).toEqual([
      409,
      'The price has changed: USD 4620.00 → USD 4820.00. Please confirm before ordering',
    ]);
    const data = answer.data as unknown as { old: unknown; new: unknown; rate: { priceToken: string } };
    expect([data.old, data.new]).toEqual([told, { currency: 'USD', amount: '4820.00' }]);
    expect(await world.db.$count(bookingForms, eq(bookingForms.rateId, rateId))).toBe(0);
    const again = await server.call(
      orderFromRate,
      { ...asked, priceToken: data.rate.priceToken, requestId: sending() },
      writer,
    );
    expect(again.code).toBe('1');
  });

  it('takes a token that ran out where the price is the same', async () => {
    const { rateId, draft, told } = await rateFor(world);
    const answer = await server.call(
      orderFromRate,
      { rateId, draft, priceToken: 'p1.x.y', told, requestId: sending() },
      writer,
    );
    expect(answer.code).toBe('1');
  });

  it('is refused by a rate that is not on sale any more', async () => {
    const { rateId, draft, priceToken } = await rateFor(world);
    await world.db
      .update(fclRates)
      .set({ validTo: dayFromNow(5) })
      .where(eq(fclRates.id, rateId));
    const answer = await server.call(orderFromRate, { rateId, draft, priceToken, requestId: sending() }, writer);
    expect([answer.code, answer.data]).toEqual(['0', { path: 'route.etd' }]);
  });
});

describe('by a bid that was won', () => {
  const TAKEN = { state: BID_STATE.taken, etd: dayFromNow(12), price: '2260.00', count: 2 } as const;
  const later = () => new Date(Date.now() + 3_600_000);
  const { bookingCost } = contract.order;
  /** A rate that is told at the price of a bid on it. */
  async function bidFor(more: Partial<typeof bids.$inferInsert> = {}) {
    const { rateId, draft, priceToken } = await rateFor(world);
    const bidId = await addBid(world, { ...TAKEN, rateId, holdUntil: later(), ...more });
    const asked = (count: number) => ({ rateId, etd: TAKEN.etd, containers: [{ ctnType: 3, count }] });
    const costs = async (count = 2, as = writer) =>
      (await server.call(bookingCost, { ...asked(count), services: draft.services }, as)).data;
    const stateOf = async () => (await world.db.select().from(bids).where(eq(bids.id, bidId)))[0]?.state;
    return { rateId, draft, priceToken, costs, stateOf, bidId };
  }
  const won = { currency: 'USD', amount: '4520.00' };

  it('costs what was bid, is ordered once, and keeps its price', async () => {
    const { rateId, draft, costs, stateOf } = await bidFor();
    const { rate, cost } = await costs();
    expect([cost.freightTotal, rate.priceToken, rate.prices[0]?.price]).toEqual([won, null, '2260.00']);
    expect(cost.lines[0]).toMatchObject({ code: 'OF', unitPrice: '2260.00', note: 'The price of your bid' });
    const { data } = await server.call(orderFromRate, { rateId, draft, told: won, requestId: sending() }, writer);
    expect([await stateOf(), await statusOf(data.bookingId)]).toEqual([BID_STATE.booked, ORDER_STATUS.submitted]);
    expect((await costs()).cost.freightTotal.amount).toBe('4620.00');
    const { data: kept } = await server.call(contract.freight.bookingCharges, { bookingId: data.bookingId }, writer);
    expect(kept.cost?.freightTotal).toEqual(won);
  });

  it('holds for as many boxes as were won, for the company that won them, and until its hold is over', async () => {
    const { costs } = await bidFor();
    expect((await costs(3)).cost.freightTotal.amount).toBe('6930.00');
    expect((await costs(1)).cost.freightTotal.amount).toBe('2260.00');
    const other = await world.someone('other', ['order:edit']);
    expect((await costs(2, other)).cost.freightTotal.amount).toBe('4620.00');
    const late = await bidFor({ holdUntil: new Date(Date.now() - 1_000) });
    expect((await late.costs()).cost.freightTotal.amount).toBe('4620.00');
  });

  it('is refused with both prices where the hold ran out meanwhile', async () => {
    const { rateId, draft, priceToken, bidId } = await bidFor();
    await world.db
      .update(bids)
      .set({ holdUntil: new Date(0) })
      .where(eq(bids.id, bidId));
    const asked = { rateId, draft, told: won, requestId: sending() };
    const answer = await server.call(orderFromRate, asked, writer);
    expect([answer.status, answer.data]).toMatchObject([409, { old: won, new: { amount: '4620.00' } }]);
    const again = { ...asked, priceToken, told: { ...won, amount: '4620.00' }, requestId: sending() };
    expect((await server.call(orderFromRate, again, writer)).code).toBe('1');
  });

  it('never makes a price dearer than it is', async () => {
    const { costs } = await bidFor({ price: '2350.00' });
    expect((await costs()).cost.freightTotal.amount).toBe('4620.00');
  });
});

describe('by a rate of another way', () => {
  /** What a rate of each asks to be booked, with a cargo. */
  const WAYS = {
    async lcl() {
      const rateId = await addLcl(world, await addLane(world, 'lcl'), '12.00', ['20.00', '30.00']);
      return { mode: 'lcl' as const, rateId, weight: '2980', volume: '6.24', number: 8 };
    },
    async air() {
      const rateId = await addAir(world, await addLane(world, 'air'));
      return { mode: 'air' as const, rateId, weight: '386', volume: '2.8', number: 20 };
    },
    async fba() {
      const rateId = await addFbaPrice(world);
      const warehouseId = await addWarehouse(world);
      return { mode: 'fba' as const, rateId, weight: '1386', volume: '7.5', number: 84, warehouseId };
    },
    async 'fba to a zip'() {
      const countryId = await addCountry(world);
      const rateId = await addFbaPrice(world, { zipPrefixes: ['90'] });
      return { mode: 'fba' as const, rateId, weight: '1386', volume: '7.5', number: 84, countryId, zip: '90001' };
    },
  };

  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
    '%s begins with it, and stands at the price that was told',
    async (way) => {
      await addFx(world);
      const offer = { origin: '', zip: '', ...(await WAYS[way]()) };
      const { mode } = offer;
      const { data: begun } = await server.call(initOrder, { offer }, writer);
      expect(begun.draft.route).toMatchObject({ mode, offerId: offer.rateId, rateId: null });
      expect(begun.draft.equipment.boxes).toEqual([]);
      expect(begun.draft.cargo.goods[0]).toMatchObject({ weight: offer.weight, number: offer.number });
      const { data: priced } = await server.call(contract.order.offerCost, offer, writer);
      expect(priced.etd).toBe(begun.draft.route.etd);

      const good = await goodDraft(world);
      const [line] = good.cargo.goods;
      const [goods] = begun.draft.cargo.goods;
      if (!line || !goods) throw new Error('a sheet begins with a line');
      const { polId, podId } = begun.draft.route;
      const ends = { polId: polId ?? good.route.polId, podId: podId ?? good.route.podId };
      const draft = {
        ...good,
        route: { ...begun.draft.route, incoterm: 6, ...ends },
        cargo: {
          ...good.cargo,
          goods: [{ ...line, ...goods, goodsCn: '竹架', goodsEn: 'BAMBOO SHELF', hsCode: '940382' }],
        },
        equipment: begun.draft.equipment,
        services: {
          ...begun.draft.services,
          settleMethodId: 3,
          fba: { ...begun.draft.services.fba, address: 'Globex, 1 Main St, Los Angeles' },
        },
      };
      const told = priced.cost.predicted ?? undefined;
      expect(told).toBeDefined();
      const sent = (sum: typeof told) => ({ action: 'submit' as const, draft, told: sum, requestId: sending() });
      const dearer = await server.call(contract.order.saveBooking, sent({ currency: 'USD', amount: '1.00' }), writer);
      expect([dearer.status, dearer.data]).toMatchObject([409, { new: told, rate: { priceToken: null } }]);
      const { data } = await server.call(contract.order.saveBooking, sent(told), writer);
      expect(await statusOf(data.bookingId)).toBe(ORDER_STATUS.submitted);
      const { data: charges } = await server.call(
        contract.freight.bookingCharges,
        { bookingId: data.bookingId },
        writer,
      );
      expect(charges.cost).toMatchObject({ frozen: true, predicted: told });
    },
  );

  it('is priced to a zip that its channel serves, and to no other', async () => {
    await addFx(world);
    const { zip, ...rest } = await WAYS['fba to a zip']();
    const offer = { origin: '', ...rest };
    const { data: begun } = await server.call(initOrder, { offer: { ...offer, zip } }, writer);
    expect(begun.draft.services.fba).toMatchObject({
      to: 'address',
      countryId: offer.countryId,
      zip,
      warehouseId: null,
    });
    expect((await server.call(contract.order.offerCost, { ...offer, zip }, writer)).data.cost.predicted).not.toBeNull();
    expect((await server.call(contract.order.offerCost, { ...offer, zip: '10001' }, writer)).status).toBe(404);
  });
});
