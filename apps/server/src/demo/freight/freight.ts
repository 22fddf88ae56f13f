import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  customers,
  fclRates,
  follows,
  fxRates,
  ports,
  RATE_STATUS,
  type RateStatus,
  rateSheets,
  surcharges,
  webUsers,
  wharves,
} from '../../database/schema.ts';
import { at, day } from '../clock.ts';
import type { DemoDomain } from '../demo-domain.ts';
import { addBids } from './bids.ts';
import { CHARGES, FX } from './charges.ts';
import { addFbaEnquiries } from './fba-enquiries.ts';
import { addFbaPrices } from './fba-prices.ts';
import { addDrawn, addGenerated, type Places } from './fcl.ts';
import { addFuda } from './fuda.ts';
import { addImports } from './imports.ts';
import { LANES, WHARVES } from './lanes.ts';
import { addAir, addLcl } from './modes.ts';
import { addQuotes } from './quotes.ts';
import { addDeclarations, addTrucks } from './services.ts';
import { addHistory, keeperOf } from './versions.ts';

const OFFICE = 'NGB';

/** The ports that rates name; undefined in a database without the base data, as tests have it. */
async function placesOf(tx: Db): Promise<Places | undefined> {
  const codes = [
    ...new Set([
      ...LANES.flatMap(({ pol, pod }) => [pol, pod]),
      ...Object.keys(WHARVES),
      'USLAX',
      'KRPUS',
      'JPYOK',
      'SGSIN',
    ]),
  ];
  const rows = await tx
    .select({ id: ports.id, code: ports.code })
    .from(ports)
    .where(and(eq(ports.kind, 'sea'), inArray(ports.code, codes)));
  if (rows.length < codes.length) return undefined;
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  const port = (code: string) => idOf.get(code) ?? 0;
  const terminals = await tx
    .insert(wharves)
    .values(
      Object.entries(WHARVES).flatMap(([code, list]) =>
        list.map(([own, nameCn, nameEn]) => ({ portId: port(code), code: own, nameCn, nameEn })),
      ),
    )
    .returning({ id: wharves.id, code: wharves.code });
  return { port, wharf: (code) => terminals.find((one) => one.code === code)?.id ?? null };
}

const RULES = {
  fcl: ['70', '30'],
  lcl: ['5', '2'],
  air: ['0.70', '0.30'],
  surcharge: ['0', '0'],
  truck: ['0', '0'],
  declare: ['0', '0'],
} as const;

async function addSheet(
  tx: Db,
  mode: keyof typeof RULES,
  version: number,
  status: RateStatus,
  days: number,
): Promise<number> {
  const [listAdd, vipLess] = RULES[mode];
  const publishedAt = status === RATE_STATUS.draft ? null : new Date(at(days - 2, '16:20'));
  const [row] = await tx
    .insert(rateSheets)
    .values({
      mode,
      office: OFFICE,
      version,
      status,
      listAdd,
      vipLess,
      publishedAt,
      publishedBy: publishedAt && (await keeperOf(tx)),
    })
    .returning({ id: rateSheets.id });
  return row?.id ?? 0;
}

/** Twelve rows that wait to be published. */
async function addDrafts(tx: Db, sheetId: number, days: number): Promise<void> {
  const live = await tx.select().from(fclRates).orderBy(fclRates.id).limit(12);
  await tx.insert(fclRates).values(
    live.map(({ id: _, requestId: __, ...row }, at) => ({
      ...row,
      sheetId,
      rateNo: `${row.rateNo}D${at}`,
      status: RATE_STATUS.draft,
      promoted: false,
      validFrom: day(days + 46),
      validTo: day(days + 76),
    })),
  );
}

/** What the first customer keeps an eye on, as it was drawn. */
/** Lanes that are followed beside those that were drawn: from where and to where, the price at the beginning, and below which to tell. */
const FOLLOWED = [
  ['CNNGB', 'USSEA', '2520.00', '2440.00'],
  ['CNNGB', 'USNYC', '3680.00', '3550.00'],
  ['CNNGB', 'NLRTM', '1940.00', '1850.00'],
  ['CNNGB', 'AUSYD', '1500.00', ''],
  ['CNSHA', 'USLAX', '2370.00', '2290.00'],
  ['CNSHA', 'DEHAM', '1970.00', ''],
  ['CNSHA', 'JPTYO', '535.00', '480.00'],
  ['CNSHA', 'KRPUS', '315.00', ''],
  ['CNYTN', 'USSAV', '3720.00', '3600.00'],
  ['CNYTN', 'GBFXT', '2030.00', ''],
  ['CNTAO', 'BEANR', '1985.00', '1900.00'],
  ['CNTAO', 'ZADUR', '1920.00', ''],
  ['CNXMN', 'AUMEL', '1470.00', '1400.00'],
  ['CNTXG', 'DEHAM', '1990.00', ''],
] as const;

