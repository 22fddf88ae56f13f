import type { Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import type { BookingDraft } from '@lading/validators/booking';
import { getTableColumns, sql } from 'drizzle-orm';
import { zoneOf } from '../basedata/zones.ts';
import { accounts, bills, bookingForms, bookings, containers, todos } from '../database/schema.ts';
import { boxOf } from '../freight/named.ts';
import { type Language, sayNumbered } from '../messages/say.ts';
import { isoInstant } from '../time.ts';

type Order = Out<PortalContract['order']['orderPage']>['records'][number];

// Both are asked for the rows of a page only, in the query that finds them. Names are written out: in a query of one table the builder
// leaves out whose column it is.

/** The type of each container of the main bill, on a line of its own: to count them in the query costs twice as much. */
const boxTypes = sql<string | null>`(
  select string_agg(box.ctn_type_name, E'\\n')
  from ${containers} box inner join ${bills} bill on bill.id = box.bill_id
  where bill.booking_id = ${bookings}.id and bill.position = 0
    and bill.kind = case when ${bookings}.bl_type = 1 then 'MBL' else 'HBL' end
)`;

/** The boxes that a booking of the portal asks for: what counts until there is a bill with containers. */
const wanted = sql<BookingDraft['equipment']['boxes'] | null>`(
  select form.draft -> 'equipment' -> 'boxes' from ${bookingForms} form where form.booking_id = ${bookings}.id
)`;

const asWanted = (boxes: Found['wanted']): string =>
  (boxes ?? [])
    .flatMap(({ ctnType, count }) => (ctnType !== null && count ? [`${count}×${boxOf(ctnType)}`] : []))
    .join(' ');

/** `2×40HQ 1×20GP`, the commonest type first. */
function counted(types: string | null): string {
  const numbers = new Map<string, number>();
  for (const type of types?.split('\n') ?? []) numbers.set(type, (numbers.get(type) ?? 0) + 1);
  const sorted = [...numbers].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  return sorted.map(([type, number]) => `${number}×${type}`).join(' ');
}

/** The newest statement that still counts. */
const billed = sql<{ id: number; status: number } | null>`(
  select json_build_object('id', account.id, 'status', account.status)
  from ${accounts} account
  where account.booking_id = ${bookings}.id and account.status <> ${sql.raw(String(ACCOUNT_STATUS.void))}
  order by account.id desc limit 1
)`;

/** The kind of work that waits for the customer and closes first. */
const openToDo = sql<number | null>`(
  select todo.bus_type from ${todos} todo
  where todo.booking_id = ${bookings}.id and todo.status = 2
  order by todo.due_at asc nulls last, todo.id limit 1
)`;

const { customerId: _customer, sampleFileId: _sample, createTime: _time, ...shown } = getTableColumns(bookings);

/** What is asked of each booking of a list. */
export const orderColumns = { row: shown, boxTypes, wanted, billed, openToDo };

interface Found {
  row: Omit<typeof bookings.$inferSelect, 'customerId' | 'sampleFileId' | 'createTime'>;
  boxTypes: string | null;
  wanted: BookingDraft['equipment']['boxes'] | null;
  billed: { id: number; status: number } | null;
  openToDo: number | null;
}

/** One booking as a list shows it. */
export function orderRow({ row, ...of }: Found, language: Language): Order {
  const chinese = language === 'zh-CN';
  return {
    bookingId: row.id,
    orderId: row.orderId,
    bookingNo: row.bookingNo,
    bkgNo: row.bkgNo,
    mblNo: row.mblNo,
    blType: row.blType,
    shippingName: row.shippingName,
    portStartName: chinese ? row.portStartNameCn || row.portStartNameEn : row.portStartNameEn || row.portStartNameCn,
    portStartCode: row.portStartCode,
    portEndName: chinese ? row.portEndNameCn || row.portEndNameEn : row.portEndNameEn || row.portEndNameCn,
    portEndCode: row.portEndCode,
    vessel: row.vessel,
    voyage: row.voyage,
    etd: row.etd,
    cutOff: row.cutOff && isoInstant(row.cutOff),
    zone: zoneOf(row.portStartCode),
    containers: counted(of.boxTypes) || asWanted(of.wanted),
    webStatus: row.webStatus,
    webStatusName: sayNumbered(language, 'webStatus', row.webStatus),
    orderStatus: row.orderStatus,
    orderStatusName: sayNumbered(language, 'orderStatus', row.orderStatus),
    openToDo: of.openToDo,
    accountId: of.billed?.id ?? null,
    accountStatus: of.billed?.status ?? null,
  };
}
