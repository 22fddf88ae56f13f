import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { airlines, airRates, lclRates, type OwnCharge, ports } from '../../database/schema.ts';
import { day } from '../clock.ts';
import { randomOf } from '../random.ts';
import type { Places } from './fcl.ts';
import { LANES } from './lanes.ts';

const own = (
  code: string,
  [name, nameEn]: readonly [string, string],
  side: OwnCharge['side'],
  basis: OwnCharge['basis'],
  amount: string,
  currency: string,
  more: Partial<OwnCharge> = {},
): OwnCharge => ({ code, name, nameEn, side, basis, amount, currency, mandatory: true, ...more });

/** What a co-loader asks for at both ends. */
const charges = (perTonne: string, perBill: string, currency: string, manifest: boolean): OwnCharge[] => [
  own('CFS', ['装箱费', 'CFS handling'], 'origin', 'PER_RT', '60.00', 'CNY'),
  own('DOC', ['文件费', 'Documentation'], 'papers', 'PER_BL', '300.00', 'CNY'),
  ...(manifest ? [own('ENS', ['欧盟入境摘要费', 'EU manifest ENS'], 'papers', 'PER_BL', '25.00', 'USD')] : []),
  own('DTHC', ['目的港拆箱与码头费', 'CFS and terminal'], 'destination', 'PER_RT', perTonne, currency),
  own('DO', ['换单费', 'Delivery order'], 'destination', 'PER_BL', perBill, currency),
];
const WAREHOUSE = {
  name: '子午湾北仑 CFS',
  address: '宁波市北仑区进港路 1 号',
  contact: '0574-5550-1288',
  hours: '08:30–20:00',
};
/** The three that were drawn for Hamburg. */
const HAMBURG = [
  [
    '子午湾自拼',
    'MB-HAM',
    '5.00',
    7,
    31,
    '',
    ['58.00', '70.00'],
    '11.4',
    '每周日自拼一箱，只拆一次。',
    'A box every Sunday, unpacked once only.',
  ],
  [
    '北仑集拼',
    'BLC-AW',
    '0.00',
    5,
    33,
    '安特卫普 Antwerp',
    ['86.00', '80.00'],
    '6.8',
    '安特卫普换装，汉堡仓交货。',
    'Re-packed at Antwerp; delivered at the Hamburg depot.',
  ],
  [
    '甬港集拼',
    'YGC-2',
    '-20.00',
    1,
    33,
    '',
    ['118.00', '95.00'],
    '7',
    '每吨倒贴 20，目的港收 118 欧：三家里最贵。',
    'Pays you 20 per tonne, then collects EUR 118 at destination: the dearest of the three.',
  ],
] as const;

/** 180 rates for parts of containers: Hamburg as it was drawn, and three co-loaders on each other lane. */
export async function addLcl(tx: Db, sheetId: number, days: number, places: Places): Promise<void> {
  const random = randomOf('lcl');
  const valid = { sheetId, validFrom: day(days - 10), validTo: day(days + 50), warehouse: WAREHOUSE };
  const weekday = (drawn: number) => ((drawn - 1 + days) % 7) + 1;
  const stamp = day(days).slice(2).replaceAll('-', '');
  const drawn = HAMBURG.map(
    ([coLoader, serviceCode, price, sails, transitDays, via, [perTonne, perBill], spaceLeft, remark, remarkEn]) => ({
      polId: places.port('CNNGB'),
      podId: places.port('DEHAM'),
      coLoader,
      serviceCode,
      price,
      transitDays,
      via,
      spaceLeft,
      currency: 'USD',
      ratio: 1000,
      etdDays: [weekday(sails)],
      cfsCutoff: { days: sails === 5 ? 2 : 3, time: '12:00' },
      docCutoff: { days: 4, time: '12:00' },
      charges: charges(perTonne, perBill, 'EUR', true),
      remark,
      remarkEn,
    }),
  );
  const others = LANES.filter(({ pol, pod }) => pol !== 'CNNGB' || pod !== 'DEHAM').flatMap(
    ({ pol, pod, route, base, days: sea }, at) =>
      HAMBURG.map(([coLoader, , , , , via], place) => {
        const europe = route === 'EUR' || route === 'MED';
        const member =
          at === 7 && place === 2 ? -15 : Math.max(1, Math.round(base / 110) + place * 2 - random.int(0, 6));
        return {
          polId: places.port(pol),
          podId: places.port(pod),
          coLoader,
          serviceCode: `${route}-${place + 1}`,
          price: `${member}.00`,
          currency: 'USD',
          ratio: route === 'AUNZ' ? 500 : 1000,
          via: via && 'Singapore',
          etdDays: [random.int(1, 7)],
          transitDays: sea + 3 + place,
          spaceLeft: `${random.int(2, 24)}`,
          cfsCutoff: { days: 3, time: '12:00' },
          docCutoff: { days: 4, time: '12:00' },
          remark: '',
          remarkEn: '',
          charges: charges(`${35 + place * 18}.00`, `${60 + place * 10}.00`, europe ? 'EUR' : 'USD', europe),
        };
      }),
  );
  // On the first lane three more weigh their cargo otherwise, or pay for it.
  const more = others.slice(0, 3).map((row, place) => ({
    ...row,
    serviceCode: `${row.serviceCode}X`,
    ratio: place === 0 ? 500 : 1000,
    ...(place === 1 && { price: '-10.00' }),
    transitDays: row.transitDays + 4,
  }));
  const rows = [...drawn, ...others, ...more].map((row, at) => ({
    ...row,
    ...valid,
    rateNo: `LC${stamp}${String(at + 1).padStart(4, '0')}`,
  }));
  await tx.insert(lclRates).values(rows);
}

