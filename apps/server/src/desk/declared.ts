import type { ApplicationKind, Code, DeskQueueKind, StaffRole } from '@lading/api-client/contract';
import { WEB_STATUS } from '@lading/validators/bill';
import { type SQL, sql } from 'drizzle-orm';
import {
  accounts,
  applications,
  billRequests,
  bills,
  billVersions,
  bookingForms,
  bookings,
  chargeQueries,
  customers,
  fbaEnquiries,
  fbaWarehouses,
  importJobs,
  inquiries,
  outbound,
  preplans,
  releases,
  vgms,
  webhookDeliveries,
  webhooks,
  webUsers,
} from '../database/schema.ts';
import { DECIDES } from '../user/decisions.ts';

interface Queue {
  /** whoever holds it sees the queue */
  readonly code: Code;
  /** whose daily work it is; a code that was granted by itself makes it anybody's */
  readonly roles: readonly StaffRole[];
  /** working days until the desk means to have answered */
  readonly days: number;
  /** what waits: id, customer_id, company, company_en, what, since; `closes` too where it may close before the desk's own limit */
  readonly rows: SQL;
  readonly closes?: true;
}

const application = (kind: ApplicationKind, what: SQL): Queue => ({
  code: 'customer:review',
  roles: DECIDES[kind],
  days: 2,
  rows: sql`select a.id, a.customer_id, c.name company, c.name_en company_en, ${what} what, a.create_time since
    from ${applications} a join ${customers} c on c.id = a.customer_id where a.state = 1 and a.kind = ${sql.raw(`'${kind}'`)}`,
});

/** An instruction of a booking in one state, by when it came last. */
const instruction = (status: number): Queue => ({
  code: 'bill:issue',
  roles: ['doc', 'admin'],
  days: 1,
  closes: true,
  rows: sql`select b.id, b.customer_id, c.name company, c.name_en company_en,
    concat_ws(' · ', b.booking_no, nullif(concat_ws(' ', b.vessel, b.voyage), '')) what, coalesce(v.since, b.create_time) since, b.cut_off closes
    from ${bookings} b join ${customers} c on c.id = b.customer_id left join lateral (select max(version.create_time) since
      from ${billVersions} version where version.booking_id = b.id and version.source = 'instruction') v on true
    where b.web_status = ${sql.raw(String(status))} and v.since is not null and b.order_status not in (1, 7, 9)`,
});

/** What somebody asked, or has to say of the portal. */
const question = (by: Omit<Queue, 'rows'>, topics: SQL): Queue => ({
  ...by,
  rows: sql`select i.id, i.customer_id, coalesce(c.name, i.name) company, coalesce(c.name_en, '') company_en, left(i.question, 120) what,
    i.create_time since from ${inquiries} i left join ${customers} c on c.id = i.customer_id where i.state = 1 and ${topics}`,
});

