import {
  airlines,
  airRates,
  bids,
  type CutoffRule,
  dictionaryItems,
  fclRates,
  fxRates,
  lclRates,
  type OwnCharge,
  ports,
  rateSheets,
  surcharges,
} from '../database/schema.ts';
import { addDays, dayIn } from '../freight/sailings.ts';
import { findVisitor } from '../user/session.ts';
import { addCountry, letters, nextSending } from './base-rows.ts';
import type { World } from './world.ts';

type Base = Pick<World, 'db'>;

/** A day counted from today, as the ports of China count it. */
export const dayFromNow = (days: number): string => addDays(dayIn(new Date(), 'Asia/Shanghai'), days);

export async function addPort({ db }: Base, nameEn = 'Some Port'): Promise<number> {
  const values = {
    kind: 'sea',
    code: letters(5),
    nameCn: '某港',
    nameEn,
    zone: 'Asia/Shanghai',
    lane: 'china',
  } as const;
  const [row] = await db
    .insert(ports)
    .values({ ...values, countryId: await addCountry({ db }) })
    .returning({ id: ports.id });
  return row?.id ?? 0;
}

async function addSheet({ db }: Base, mode: 'fcl' | 'lcl' | 'air'): Promise<number> {
  const rules = { fcl: ['70', '30'], lcl: ['5', '2'], air: ['0.70', '0.30'] } as const;
  const [listAdd, vipLess] = rules[mode];
  const values = { mode, office: letters(6), version: 38, listAdd, vipLess };
  const [row] = await db.insert(rateSheets).values(values).returning({ id: rateSheets.id });
  return row?.id ?? 0;
}

/** What a euro, a dollar and a hundred yen are worth, once. */
export async function addFx({ db }: Base): Promise<void> {
  const time = new Date('2026-11-20T09:00:00+08:00');
  const worth = { USD: '7.1000', EUR: '7.6680', JPY: '0.0472', GBP: '9.0420' };
  await db
    .insert(fxRates)
    .values(Object.entries(worth).map(([currency, cnyPerUnit]) => ({ currency, cnyPerUnit, time })))
    .onConflictDoNothing();
}

/** A carrier in the dictionary, with its number. */
export async function addCarrier({ db }: Base, value: number, nameEn: string): Promise<number> {
  await db.insert(dictionaryItems).values({ type: 'shipping', value, nameCn: nameEn, nameEn }).onConflictDoNothing();
  return value;
}

export interface Lane {
  readonly polId: number;
  readonly podId: number;
  readonly sheetId: number;
}

export const addLane = async (base: Base, mode: 'fcl' | 'lcl' | 'air' = 'fcl'): Promise<Lane> => ({
  polId: await addPort(base, 'Here'),
  podId: await addPort(base, 'There'),
  sheetId: await addSheet(base, mode),
});

/** Bids are taken until a week before a sailing. */
export const BIDS: CutoffRule = { days: 7, time: '15:00' };
const DOC: CutoffRule = { days: 5, time: '17:00' };

/** A rate on sale that sails each day for a month, a 40HQ for 2310 to members. */
export async function addRate(
  { db }: Base,
  lane: Lane,
  more: Partial<typeof fclRates.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(fclRates)
    .values({
      ...lane,
      rateNo: `FR${nextSending()}`,
      routeCode: 'USWC',
      shippingId: 1,
      serviceCode: 'AAC2',
      etdDays: [1, 2, 3, 4, 5, 6, 7],
      transitDays: 14,
      docCutoff: DOC,
      validFrom: dayFromNow(-1),
      validTo: dayFromNow(30),
      currency: 'USD',
      prices: [{ ctnType: 3, member: '2310.00', floor: '2100.00', cost: '2000.00' }],
      ...more,
    })
    .returning({ id: fclRates.id });
  return row?.id ?? 0;
}

type Charge = typeof surcharges.$inferInsert;

export async function addCharge(
  { db }: Base,
  charge: Partial<Charge> & Pick<Charge, 'code' | 'basis' | 'amount'>,
): Promise<void> {
  const usual = { name: charge.code, nameEn: charge.code, currency: 'CNY', side: 'origin' } as const;
  await db.insert(surcharges).values({ ...usual, validFrom: '2020-01-01', ...charge });
}

