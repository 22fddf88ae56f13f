import { contract } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../database/rows.ts';
import { startDemoServer } from '../testing/server.ts';
import { openSession } from '../user/session.ts';
import { medianHours, shareOf } from './report/figures.ts';

const { draftReport, orderReport, statementReport, reportExcel } = contract.desk;
const PERIOD = { from: '2020-01-01', to: '2030-12-31' };
let server: Awaited<ReturnType<typeof startDemoServer>>;
let token: string;

/** One row of a query that was written for this test alone. */
const one = async <Row extends object>(query: ReturnType<typeof sql>): Promise<Row> => {
  const [row] = await rowsOf<Row>(server.database.db, query);
  if (!row) throw new Error('no row');
  return row;
};
const numbers = (row: object) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));

beforeAll(async () => {
  server = await startDemoServer();
  const { id } = await one<{ id: number }>(sql`select id from web_users where account = '13700137000'`);
  token = await openSession(server.database.db, Number(id), 'test');
}, 300_000);
afterAll(() => server.close());

describe('draft rounds', () => {
  it('are those that plain SQL counts', async () => {
    const { data } = await server.call(draftReport, PERIOD, token);
    const counted = await one(sql`
      select count(distinct d.booking_id) bills,
        count(distinct k.booking_id) approved,
        count(distinct case when k.booking_id is not null and d.last = 1
          and not exists (select 1 from bill_requests r where r.booking_id = d.booking_id) then d.booking_id end) "firstTime"
      from (select v.booking_id, v.kind, max(v.version) last from bill_versions v, bookings b
        where b.id = v.booking_id and v.source = 'draft' and (v.kind = 'MBL') = (b.bl_type = 1) group by 1, 2) d
      left join confirmations k on k.booking_id = d.booking_id and k.kind = d.kind`);
    const { bills, approved, firstTime } = data;
    expect({ bills, approved, firstTime }).toEqual(numbers(counted));
    expect(bills).toBeGreaterThan(0);
    expect(data.rounds.reduce((sum, row) => sum + row.bills, 0)).toBe(bills);
    expect(data.weeks.reduce((sum, row) => sum + row.bills, 0)).toBe(bills);
    expect(data.firstTimeShare).toBe(shareOf(firstTime, approved));
  });

  it('leave out what was not in the period', async () => {
    const { data } = await server.call(draftReport, { from: '2019-01-01', to: '2019-12-31' }, token);
    expect(data).toMatchObject({ bills: 0, approved: 0, firstTimeShare: null, medianHours: null, list: [] });
  });
});

it('counts orders by state, and cut-offs met, late and missed as plain SQL does', async () => {
  const { data } = await server.call(orderReport, PERIOD, token);
  const states = await rowsOf<{ s: number; n: number }>(
    server.database.db,
    sql`select order_status s, count(1) n from bookings group by 1 order by 1`,
  );
  expect(data.states.map(({ orderStatus, orders }) => [orderStatus, orders])).toEqual(
    states.map(({ s, n }) => [Number(s), Number(n)]),
  );
  const counted = await one(sql`
    select sum(case when first <= closes then 1 else 0 end) met, sum(case when first > closes then 1 else 0 end) late,
      sum(case when first is null then 1 else 0 end) missed, count(*) "cutOffs"
    from (select b.id, (select min(create_time) from bill_versions v where v.booking_id = b.id) first,
        case when exists (select 1 from booking_cutoffs c where c.booking_id = b.id and c.code = 'DCO')
          then (select c.closes_at from booking_cutoffs c where c.booking_id = b.id and c.code = 'DCO') else b.cut_off end closes
      from bookings b where b.order_status in (3, 4, 6, 8, 9, 10)) x
    where closes < now()`);
  const { met, late, missed, cutOffs } = data;
  expect({ met, late, missed, cutOffs }).toEqual(numbers(counted));
  expect(cutOffs).toBeGreaterThan(0);
});

it('sums deviations and ageing to the cent, as plain SQL does', async () => {
  const { data } = await server.call(statementReport, PERIOD, token);
  const sums = await rowsOf<Record<string, string>>(
    server.database.db,
    sql`select x.currency, sum(p)::numeric(20,2)::text predicted, sum(b)::numeric(20,2)::text billed,
        count(*) n from (
        select l.currency, l.predicted p, l.amount b from account_lines l where l.predicted is distinct from l.amount and l.predicted is not null
          and l.account_id in (select id from accounts where state != 'void' and issue_day is not null)) x group by 1 order by 1`,
  );
  expect(data.sums.map(({ currency, predicted, billed, lines }) => [currency, predicted, billed, lines])).toEqual(
    sums.map(({ currency, predicted, billed, n }) => [currency, predicted, billed, Number(n)]),
  );
  const open = await rowsOf<Record<string, string>>(
    server.database.db,
    sql`select currency, sum(amount - paid)::numeric(20,2)::text total from account_sums where open group by 1 order by 1`,
  );
  expect(data.ageing.map(({ currency, total }) => [currency, total])).toEqual(
    open.map(({ currency, total }) => [currency, total]),
  );
  const cents = (amount: string) => BigInt(amount.replace('.', ''));
  for (const row of data.ageing)
    expect([row.current, row.to30, row.to60, row.to90, row.over90].map(cents).reduce((sum, part) => sum + part)).toBe(
      cents(row.total),
    );
});

it.each(['drafts', 'orders', 'statements'] as const)('comes as a workbook: %s', async (report) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: reportExcel.path,
    payload: { report, ...PERIOD },
    headers: { auth: token, language: 'zh-CN' },
  });
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  // A workbook is a ZIP.
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it.each([
  ['2026-11-20', '2026-11-19', 'to'],
  ['2026-02-30', '2026-03-01', 'from'],
])('knows no period from %s to %s', async (from, to, path) => {
  expect(await server.call(orderReport, { from, to }, token)).toMatchObject({ status: 400, data: { path } });
});

it.each([
  [[], null],
  [[3_600_000], '1.0'],
  [[3_600_000, 7_200_000], '1.5'],
  [[900_000, 10_800_000, 3_600_000], '1.0'],
])('finds what stands in the middle of %j', (spans, expected) => {
  expect(medianHours(spans)).toBe(expected);
});
