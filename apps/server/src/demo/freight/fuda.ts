import { IMPORT_STATE } from '@lading/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  customers,
  fudaPartners,
  fudaSurcharges,
  importErrors,
  importJobs,
  type SheetRow,
  webUsers,
} from '../../database/schema.ts';
import { at, day } from '../clock.ts';
import type { Places } from './fcl.ts';
import { LANES } from './lanes.ts';

/** The one that logs in, and two for whom the forwarder writes. */
const OWN = 'LIANQIAO';
const OTHERS = [
  { code: 'HUAFENG', name: '深圳华沣国际货运代理有限公司', nameEn: 'Shenzhen Huafeng Forwarding Co., Ltd.' },
  { code: 'BAISHUN', name: '青岛百顺国际物流有限公司', nameEn: 'Qingdao Baishun Logistics Co., Ltd.' },
] as const;
const RATES = 120;

/** Who is in the programme: the first customer as a member, a forwarder as a partner. */
async function addMembers(tx: Db, days: number): Promise<number | undefined> {
  const validTo = day(days + 210);
  await tx
    .update(customers)
    .set({ fuda: { memberNo: 'FD000101', validTo } })
    .where(eq(customers.code, 'HAOYU'));
  const [own] = await tx
    .update(customers)
    .set({ fuda: { memberNo: 'FD000102', validTo, partner: true } })
    .where(eq(customers.code, OWN))
    .returning();
  if (!own) return undefined;
  const rows = [{ code: OWN, name: own.name, nameEn: own.nameEn, customerId: own.id }, ...OTHERS];
  await tx.insert(fudaPartners).values(rows);
  return own.id;
}

/** Written by the database itself; on the lane that was drawn each partner has one that is on. */
async function addRates(tx: Db, days: number, places: Places): Promise<void> {
  const drawn = { pol: 'CNNGB', pod: 'USLAX', route: 'USWC', base: 2350, days: 15 };
  const lanes = [drawn, ...LANES].map(({ pol, pod, ...lane }, at) => ({
    ...lane,
    at,
    pol: places.port(pol),
    pod: places.port(pod),
  }));
  await tx.execute(sql`
    with lanes as (
      select * from jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb) as lane(at int, pol bigint, pod bigint, route text, base int, days int)
    ), partners as (
      select id, row_number() over (order by id) - 1 as at from fuda_partners
    ), rows as (
      select n, case when n < 6 then 0 else n % ${lanes.length}::int end as lane, n % 3 as partner, (n * 7) % 25 + 1 as carrier,
        case when n < 6 then 0 else (n / 3) % 10 end as look, (n * 7919) % 41 - 20 as chance
      from generate_series(0, ${RATES - 1}::int) n
    )
    insert into fuda_rates (partner_id, audit_state, reason, share_to, contract_no, pol_id, pod_id, route_code, shipping_id, service_code, etd_days,
      transit_days, doc_cutoff, valid_from, valid_to, currency, prices, sell_markup, included, free_days, space_state, create_time, edited_at)
    select partners.id, case when look < 6 then 3 when look = 6 then 2 when look = 7 then 1 when look = 8 then 4 else 5 end,
      case when look = 8 then '合约号与船公司不符' else '' end, case when n % 4 = 0 then 'all' else 'members' end,
      'SC' || lpad((n * 37 + 1001)::text, 6, '0'), pol, pod, route, carrier, substr(route, 1, 2) || 'F' || (n % 9 + 1),
      jsonb_build_array(n % 7 + 1), days + carrier % 4, jsonb_build_object('days', 4, 'time', '12:00'),
      ${day(days - 5)}::date, ${day(days)}::date + case when n % 20 = 19 then -1 else 25 end, 'USD',
      jsonb_build_array(
        jsonb_build_object('ctnType', 1, 'cost', (round((base * 0.74 + chance) / 5) * 5)::numeric(12, 2)::text, 'member', null),
        jsonb_build_object('ctnType', 2, 'cost', (round((base * 0.9 + chance) / 5) * 5)::numeric(12, 2)::text, 'member', null),
        jsonb_build_object('ctnType', 3, 'cost', (round((base * 0.93 + chance) / 5) * 5)::numeric(12, 2)::text, 'member', null)),
      40 + (n % 5) * 10, '["BAF"]', '{"detention": 7, "demurrage": 7, "combined": true}', case when n % 8 = 5 then 'waitlist' else 'open' end,
      ${at(days - 4, '09:00')}::timestamptz, ${at(days - 1, '15:30')}::timestamptz
    from rows join lanes on lanes.at = rows.lane join partners on partners.at = rows.partner
    order by n
  `);
}

