import { FBA_MODE, FBA_PRICE_STATUS, type FbaOrigin } from '@lading/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { areas, fbaPrices, fbaWarehouses } from '../../database/schema.ts';
import { day } from '../clock.ts';
import { CHANNELS, type Channel, EXTRAS, OVERSIZE } from './fba-channels.ts';

type Row = typeof fbaPrices.$inferInsert;

/** Zones with what a kilogram costs there more than at the west coast; by beginnings of the zip, or whole countries. */
const ZONES = [
  { country: 'US', zips: ['8', '9'], more: 0 },
  { country: 'US', zips: ['6', '7'], more: 1.1 },
  { country: 'US', zips: ['4', '5'], more: 1.3 },
  { country: 'US', zips: ['2', '3'], more: 1.9 },
  { country: 'US', zips: ['0', '1'], more: 2 },
  { country: 'CA', zips: [], more: 1.6 },
  { country: 'GB', zips: [], more: 0.6 },
  { country: 'DE', zips: [], more: 0.4 },
  { country: 'FR', zips: [], more: 0.7 },
  { country: 'IT', zips: [], more: 0.8 },
  { country: 'ES', zips: [], more: 0.9 },
  { country: 'PL', zips: [], more: 0.6 },
  { country: 'CZ', zips: [], more: 0.7 },
  { country: 'JP', zips: [], more: -3.2 },
] as const;
/** Cargo from the inland hub costs more on its way to the port. */
const ORIGINS: readonly (readonly [FbaOrigin[], number])[] = [
  [['shenzhen', 'guangzhou'], 0],
  [['yiwu', 'ningbo', 'shanghai'], 0.2],
];
/** Sites at the west coast that have a price of their own; of most the directory knows no zip that a zone could be found by. */
const OWN = 'ONT8 ONT9 LGB3 LGB4 LGB6 LGB8 LAX9 SBD1 SBD2 SNA4 POC1 SMF3 SCK4 OAK3 OAK4 FAT1 RNO4 GYR2'.split(' ');
const DRAFTS = 14;
const OFF = 20;

const money = (hundredths: number) => (hundredths / 100).toFixed(2);

function rowOf(channel: Channel, countryId: number, zone: (typeof ZONES)[number], at: number, days: number): Row {
  const [origins, inland] = ORIGINS[at] ?? [['shenzhen'], 0];
  const base = Math.round((channel.price + zone.more + inland) * 100);
  return {
    channelName: channel.names[0],
    channelNameEn: channel.names[1],
    mode: channel.mode,
    channelDesc: channel.texts[0],
    channelDescEn: channel.texts[1],
    carrier: channel.carrier,
    serviceCode: channel.service,
    origins: [...origins],
    countryId,
    zipPrefixes: [...zone.zips],
    breaks: channel.steps.map(([fromKg, more]) => ({ fromKg, price: money(base + Math.round(more * 100)) })),
    listAdd: channel.listAdd,
    divisor: 6000,
    compareBy: 'shipment',
    cartonMin: '12',
    shipmentMin: '100',
    transitMin: channel.days[0],
    transitMax: channel.days[1],
    cutoff: channel.cutoff,
    taxIncluded: true,
    // The days of the week move with the demonstration.
    sailDays: channel.sails.map((drawn) => ((drawn - 1 + days) % 7) + 1),
    oversize: OVERSIZE,
    extras: [...EXTRAS],
    spaceState: channel.space ?? 'open',
    compensation: '丢件按申报价值，最高每公斤 40 元。',
    compensationEn: 'Lost cargo: its declared value, CNY 40 per kg at most.',
    validFrom: day(days - 5),
    validTo: day(days + 40),
    status: FBA_PRICE_STATUS.onSale,
    ...channel.more,
  };
}

/** The price list to FBA sites: every channel to every zone from both sides of the country; none without the base data. */
export async function addFbaPrices(tx: Db, days: number): Promise<void> {
  const codes = [...new Set(ZONES.map(({ country }) => country))];
  const known = await tx
    .select({ id: areas.id, code: areas.code })
    .from(areas)
    .where(and(eq(areas.pid, 0), inArray(areas.code, codes)));
  const rows = ZONES.flatMap((zone) => {
    const country = known.find(({ code }) => code === zone.country);
    if (!country) return [];
    // Only the United States have the carriers that are named.
    const sold = CHANNELS.filter(({ carrier }) => zone.country === 'US' || carrier !== 'MATSON');
    return ORIGINS.flatMap((_, at) => sold.map((channel) => rowOf(channel, country.id, zone, at, days)));
  });
  if (rows.length === 0) return;
  // Air is off by default; some more are taken back, and some wait.
  const air = rows.map((row) => (row.mode === FBA_MODE.air ? { ...row, status: FBA_PRICE_STATUS.off } : row));
  const drafts = rows.slice(0, DRAFTS).map((row) => ({
    ...row,
    status: FBA_PRICE_STATUS.draft,
    validFrom: day(days + 20),
    validTo: day(days + 80),
    breaks: row.breaks.map(({ fromKg, price }) => ({ fromKg, price: money(Math.round(Number(price) * 100) + 20) })),
  }));
  const old = rows.slice(-OFF).map((row) => ({
    ...row,
    status: FBA_PRICE_STATUS.off,
    validFrom: day(days - 60),
    validTo: day(days - 6),
  }));
  // For a single site, below that of its zone.
  const sites = await tx.select().from(fbaWarehouses).where(inArray(fbaWarehouses.code, OWN)).orderBy(fbaWarehouses.id);
  const own = sites.flatMap(({ id, code }) =>
    rows.slice(0, 1).map((row) => ({
      ...row,
      channelName: `普船海卡 ${code} 专线`,
      channelNameEn: `Sea-truck to ${code} alone`,
      serviceCode: 'AAC2-1',
      zipPrefixes: [],
      warehouseIds: [id],
      taxIncluded: false,
      transitMin: 32,
      transitMax: 38,
      breaks: row.breaks.map(({ fromKg, price }) => ({ fromKg, price: money(Math.round(Number(price) * 100) - 180) })),
    })),
  );
  await tx.insert(fbaPrices).values([...air, ...own, ...drafts, ...old]);
}