/** Every queue of the desk; another one is a line here, one in the contract and one in the portal. */
export const QUEUES: Readonly<Record<DeskQueueKind, Queue>> = {
  booking: {
    code: 'order:accept',
    roles: ['op', 'admin'],
    days: 1,
    rows: sql`select b.id, b.customer_id, c.name company, c.name_en company_en, concat_ws(' ', b.booking_no, b.port_start_code, '→', b.port_end_code) what,
      coalesce(f.submitted_at, b.create_time) since from ${bookings} b join ${bookingForms} f on f.booking_id = b.id
      join ${customers} c on c.id = b.customer_id where b.order_status in (2, 6)`,
  },
  change: {
    code: 'bill:issue',
    roles: ['doc', 'admin'],
    days: 1,
    closes: true,
    rows: sql`select b.id, b.customer_id, c.name company, c.name_en company_en, concat(b.booking_no, ' · ', count(*)) what,
      min(r.create_time) since, b.cut_off closes from ${billRequests} r join ${bookings} b on b.id = r.booking_id
      join ${customers} c on c.id = b.customer_id where r.status = 'open' group by b.id, c.id`,
  },
  // Sent and not looked at; answered, and no draft since: changes that are still open are another queue.
  instruction: instruction(WEB_STATUS.submitted),
  draft: instruction(WEB_STATUS.accepted),
  vgm: {
    code: 'vgm:process',
    roles: ['op', 'doc', 'admin'],
    days: 1,
    closes: true,
    rows: sql`select b.id, b.customer_id, c.name company, c.name_en company_en, concat(b.booking_no, ' · ', count(*)) what,
      min(coalesce(g.submitted_at, b.create_time)) since, b.cut_off closes from ${vgms} g join ${bookings} b on b.id = g.booking_id
      join ${customers} c on c.id = b.customer_id where g.status in (2, 3) group by b.id, c.id`,
  },
  preplan: {
    code: 'preplan:process',
    roles: ['op', 'doc', 'admin'],
    days: 1,
    closes: true,
    rows: sql`select b.id, b.customer_id, c.name company, c.name_en company_en,
      concat_ws(' · ', b.booking_no, nullif(concat_ws(' ', b.vessel, b.voyage), '')) what, coalesce(p.submitted_at, b.create_time) since,
      b.cut_off closes from ${preplans} p join ${bookings} b on b.id = p.booking_id
      join ${customers} c on c.id = b.customer_id where p.status in (2, 3)`,
  },
  release: {
    code: 'release:decide',
    roles: ['doc', 'finance', 'admin'],
    days: 1,
    rows: sql`select r.id, r.customer_id, c.name company, c.name_en company_en,
      concat_ws(' · ', b.booking_no, coalesce(nullif(l.hbl_no, ''), nullif(l.mbl_no, ''))) what, r.applied_at since
      from ${releases} r join ${customers} c on c.id = r.customer_id join ${bookings} b on b.id = r.booking_id
      join ${bills} l on l.id = r.bill_id where r.status in (2, 3)`,
  },
  // A statement with lines that its customer asks about.
  statement: {
    code: 'charge:issue',
    roles: ['finance', 'admin'],
    days: 1,
    rows: sql`select q.id, q.customer_id, c.name company, c.name_en company_en, concat_ws(' · ', a.account_no, q.line->>'name') what,
      q.create_time since from ${chargeQueries} q join ${accounts} a on a.id = q.account_id join ${customers} c on c.id = q.customer_id
      where q.status = 'open'`,
  },
  certification: application('certification', sql`coalesce(a.content->>'companyName', '')`),
  credit: application('credit', sql`concat(a.content->>'limit', ' CNY')`),
  fuda: application('fuda', sql`concat(a.content->>'monthlyTeu', ' TEU')`),
  inquiry: question({ code: 'staff:home', roles: ['sales', 'doc', 'admin'], days: 1 }, sql`i.topic <> 'feedback'`),
  fbaEnquiry: {
    code: 'fba:answer',
    roles: ['sales', 'pricing', 'admin'],
    days: 1,
    rows: sql`select e.id, e.customer_id, coalesce(c.name, nullif(e.company_name, ''), e.contact_name) company, coalesce(c.name_en, '') company_en,
      concat_ws(' · ', coalesce(w.code, e.zip), e.goods) what, e.create_time since
      from ${fbaEnquiries} e left join ${customers} c on c.id = e.customer_id left join ${fbaWarehouses} w on w.id = e.warehouse_id where e.state in (1, 2)`,
  },
  feedback: question({ code: 'staff:home', roles: ['sales', 'content', 'admin'], days: 3 }, sql`i.topic = 'feedback'`),
  importJob: {
    code: 'rate:edit',
    roles: ['pricing', 'admin'],
    days: 1,
    rows: sql`select j.id, j.customer_id, coalesce(c.name, u.name) company, coalesce(c.name_en, u.name_en) company_en,
      concat_ws(' · ', j.file_name, j.failed) what, coalesce(j.done_at, j.create_time) since
      from ${importJobs} j join ${webUsers} u on u.id = j.user_id left join ${customers} c on c.id = j.customer_id
      where j.state in (3, 7) and j.customer_id is null`,
  },
  // What was not sent in spite of all tries: letters by even numbers, calls of customers' systems by odd ones. Older ones are in the lists.
  job: {
    code: 'user:admin',
    roles: ['admin'],
    days: 1,
    rows: sql`select o.id * 2 id, null::bigint customer_id, o.template company, o.template company_en,
      concat_ws(' · ', o.channel, nullif(o.failure, '')) what, coalesce(o.done_at, o.create_time) since from ${outbound} o
      where o.state in ('failed', 'unknown') and o.create_time > now() - interval '7 days'
      union all select d.id * 2 + 1, w.customer_id, coalesce(c.name, ''), coalesce(c.name_en, ''),
      concat_ws(' · ', d.event, nullif(d.failure, '')), coalesce(d.done_at, d.create_time) from ${webhookDeliveries} d
      join ${webhooks} w on w.id = d.webhook_id left join ${customers} c on c.id = w.customer_id
      where d.state = 'failed' and d.create_time > now() - interval '7 days'`,
  },
};

// The days of the week by the clock of China; public holidays are not known here.
const limitOf = (days: number) => sql`since + make_interval(days => ${sql.raw(String(days))} + case
  when extract(isodow from since at time zone 'Asia/Shanghai') = 6 then 2
  when extract(isodow from since at time zone 'Asia/Shanghai') = 7 then 1
  when extract(isodow from since at time zone 'Asia/Shanghai') + ${sql.raw(String(days))} > 5 then 2
  else 0 end)`;

/** All that waits in some queues as one table: kind, id, customer_id, company, company_en, what, since, due. */
export const waiting = (kinds: readonly DeskQueueKind[]): SQL =>
  sql.join(
    kinds.map((kind) => {
      const { rows, days, closes } = QUEUES[kind];
      const due = closes ? sql`least(closes, ${limitOf(days)})` : limitOf(days);
      return sql`select ${sql.raw(`'${kind}'`)}::text kind, id, customer_id, company, company_en, what, since, ${due} due from (${rows}) ${sql.raw(kind)}`;
    }),
    sql` union all `,
  );
