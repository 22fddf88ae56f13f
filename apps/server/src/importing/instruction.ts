import { containerNumber, latinText, sealNumber, volume, weight } from '@lading/validators';
import { draftChanges } from '@lading/validators/bill';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { DICTIONARY, type DictionaryName } from '../basedata/dictionary.ts';
import type { Db } from '../database/open.ts';
import { bills, bookings } from '../database/schema.ts';
import { publish } from '../live/bus.ts';
import { lockBooking } from '../order/find.ts';
import { draftsOf, keepDraft } from '../order/instruction/drafts.ts';
import { mergeDraft } from '../order/instruction/merge.ts';
import { modeOf } from '../order/instruction/mode.ts';
import { ownKind } from '../order/versions/find.ts';
import { type Choice, nameIn, oneOf, plain, textOf, wholeNumber } from './cells.ts';
import { type Entry, filled, type Lists, type Row } from './instruction-rows.ts';
import { type Bringer, type Column, defineKind, type Read } from './kind.ts';
import { head, latin, measure, tariff } from './trade-cells.ts';

const entriesOf = (name: DictionaryName): Choice<Entry | null>[] =>
  DICTIONARY[name].map(({ id, names: [first = '', ...rest] }) => ({
    value: { id, name: first },
    names: [rest.find((one) => /\p{Script=Han}/u.test(one)) ?? first, first, ...rest],
  }));

/** Bookings of whoever brings the rows on which an instruction can be written, by any of their numbers. */
async function lists(db: Db, by: Bringer): Promise<Lists> {
  const rows =
    by.customerId === null
      ? []
      : await db
          .select({ booking: bookings, position: bills.position, kind: bills.kind })
          .from(bookings)
          .innerJoin(bills, eq(bills.bookingId, bookings.id))
          .where(and(eq(bookings.customerId, by.customerId), inArray(bookings.webStatus, [1, 2, 3, 9])))
          .orderBy(asc(bookings.id), asc(bills.position));
  const open = new Map<number, { booking: typeof bookings.$inferSelect; positions: number[] }>();
  for (const { booking, position, kind } of rows) {
    if (kind !== ownKind(booking) || modeOf(booking) === 'closed') continue;
    const known = open.get(booking.id) ?? { booking, positions: [] };
    known.positions.push(position);
    open.set(booking.id, known);
  }
  return {
    by,
    bookings: [...open.values()].map(({ booking: { id, bookingNo, bkgNo }, positions }) => ({
      value: { bookingId: id, positions },
      names: [bookingNo, bookingNo, ...(bkgNo === '' ? [] : [bkgNo])],
    })),
    ctnType: entriesOf('ctnType'),
    packageType: entriesOf('packageType'),
  };
}

/** Which of the sub-bills, 0 the main one. */
function part(cell: string, { bookings: known }: Lists, bookingNo: string): Read<number> {
  const read = wholeNumber(cell);
  if (!('value' in read)) return read;
  const target = oneOf(bookingNo, known);
  const wanted = read.value ?? 0;
  if ('value' in target && !target.value.positions.includes(wanted))
    return { code: 'range', values: { least: 0, most: Math.max(...target.value.positions) } };
  return { value: wanted };
}

/** A party in the lines of a bill. */
const party = (cell: string): Read<string> => {
  const text = plain(cell).replace(/\r\n?/g, '\n');
  if (text === '' || latinText.is(text)) return { value: text };
  const repaired = latinText.normalize(text);
  return { code: 'latin', ...(latinText.is(repaired) && { suggestion: repaired }) };
};

/** A number that a rule knows; what its repair makes of it is offered. */
const coded =
  (rule: typeof containerNumber) =>
  (cell: string): Read<string> => {
    const text = plain(cell);
    if (text === '' || rule.is(text)) return { value: text };
    const repaired = rule.normalize(text);
    if (rule.is(repaired)) return { value: repaired };
    const [offer] = rule.check(text)?.suggestions ?? [];
    return { code: 'form', ...(offer !== undefined && rule.is(offer) && { suggestion: offer }) };
  };

