import type { Out, PortalContract, SpaceState } from '@lading/api-client/contract';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fclRates } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { laneRates, onSale, type RateRow, ratesWhere } from './candidates.ts';
import { carriersOf, endOf, namedOf, portsOf } from './named.ts';
import { addDays, closing, dayIn, nextSailing, sailingDays } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];
const FORTNIGHT = 14;
const WEEK = 7;
/** Of how many rates the next sailings are looked for: enough for the lanes of a board, few enough for every visitor. */
const LOOKED_AT = 200;
const ROOM: readonly SpaceState[] = ['open', 'limited'];

interface Sails {
  readonly row: RateRow;
  readonly etd: string;
}

async function headsOf(db: Db, sailings: readonly Sails[]) {
  const [ports, carriers] = await Promise.all([
    portsOf(
      db,
      sailings.flatMap(({ row }) => [row.polId, row.podId]),
    ),
    carriersOf(db),
  ]);
  return ({ row, etd }: Sails) => ({
    rateId: row.id,
    shipping: namedOf(carriers, row.shippingId),
    etd,
    pol: endOf(ports, row.polId),
    pod: endOf(ports, row.podId),
    vessel: row.vessel,
    voyage: row.voyage,
    serviceCode: row.serviceCode,
  });
}

/** Lanes with room, the next sailing of each, of rates that hold for a week yet; visitors are told whether there is room and not how much. */
async function board(db: Db, polId: number | undefined, size: number): Promise<Out<Calls['spaceBoard']>> {
  const now = new Date();
  const today = dayIn(now, CHINA);
  const window = { from: today, to: addDays(today, FORTNIGHT) };
  const rows = await ratesWhere(
    db,
    and(
      onSale(window),
      gte(fclRates.validTo, addDays(today, WEEK)),
      inArray(fclRates.spaceState, [...ROOM]),
      polId === undefined ? undefined : eq(fclRates.polId, polId),
    ),
    LOOKED_AT,
  ).orderBy(asc(fclRates.validTo), asc(fclRates.id));
  const ports = await portsOf(
    db,
    rows.map((row) => row.polId),
  );
  const sailings = rows
    .flatMap((row): Sails[] => {
      const etd = nextSailing(row, window, ports.get(row.polId)?.zone || CHINA, now);
      return etd === undefined ? [] : [{ row, etd }];
    })
    .sort((a, b) => a.etd.localeCompare(b.etd) || a.row.id - b.row.id);
  const lanes = new Set<string>();
  const shown = sailings
    .filter(({ row: { polId, podId } }) => !lanes.has(`${polId}-${podId}`) && lanes.add(`${polId}-${podId}`))
    .slice(0, size);
  const headOf = await headsOf(db, shown);
  return shown.map((one) => ({
    ...headOf(one),
    list: one.row.prices.map(({ ctnType }) => ({ ctnType, state: one.row.spaceState })),
  }));
}

async function ofLane(
  db: Db,
  lane: { polId: number; podId: number },
  from: string,
  days: number,
): Promise<Out<Calls['spaceByRate']>> {
  const now = new Date();
  const to = addDays(from, days - 1);
  const [rows, ports] = await Promise.all([laneRates(db, lane, { from, to }), portsOf(db, [lane.polId])]);
  const zone = ports.get(lane.polId)?.zone || CHINA;
  const open = (row: RateRow, etd: string) => {
    const closes = closing(etd, row.docCutoff, zone);
    return closes === null || Date.parse(closes) > now.getTime();
  };
  const sailings = rows
    .flatMap((row) =>
      sailingDays(row, from, to)
        .filter((etd) => open(row, etd))
        .map((etd): Sails => ({ row, etd })),
    )
    .sort((a, b) => a.etd.localeCompare(b.etd) || a.row.id - b.row.id)
    .slice(0, 200);
  const headOf = await headsOf(db, sailings);
  const list = sailings.map((one) => ({
    ...headOf(one),
    list: one.row.prices.map(({ ctnType }) => ({ ctnType, state: one.row.spaceState, left: one.row.spaceLeft })),
  }));
  return { list };
}

export const space = ({ db }: Services): FileHandlers<'freight', 'space'> => ({
  spaceBoard: ({ polId, size }) => board(db, polId, size),
  spaceByRate: ({ polId, podId, from, days }) => {
    const today = dayIn(new Date(), CHINA);
    return ofLane(db, { polId, podId }, from && from > today ? from : today, days);
  },
});