const CHARGES = [
  ['THC', '起运港码头操作费', 'Origin terminal handling', 'PER_CTN', '1240.00', 'CNY', 'origin'],
  ['BKF', '订舱费', 'Booking fee', 'PER_CTN', '300.00', 'CNY', 'origin'],
  ['DOC', '文件费', 'Documentation fee', 'PER_BL', '420.00', 'CNY', 'papers'],
  ['SEAL', '铅封费', 'Seal fee', 'PER_CTN', '45.00', 'CNY', 'origin'],
  ['AMS', '美国舱单费', 'AMS filing', 'PER_BL', '35.00', 'USD', 'papers'],
] as const;

async function addCharges(tx: Db, days: number): Promise<void> {
  const partners = await tx.select({ id: fudaPartners.id }).from(fudaPartners);
  await tx.insert(fudaSurcharges).values(
    partners.flatMap(({ id: partnerId }) =>
      CHARGES.map(([code, name, nameEn, basis, amount, currency, side]) => ({
        partnerId,
        code,
        name,
        nameEn,
        basis,
        amount,
        currency,
        side,
        validFrom: day(days - 30),
        ...(code === 'AMS' && { lane: 'USWC' as const }),
      })),
    ),
  );
}

type Wrong = readonly [row: number, column: string, value: string, code: string, suggestion: string | null];
const WRONG: readonly Wrong[] = [
  [4, 'hq40', '22O0', 'number', '2200'],
  [9, 'pol', 'Ningpo', 'notListed', 'Ningbo'],
  [13, 'validTo', '2026-11-31', 'form', '2026-11-30'],
  [18, 'gp20', '1,7,5', 'number', null],
  [22, 'carrier', 'COSC', 'notListed', null],
  [31, 'days', '8', 'form', null],
  [40, 'transit', 'I4', 'number', '14'],
];
const GOOD: Readonly<Record<string, string>> = {
  pol: 'CNNGB',
  pod: 'USLGB',
  carrier: 'COSCO',
  service: 'AAC3',
  days: '4',
  transit: '14',
  hq40: '2200',
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  currency: 'USD',
  markup: '60',
};

/** A sheet of the partner's of which seven rows were left out. */
async function addImport(tx: Db, days: number, customerId: number): Promise<void> {
  const [user] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.customerId, customerId));
  if (!user) return;
  const rows = WRONG.map(([row, column, value]): SheetRow => ({ row, cells: { ...GOOD, [column]: value } }));
  const time = new Date(at(days - 1, '15:20'));
  const [job] = await tx
    .insert(importJobs)
    .values({
      kind: 'fudaRate',
      customerId,
      userId: user.id,
      fileName: 'lianqiao-2026-11.xlsx',
      state: IMPORT_STATE.errors,
      total: 47,
      checked: 47,
      ok: 40,
      failed: WRONG.length,
      rows,
      createTime: time,
      doneAt: time,
    })
    .returning({ id: importJobs.id });
  await tx.insert(importErrors).values(
    WRONG.map(([row, column, value, code, suggestion]) => ({
      jobId: job?.id ?? 0,
      row,
      column,
      value,
      code,
      suggestion,
    })),
  );
}

/** The partner programme: who is in it, what partners ask and charge, and a sheet that was not quite right. */
export async function addFuda(tx: Db, days: number, places: Places): Promise<void> {
  const own = await addMembers(tx, days);
  if (own === undefined) return;
  await addRates(tx, days, places);
  await addCharges(tx, days);
  await addImport(tx, days, own);
}
