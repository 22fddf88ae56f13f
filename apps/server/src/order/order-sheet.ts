import { inArray } from 'drizzle-orm';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { inZone } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { bookings } from '../database/schema.ts';
import type { Download } from '../http/answer.ts';
import { type Language, say, type TextId } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { orderColumns, orderRow } from './page-row.ts';

type Booking = typeof bookings.$inferSelect;
type Row = ReturnType<typeof orderRow>;

// Always text: a number keeps its zeros, and nothing that somebody wrote is reckoned.
const text = (value: string): Cell => (value === '' ? null : { value, type: String });
const head = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#E3EDEF',
  bottomBorderStyle: 'thin',
});

/** By the clock of its port, which is named: `2026-11-21 17:00 (Asia/Shanghai)`. */
const closes = ({ cutOff, zone }: Row): string =>
  cutOff === null ? '' : `${inZone(new Date(cutOff), zone).slice(0, 16).replace('T', ' ')} (${zone})`;

interface Column {
  readonly head: TextId;
  readonly width: number;
  cell(row: Row): string;
}
const COLUMNS: readonly Column[] = [
  { head: 'sheetBookingNo', width: 16, cell: ({ bookingNo }) => bookingNo },
  { head: 'sheetBkgNo', width: 18, cell: ({ bkgNo }) => bkgNo },
  { head: 'sheetMblNo', width: 20, cell: ({ mblNo }) => mblNo },
  { head: 'sheetCarrier', width: 16, cell: ({ shippingName }) => shippingName },
  {
    head: 'sheetPol',
    width: 22,
    cell: ({ portStartName, portStartCode }) => `${portStartName} ${portStartCode}`.trim(),
  },
  { head: 'sheetPod', width: 22, cell: ({ portEndName, portEndCode }) => `${portEndName} ${portEndCode}`.trim() },
  { head: 'sheetVessel', width: 26, cell: ({ vessel }) => vessel },
  { head: 'sheetVoyage', width: 10, cell: ({ voyage }) => voyage },
  { head: 'sheetEtd', width: 12, cell: ({ etd }) => etd ?? '' },
  { head: 'sheetCutOff', width: 34, cell: closes },
  { head: 'sheetContainers', width: 20, cell: ({ containers }) => containers },
  { head: 'sheetOrderStatus', width: 18, cell: ({ orderStatusName }) => orderStatusName },
  { head: 'sheetBillStatus', width: 18, cell: ({ webStatusName }) => webStatusName },
];

/** Some bookings as a workbook of Excel, a row each, in the order in which they were named. */
export async function orderSheet(
  db: Db,
  bookingIds: readonly number[],
  found: readonly Booking[],
  language: Language,
): Promise<Download> {
  const ids = found.map(({ id }) => id);
  const rows = await db.select(orderColumns).from(bookings).where(inArray(bookings.id, ids));
  const place = new Map(bookingIds.map((id, at) => [id, at]));
  const sorted = rows.toSorted((a, b) => (place.get(a.row.id) ?? 0) - (place.get(b.row.id) ?? 0));
  const data = [
    COLUMNS.map((column) => head(say(language, column.head))),
    ...sorted.map((row) => COLUMNS.map(({ cell }) => text(cell(orderRow(row, language))))),
  ];
  const body = await writeExcelFile(data, {
    sheet: say(language, 'sheetOrders'),
    columns: COLUMNS.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return {
    name: `orders_${rows.length}_${isoInstant(new Date()).slice(0, 10)}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body,
  };
}