async function addFollows(tx: Db, days: number, places: Places): Promise<void> {
  const [who] = await tx
    .select({ userId: webUsers.id, customerId: webUsers.customerId })
    .from(webUsers)
    .innerJoin(customers, eq(customers.id, webUsers.customerId))
    .where(and(eq(customers.code, 'HAOYU'), eq(webUsers.account, '13800138000')));
  const [drawn] = await tx.select().from(fclRates).orderBy(fclRates.id).limit(1);
  if (!who?.customerId || !drawn) return;
  const own = { userId: who.userId, customerId: who.customerId, ctnType: 3, currency: 'USD' };
  const lane = (pol: string, pod: string) => ({ polId: places.port(pol), podId: places.port(pod) });
  const began = { createTime: new Date(at(days - 13, '10:05')), channels: ['portal', 'wechat'] as const };
  await tx.insert(follows).values(
    [
      {
        kind: 'rate' as const,
        rateId: drawn.id,
        ...lane('CNNGB', 'USLAX'),
        shippingId: 1,
        startPrice: '2380.00',
        triggers: { priceBelow: '2320.00' },
      },
      { kind: 'route' as const, ...lane('CNNGB', 'USOAK'), startPrice: '2380.00', triggers: { priceBelow: '2300.00' } },
      { kind: 'route' as const, ...lane('CNSHA', 'USLGB'), startPrice: '2410.00', triggers: {} },
      { kind: 'route' as const, ...lane('CNNGB', 'DEHAM'), startPrice: '1980.00', triggers: { priceBelow: '1900.00' } },
      { kind: 'route' as const, ...lane('CNSHK', 'USNYC'), startPrice: '3710.00', triggers: { sailingChanged: true } },
      ...FOLLOWED.map(([pol, pod, startPrice, priceBelow]) => ({
        kind: 'route' as const,
        ...lane(pol, pod),
        startPrice,
        triggers: priceBelow ? { priceBelow } : { sailingChanged: true },
      })),
    ].map((one) => ({ ...own, ...began, channels: [...began.channels], ...one })),
  );
}

/** Rates of 60 lanes with what is charged beside them. */
export const freight: DemoDomain = {
  async load(tx, days) {
    const places = await placesOf(tx);
    if (!places) return;
    const time = new Date(at(days, '09:00'));
    await tx
      .insert(fxRates)
      .values(Object.entries(FX).map(([currency, cnyPerUnit]) => ({ currency, cnyPerUnit, time, source: 'CFETS' })));
    await tx
      .insert(surcharges)
      .values(CHARGES.map(({ from = -30, ...charge }) => ({ ...charge, validFrom: day(days + from) })));
    const sheet = await addSheet(tx, 'fcl', 38, RATE_STATUS.live, days);
    const draft = await addSheet(tx, 'fcl', 39, RATE_STATUS.draft, days);
    await addDrawn(tx, sheet, days, places);
    await addGenerated(tx, sheet, days, places);
    await addDrafts(tx, draft, days);
    await addHistory(tx, sheet, days);
    for (const mode of ['surcharge', 'truck', 'declare'] as const)
      await addSheet(tx, mode, { surcharge: 16, truck: 9, declare: 4 }[mode], RATE_STATUS.live, days);
    await addLcl(tx, await addSheet(tx, 'lcl', 12, RATE_STATUS.live, days), days, places);
    await addAir(tx, await addSheet(tx, 'air', 21, RATE_STATUS.live, days), days);
    await addTrucks(tx, days, places);
    await addDeclarations(tx, days, places);
    await addFbaPrices(tx, days);
    await addFbaEnquiries(tx, days);
    await addFollows(tx, days, places);
    await addBids(tx, sheet, days);
    await addQuotes(tx, days);
    await addFuda(tx, days, places);
    await addImports(tx, days);
  },
};