const chosen = (
  zh: string,
  en: string,
  type: 'ctnType' | 'packageType',
  example: string,
): Column<Entry | null, Lists> => ({
  ...head(zh, en, example),
  choices: (known, language) => known[type].map((one) => nameIn(language, one)),
  read: (cell, known) => oneOf<Entry | null>(cell, known[type], null),
});

async function write(tx: Db, rows: readonly Row[], { by }: Lists): Promise<void> {
  const { userId, jobId } = by;
  if (userId === undefined) throw new Error('instructions are brought by somebody of a customer');
  for (const bookingId of new Set(rows.map((row) => row.bookingNo.bookingId))) {
    const booking = await lockBooking(tx, { id: bookingId });
    // Sent or issued since it was looked at: nothing of it is written.
    if (modeOf(booking) === 'closed') throw new Error(`booking ${bookingId} is closed`);
    const own = rows.filter((row) => row.bookingNo.bookingId === bookingId);
    for (const draft of await draftsOf(tx, booking)) {
      const wanted = own.filter((row) => draft.kind === ownKind(booking) && row.part === draft.position);
      if (wanted.length === 0) continue;
      const next = filled(draft, wanted, `i${jobId ?? 0}`);
      const now = new Date();
      const writing = { base: draft.revision, userId, at: now.getTime(), page: '' };
      const { revision, values, written } = mergeDraft(draft, draftChanges(draft.values, next), writing);
      await keepDraft(tx, { bookingId, billId: draft.billId, revision, values, written, userId, savedAt: now });
    }
    const { customerId } = booking;
    await publish(tx, { type: 'order', customerId, bookingId, change: 'instruction' });
  }
}

/** Instructions, a row for each container or line of goods: they are written into the bills of their bookings, all of them or none. */
export const instruction = defineKind<Row, Lists>({
  name: 'instruction',
  code: 'si:edit',
  mode: 'whole',
  lists,
  keyOf: (row) =>
    [row.bookingNo.bookingId, row.part, row.ctnNo, row.goods, row.hsCode, row.packageType?.id, row.marks].join('|'),
  keyColumn: 'ctnNo',
  write,
  columns: {
    bookingNo: {
      ...head('业务编号', 'Booking no.', 'MB26S01874'),
      required: true,
      choices: (known, language) => known.bookings.map((one) => nameIn(language, one)),
      read: (cell, known) => oneOf(cell, known.bookings),
    },
    part: {
      ...head('分单序号', 'Sub-bill', '0'),
      read: (cell, known, { bookingNo = '' }) => part(cell, known, bookingNo),
    },
    shipper: { ...head('发货人', 'Shipper', 'NINGBO HAOYU HOMEWARE CO., LTD.'), read: party },
    consignee: { ...head('收货人', 'Consignee', 'TO ORDER'), read: party },
    notify: { ...head('通知人', 'Notify party', 'SAME AS CONSIGNEE'), read: party },
    marks: { ...head('唛头', 'Marks', 'N/M'), read: latin(2_000) },
    goods: { ...head('英文品名', 'Goods in English', 'PLASTIC KITCHEN CONTAINERS'), read: latin(5_000) },
    hsCode: { ...head('HS编码', 'HS code', '392410'), read: tariff },
    packageType: chosen('包装', 'Package', 'packageType', 'CARTONS'),
    number: { ...head('件数', 'Packages', '640'), read: wholeNumber },
    weight: { ...head('毛重（KGS）', 'Gross weight, kg', '6880.000'), read: measure(weight) },
    volume: { ...head('体积（CBM）', 'Volume, m³', '78.2350'), read: measure(volume) },
    ctnNo: { ...head('箱号', 'Container no.', 'CSQU3054383'), read: coded(containerNumber) },
    ctnType: chosen('箱型', 'Container type', 'ctnType', '40HQ'),
    sealNo: { ...head('封号', 'Seal no.', 'CN12345678'), read: coded(sealNumber) },
    remark: { ...head('备注', 'Remark'), read: textOf(500) },
  },
});