const BREAKS = [0, 45, 100, 300, 500, 1000] as const;
const AIR: readonly OwnCharge[] = [
  own('FSC', ['燃油附加费', 'Fuel surcharge FSC'], 'freight', 'PER_KG', '5.20', 'CNY'),
  own('SSC', ['安全附加费', 'Security SSC'], 'freight', 'PER_KG', '1.20', 'CNY'),
  own('GHC', ['地面操作费', 'Ground handling'], 'origin', 'PER_KG', '0.50', 'CNY', { weighed: 'actual' }),
  own('AWB', ['运单费', 'Air waybill'], 'papers', 'PER_BL', '50.00', 'CNY'),
  own('ACAS', ['美国预申报', 'US advance data ACAS'], 'papers', 'PER_BL', '100.00', 'CNY'),
];
/** The four that were drawn from Shanghai to Los Angeles: days of the week, transit, minimum and prices by break. */
const DRAWN = [
  ['CX', 'CX3271', 2, 2, 'HKG', '460.00', [44, 37.8, 33.6, 30.9, 28.9, 27.5], 'open', [1, '14:00']],
  ['KE', 'KE8316', 2, 3, 'ICN', '480.00', [45, 38.6, 34.2, 31.3, 29.2, 27.9], 'open', [1, '12:00']],
  ['CK', 'CK0221', 3, 0, '', '500.00', [46, 39.5, 35.2, 32.5, 29.8, 28.6], 'limited', [1, '18:00']],
  ['CA', 'CA1061', 4, 0, '', '500.00', [47, 40.4, 36, 33.4, 31, 29.7], 'waitlist', [1, '18:00']],
] as const;
const STARTS = ['PVG', 'CAN', 'SZX', 'HKG', 'NGB', 'HGH'];
const ENDS: Readonly<Record<string, number>> = {
  ORD: 1.05,
  JFK: 1.08,
  FRA: 0.9,
  AMS: 0.9,
  LHR: 0.92,
  NRT: 0.35,
  SIN: 0.4,
  DXB: 0.7,
  SYD: 0.8,
};

/** 160 rates of air freight; none in a database without airports. */
export async function addAir(tx: Db, sheetId: number, days: number): Promise<void> {
  const random = randomOf('air');
  const codes = [...STARTS, ...Object.keys(ENDS), 'LAX', 'ICN', 'HKG'];
  const known = await tx
    .select({ id: ports.id, code: ports.code })
    .from(ports)
    .where(and(eq(ports.kind, 'air'), inArray(ports.code, codes)));
  const fliers = await tx.select({ id: airlines.id, code: airlines.code }).from(airlines);
  const portOf = (code: string) => known.find((one) => one.code === code)?.id;
  const flierOf = (code: string) => fliers.find((one) => one.code === code)?.id;
  const weekday = (drawn: number) => ((drawn - 1 + days) % 7) + 1;
  const priced = (prices: readonly number[]) =>
    BREAKS.slice(0, prices.length).map((from, at) => ({ from, member: (prices[at] ?? 0).toFixed(2) }));
  const drawn = DRAWN.map(([code, flightNo, sails, transitDays, via, min, prices, spaceState, [before, time]]) => ({
    start: 'PVG',
    end: 'LAX',
    code,
    flightNo,
    via,
    flightDays: [weekday(sails)],
    transitDays,
    min,
    spaceState,
    breaks: priced(prices),
    cargoCutoff: { days: before, time },
    spaceLeft: spaceState === 'limited' ? '1.2' : null,
  }));
  const others = STARTS.flatMap((start) =>
    Object.entries(ENDS).flatMap(([end, share]) =>
      DRAWN.slice(0, 3).map(([code, , , transitDays, , min, prices]) => {
        const own = prices.map((price) => Math.round(price * share * (95 + random.int(0, 12))) / 100);
        return {
          start,
          end,
          code,
          flightNo: `${code}${random.int(1000, 9999)}`,
          via: '',
          flightDays: [random.int(1, 3), random.int(4, 7)],
          // Some sell by three breaks only.
          transitDays,
          min,
          breaks: priced(code === 'CK' ? own.slice(0, 3) : own),
          spaceState: 'open' as const,
          cargoCutoff: { days: 1, time: '14:00' },
          spaceLeft: null,
        };
      }),
    ),
  );
  const stamp = day(days).slice(2).replaceAll('-', '');
  const rows = [...drawn, ...others].flatMap(({ start, end, code, via, ...row }, at) => {
    const [startId, endId, airlineId, viaId] = [portOf(start), portOf(end), flierOf(code), portOf(via)];
    if (startId === undefined || endId === undefined || airlineId === undefined) return [];
    const charged = ['LAX', 'ORD', 'JFK'].includes(end) ? AIR : AIR.filter((one) => one.code !== 'ACAS');
    return {
      ...row,
      startId,
      endId,
      airlineId,
      sheetId,
      viaIds: viaId === undefined ? [] : [viaId],
      charges: [...charged],
      currency: 'CNY',
      rateNo: `AR${stamp}${String(at + 1).padStart(4, '0')}`,
      validFrom: day(days - 7),
      validTo: day(days + 40),
    };
  });
  if (rows.length > 0) await tx.insert(airRates).values(rows);
}