const charge = (
  code: string,
  side: 'origin' | 'papers' | 'destination' | 'freight',
  basis: OwnCharge['basis'],
  amount: string,
  currency: string,
  more: Partial<OwnCharge> = {},
) => ({
  code,
  name: code,
  nameEn: code,
  side,
  basis,
  amount,
  currency,
  mandatory: true,
  ...more,
});

/** A co-loader's rate from here to there as it was drawn: freight, and what the consignee pays, of a tonne and of a bill. */
export async function addLcl(
  { db }: Base,
  lane: Lane,
  price: string,
  [perTonne, perBill]: readonly [string, string],
  more: Partial<typeof lclRates.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(lclRates)
    .values({
      polId: lane.polId,
      podId: lane.podId,
      sheetId: lane.sheetId,
      rateNo: `LC${nextSending()}`,
      price,
      coLoader: 'Some Consol',
      currency: 'USD',
      etdDays: [1, 2, 3, 4, 5, 6, 7],
      transitDays: 31,
      cfsCutoff: { days: 3, time: '12:00' },
      validFrom: dayFromNow(-1),
      validTo: dayFromNow(30),
      warehouse: { name: '北仑 CFS', address: '', contact: '', hours: '' },
      charges: [
        charge('CFS', 'origin', 'PER_RT', '60.00', 'CNY'),
        charge('DOC', 'papers', 'PER_BL', '300.00', 'CNY'),
        charge('ENS', 'papers', 'PER_BL', '25.00', 'USD'),
        charge('DTHC', 'destination', 'PER_RT', perTonne, 'EUR'),
        charge('DO', 'destination', 'PER_BL', perBill, 'EUR'),
      ],
      ...more,
    })
    .returning({ id: lclRates.id });
  return row?.id ?? 0;
}

/** A flight between two ports as it was drawn, for members. */
export async function addAir(
  { db }: Base,
  lane: Lane,
  more: Partial<typeof airRates.$inferInsert> = {},
): Promise<number> {
  const [airline] = await db
    .insert(airlines)
    .values({ code: letters(6), prefix: '160', nameCn: '某航', nameEn: 'Some Air' })
    .returning({ id: airlines.id });
  const prices = { 0: '44.00', 45: '37.80', 100: '33.60', 300: '30.90', 500: '28.90', 1000: '27.50' };
  const [row] = await db
    .insert(airRates)
    .values({
      startId: lane.polId,
      endId: lane.podId,
      sheetId: lane.sheetId,
      rateNo: `AR${nextSending()}`,
      airlineId: airline?.id ?? 0,
      flightNo: 'XX3271',
      flightDays: [1, 2, 3, 4, 5, 6, 7],
      transitDays: 2,
      cargoCutoff: { days: 1, time: '14:00' },
      validFrom: dayFromNow(-1),
      validTo: dayFromNow(30),
      currency: 'CNY',
      min: '460.00',
      breaks: Object.entries(prices).map(([from, member]) => ({ from: Number(from), member })),
      charges: [
        charge('FSC', 'freight', 'PER_KG', '5.20', 'CNY'),
        charge('SSC', 'freight', 'PER_KG', '1.20', 'CNY'),
        charge('GHC', 'origin', 'PER_KG', '0.50', 'CNY', { weighed: 'actual' }),
        charge('AWB', 'papers', 'PER_BL', '50.00', 'CNY'),
        charge('ACAS', 'papers', 'PER_BL', '100.00', 'CNY'),
      ],
      ...more,
    })
    .returning({ id: airRates.id });
  return row?.id ?? 0;
}

/** A bid of the customer's for a 40HQ of a rate, live unless said otherwise. */
export async function addBid(world: World, more: Partial<typeof bids.$inferInsert> = {}): Promise<number> {
  const token = await world.someone('customer', []);
  const { userId = 0 } = (await findVisitor(world.db, token)) ?? {};
  const rateId = more.rateId ?? (await addRate(world, await addLane(world), { bidCutoff: BIDS }));
  const [row] = await world.db
    .insert(bids)
    .values({
      customerId: world.ids.customer,
      userId,
      rateId,
      etd: dayFromNow(9),
      ctnType: 3,
      count: 2,
      price: '2260.00',
      currency: 'USD',
      closesAt: new Date(Date.now() + 3_600_000),
      requestId: nextSending(),
      ...more,
    })
    .returning({ id: bids.id });
  return row?.id ?? 0;
}
