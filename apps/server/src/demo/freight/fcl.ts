import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { fclRates, RATE_STATUS } from '../../database/schema.ts';
import { day } from '../clock.ts';
import { CARRIERS, type CarrierCode } from '../order/carriers.ts';
import { DRAWN } from './drawn.ts';
import { LANES } from './lanes.ts';

/** Ids of the ports by their codes, and of their terminals by port and code. */
export interface Places {
  port(code: string): number;
  wharf(code: string): number | null;
}

const NUMBERS: Readonly<Record<CarrierCode, number>> = {
  COSCO: 1,
  OOCL: 2,
  ONE: 3,
  EMC: 4,
  YML: 5,
  MATSON: 6,
  SITC: 7,
  SINOKOR: 15,
};
/** Carriers of a lane, and weeks that each of them has a price for: from eight weeks ago on. */
const [OF_LANE, WEEKS, BEFORE] = [10, 34, 8];

/** The six channels that were drawn. */
export async function addDrawn(tx: Db, sheetId: number, days: number, places: Places): Promise<void> {
  const stamp = day(days).slice(2).replaceAll('-', '');
  // The same distance from today whichever day that is.
  const weekday = (drawn: number) => ((drawn - 1 + days) % 7) + 1;
  await tx.insert(fclRates).values(
    DRAWN.map((rate, at) => ({
      rateNo: `FR${stamp}${String(at + 1).padStart(5, '0')}`,
      sheetId,
      routeCode: 'USWC' as const,
      polId: places.port('CNNGB'),
      podId: places.port('USLAX'),
      shippingId: rate.shippingId,
      polWharfId: places.wharf(rate.wharf),
      podWharfId: places.wharf(rate.endWharf),
      serviceCode: rate.service,
      vessel: rate.vessel,
      voyage: `0${at + 41}E`,
      etdDays: [weekday(rate.weekday)],
      transitDays: rate.transit,
      viaIds: rate.via ? [places.port(rate.via)] : [],
      docCutoff: { days: rate.doc[0], time: rate.doc[1] },
      bidCutoff: { days: rate.bid[0], time: rate.bid[1] },
      vgmCutoff: { days: rate.doc[0] - 2, time: '12:00' },
      cyCutoff: { days: rate.doc[0] - 3, time: '17:00' },
      cusCutoff: { days: rate.doc[0] - 3, time: '18:00' },
      validFrom: day(days + rate.from),
      validTo: day(days + rate.to),
      currency: 'USD',
      included: ['BAF'],
      prices: Object.entries(rate.prices).map(([ctnType, member]) => ({
        ctnType: Number(ctnType),
        member,
        floor: `${Number.parseInt(member, 10) - 90}.00`,
        ...(rate.list && ctnType === '3' ? { list: rate.list } : {}),
      })),
      freeDays: { detention: rate.free, demurrage: rate.free, combined: true },
      spaceState: rate.space,
      spaceLeft: rate.left ?? null,
      promoted: rate.promoted ?? false,
      remark: rate.cn,
      remarkEn: rate.en,
    })),
  );
}

/**
 * All other lanes, written by the database itself: 59 lanes, ten of 25 carriers each, a row for a week. What looks like chance is
 * reckoned from lane, carrier and week, so that it is the same on every machine.
 */
export async function addGenerated(tx: Db, sheetId: number, days: number, places: Places): Promise<void> {
  const lanes = LANES.map((lane, at) => ({ ...lane, at, pol: places.port(lane.pol), pod: places.port(lane.pod) }));
  const ships = Object.entries(CARRIERS).map(([code, { ships: names }]) => ({
    id: NUMBERS[code as CarrierCode],
    names,
  }));
  const via = [places.port('KRPUS'), places.port('SGSIN')];
  await tx.execute(sql`
    with lanes as (
      select * from jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb) as lane(at int, pol bigint, pod bigint, route text, base int, days int)
    ), fleets as (
      select * from jsonb_to_recordset(${JSON.stringify(ships)}::jsonb) as fleet(id int, names jsonb)
    ), rows as (
      select lanes.*, n, week, (at * 3 + n * 7) % 25 + 1 as carrier,
        (at * 7919 + n * 10473 + week * 12997) % 1009 as chance, (at * 31 + n * 17) % 100 as ofservice,
        row_number() over (order by at, n, week) as number
      from lanes, generate_series(0, ${OF_LANE - 1}::int) n, generate_series(0, ${WEEKS - 1}::int) week
    ), priced as (
      select *, round((base * (1 + 0.05 * sin(week / 3.0 + at)) + (carrier % 7 - 3) * base * 0.012 + (chance % 40 - 20) * base * 0.001) / 5) * 5 as price,
        ${day(days)}::date + (week - ${BEFORE}::int) * 7 as monday
      from rows
    )
    insert into fcl_rates (rate_no, sheet_id, status, pol_id, pod_id, route_code, shipping_id, service_code, vessel, voyage, etd_days,
      transit_days, via_ids, doc_cutoff, bid_cutoff, vgm_cutoff, cy_cutoff, cus_cutoff, valid_from, valid_to, currency, prices, included, free_days,
      space_state, space_left, goods_limit, promoted)
    select 'FR' || to_char(${day(days)}::date, 'YYMMDD') || lpad((number + 100)::text, 5, '0'), ${sheetId}::bigint, ${RATE_STATUS.live}::int,
      pol, pod, route, carrier, substr(route, 1, 2) || chr(65 + carrier) || (n + 1),
      coalesce(fleets.names ->> (week % jsonb_array_length(fleets.names)), ''), case when fleets.names is null then '' else lpad((week + 20)::text, 3, '0') || 'E' end,
      jsonb_build_array((carrier + at) % 7 + 1), days + carrier % 4 + case when ofservice < 12 then 4 else 0 end,
      case when ofservice < 12 then jsonb_build_array(case when pod = ${via[0]}::bigint or chance % 2 = 0 then ${via[1]}::bigint else ${via[0]}::bigint end) else '[]'::jsonb end,
      jsonb_build_object('days', 4 + carrier % 3, 'time', (array['10:00', '12:00', '17:00'])[carrier % 3 + 1]),
      case when carrier % 3 = 0 then '{"days": 7, "time": "17:00"}'::jsonb end, '{"days": 3, "time": "12:00"}', '{"days": 2, "time": "17:00"}', '{"days": 2, "time": "18:00"}',
      monday, monday + 6, 'USD',
      jsonb_build_array(
        jsonb_build_object('ctnType', 1, 'member', (round(price * 0.156) * 5)::numeric(12, 2)::text),
        jsonb_build_object('ctnType', 2, 'member', (price - 70)::numeric(12, 2)::text),
        jsonb_build_object('ctnType', 3, 'member', price::numeric(12, 2)::text, 'floor', (price - 90)::numeric(12, 2)::text),
        jsonb_build_object('ctnType', 4, 'member', (price + 180)::numeric(12, 2)::text)),
      '["BAF"]', jsonb_build_object('detention', 5 + carrier % 3, 'demurrage', 5 + carrier % 3, 'combined', true),
      case when chance % 100 < 5 then 'full' when chance % 100 < 13 then 'waitlist' when chance % 100 < 23 then 'limited' else 'open' end,
      case when chance % 100 >= 13 and chance % 100 < 23 then 1 + chance % 9 end,
      case when carrier % 5 = 0 then '[2]'::jsonb else '[]'::jsonb end, at % 5 = 0 and n = 0 and week = ${BEFORE + 1}::int
    from priced left join fleets on fleets.id = carrier
  `);
}
