import type { contract, Out } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { rowsOf } from '../../database/rows.ts';
import { billRequests, bills, billVersions, bookings, confirmations, customers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { chinaDate, isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { hoursBetween, medianHours, shareOf } from './figures.ts';

type Report = Out<typeof contract.desk.draftReport>;

interface Row {
  bookingId: number | string;
  bookingNo: string;
  billNo: string;
  company: string;
  companyEn: string;
  rounds: number | string;
  requests: number | string;
  firstAt: string | Date;
  approvedAt: string | Date | null;
}

/** As many rows are listed, those with most rounds first. */
const MOST = 200;
/** Bills with more rounds are counted together. */
const MOST_ROUNDS = 5;

/** Monday of the week of a day of the desk. */
function weekOf(at: Date): string {
  const day = new Date(`${chinaDate(at)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

interface Bill {
  readonly row: Row;
  readonly rounds: number;
  readonly requests: number;
  readonly first: Date;
  readonly approved: Date | null;
}
const isFirstTime = ({ rounds, requests, approved }: Bill): boolean =>
  approved !== null && rounds === 1 && requests === 0;

async function billsOf(db: Db, start: Date, end: Date): Promise<Bill[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    with drafts as (
      select version.booking_id, version.kind, min(version.create_time) first_at, max(version.version) rounds
      from ${billVersions} version join ${bookings} b on b.id = version.booking_id
      where version.source = 'draft' and version.kind = case when b.bl_type = 1 then 'MBL' else 'HBL' end
      group by version.booking_id, version.kind
      having min(version.create_time) >= ${start.toISOString()} and min(version.create_time) < ${end.toISOString()}
    )
    select b.id "bookingId", b.booking_no "bookingNo", c.name company, c.name_en "companyEn",
      coalesce(nullif(l.hbl_no, ''), nullif(l.mbl_no, ''), b.mbl_no) "billNo", d.rounds, d.first_at "firstAt",
      (select count(*) from ${billRequests} r where r.booking_id = b.id) requests,
      (select min(k.create_time) from ${confirmations} k where k.booking_id = b.id and k.kind = d.kind) "approvedAt"
    from drafts d join ${bookings} b on b.id = d.booking_id join ${customers} c on c.id = b.customer_id
      left join ${bills} l on l.booking_id = b.id and l.kind = d.kind and l.position = 0
    order by d.first_at, b.id`,
  );
  return rows.map((row) => ({
    row,
    rounds: Number(row.rounds),
    requests: Number(row.requests),
    first: new Date(row.firstAt),
    approved: row.approvedAt === null ? null : new Date(row.approvedAt),
  }));
}

/** Drafts until a bill is approved, of the bills whose first draft was issued in a period. */
export async function draftsReport(
  db: Db,
  { start, end }: { start: Date; end: Date },
  language: Language,
): Promise<Report> {
  const found = await billsOf(db, start, end);
  const approved = found.filter((one) => one.approved !== null);
  const firstTime = found.filter(isFirstTime);
  const spans = approved.map((one) => (one.approved?.getTime() ?? 0) - one.first.getTime());
  const weeks = Map.groupBy(found, ({ first }) => weekOf(first));
  const rounds = Map.groupBy(found, (one) => Math.min(MOST_ROUNDS, one.rounds));
  return {
    bills: found.length,
    approved: approved.length,
    firstTime: firstTime.length,
    firstTimeShare: shareOf(firstTime.length, approved.length),
    medianHours: medianHours(spans),
    rounds: Array.from({ length: MOST_ROUNDS }, (_, at) => ({
      rounds: at + 1,
      bills: rounds.get(at + 1)?.length ?? 0,
    })),
    weeks: [...weeks].map(([week, of]) => ({
      week,
      bills: of.length,
      firstTimeShare: shareOf(of.filter(isFirstTime).length, of.filter((one) => one.approved !== null).length),
    })),
    list: found
      .toSorted((a, b) => b.rounds - a.rounds || b.requests - a.requests)
      .slice(0, MOST)
      .map(({ row, first, approved: at, ...of }) => ({
        bookingId: Number(row.bookingId),
        bookingNo: row.bookingNo,
        billNo: row.billNo,
        ...of,
        customerName: ofLanguage(language, row.company, row.companyEn),
        firstAt: isoInstant(first),
        approvedAt: at && isoInstant(at),
        hours: at && hoursBetween(first, at),
      })),
  };
}
