import { containerNumberIso6346, vgm as mass, weight } from '@lading/validators';
import {
  emptyVgmHead,
  isVgmOpen,
  VGM_METHODS,
  VGM_UNITS,
  type VgmBox,
  type VgmMethod,
  type VgmUnit,
} from '@lading/validators/vgm';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bookings, vgmSheets, vgms } from '../database/schema.ts';
import { isWrittenAt } from '../order/declarations/about.ts';
import { noteDeclaration } from '../order/declarations/story.ts';
import { rowsOf } from '../order/vgms/sheet.ts';
import { asFigures, type Choice, dayOf, oneOf, plain, textOf } from './cells.ts';
import { type Bringer, type Column, defineKind, type Read } from './kind.ts';

type Booking = typeof bookings.$inferSelect;
interface Row extends VgmBox {
  readonly bookingNo: number;
}
interface Lists {
  readonly by: Bringer;
  readonly bookings: readonly Choice<number>[];
  /** containers that were declared, by booking and number: they stay as they are */
  readonly fixed: ReadonlySet<string>;
}

const key = (bookingId: number, ctnNo: string): string => `${bookingId} ${ctnNo}`;

/** Bookings of the company on which something can be written still, by any of their numbers. */
async function lists(db: Db, by: Bringer): Promise<Lists> {
  const own =
    by.customerId === null ? [] : await db.select().from(bookings).where(eq(bookings.customerId, by.customerId));
  const open = own.filter(({ orderStatus }) => isWrittenAt(orderStatus));
  const ids = open.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(vgms).where(inArray(vgms.bookingId, ids));
  const names = ({ bookingNo, bkgNo, mblNo }: Booking) =>
    [bookingNo, bkgNo, mblNo].filter(Boolean) as [string, ...string[]];
  return {
    by,
    bookings: open.map((one) => ({ value: one.id, names: [one.bookingNo, one.bookingNo, ...names(one)] })),
    fixed: new Set(rows.filter(({ status }) => !isVgmOpen(status)).map((row) => key(row.bookingId, row.ctnNo))),
  };
}

const number = (
  cell: string,
  { bookings: known, fixed }: Lists,
  { bookingNo = '' }: Readonly<Record<string, string>>,
): Read<string> => {
  const text = plain(cell).toUpperCase().replace(/[\s-]/g, '');
  const repaired = containerNumberIso6346.normalize(text);
  if (!containerNumberIso6346.is(text))
    return { code: 'form', ...(containerNumberIso6346.is(repaired) && repaired !== text && { suggestion: repaired }) };
  const booking = oneOf(bookingNo, known);
  return 'value' in booking && fixed.has(key(booking.value, text))
    ? { code: 'repeated', values: { row: 0 } }
    : { value: text };
};

const figure =
  (rule: typeof weight) =>
  (cell: string): Read<string> => {
    const text = plain(cell)
      .replace(/\s*(?:KGS?|千克|公斤)$/i, '')
      .replace(/,(?=\d{3}(?:\D|$))/g, '');
    if (text === '' || rule.is(text)) return { value: text };
    const repaired = asFigures(text).replace(',', '.');
    return rule.is(repaired) ? { code: 'amount', suggestion: repaired } : { code: 'amount' };
  };

const METHODS: readonly Choice<VgmMethod>[] = VGM_METHODS.map((value, at) => ({
  value,
  names: [value, value, String(at + 1), at === 0 ? '整箱过磅' : '累加计算'],
}));
const UNITS: readonly Choice<VgmUnit>[] = VGM_UNITS.map((value) => ({
  value,
  names: [value, value, ...(value === 'KGM' ? ['KG', 'KGS', '千克', '公斤'] : ['LB', 'LBS', '磅'])],
}));
const day = (cell: string): Read<string> => (plain(cell) === '' ? { value: '' } : dayOf(cell));

const head = (zh: string, en: string, example = '') => ({ head: { 'zh-CN': zh, 'en-US': en }, example });
const kilogram = (zh: string, en: string, example: string): Column<string, Lists> => ({
  ...head(zh, en, example),
  read: (cell) => figure(weight)(cell),
});

/** Puts the containers of one booking into its sheet: those of a known number are written over, others come behind. */
async function put(tx: Db, bookingId: number, rows: readonly Row[], by: Bringer): Promise<void> {
  const [sheet] = await tx.select().from(vgmSheets).where(eq(vgmSheets.bookingId, bookingId)).for('update');
  const revision = (sheet?.revision ?? 0) + 1;
  if (sheet)
    await tx.update(vgmSheets).set({ revision, updateTime: new Date() }).where(eq(vgmSheets.bookingId, bookingId));
  else await tx.insert(vgmSheets).values({ bookingId, customerId: by.customerId ?? 0, head: emptyVgmHead(), revision });
  const before = await rowsOf(tx, bookingId);
  let next = before.length;
  for (const { bookingNo: _, ...box } of rows) {
    const row = before.find(({ ctnNo }) => ctnNo === box.ctnNo);
    if (row)
      await tx
        .update(vgms)
        .set({ box })
        .where(and(eq(vgms.id, row.id), inArray(vgms.status, [1, 5])));
    else await tx.insert(vgms).values({ bookingId, position: next++, ctnNo: box.ctnNo, box });
  }
  await noteDeclaration(tx, { bookingId, kind: 'vgm', event: 'saved', userId: by.userId ?? null });
}

/** Weights of containers as a weighbridge lists them, of any bookings: all of them or none. */
export const vgm = defineKind<Row, Lists>({
  name: 'vgm',
  code: 'vgm:edit',
  mode: 'whole',
  lists,
  keyOf: ({ bookingNo, ctnNo }) => key(bookingNo, ctnNo),
  keyColumn: 'ctnNo',
  async write(tx, rows, { by }) {
    for (const bookingId of new Set(rows.map((row) => row.bookingNo)))
      await put(
        tx,
        bookingId,
        rows.filter((row) => row.bookingNo === bookingId),
        by,
      );
  },
  columns: {
    bookingNo: {
      ...head('订单号或订舱号', 'Order or booking no.', 'MB26S01873'),
      required: true,
      read: (cell, known) => oneOf(cell, known.bookings),
    },
    ctnNo: { ...head('箱号', 'Container no.', 'CBHU3202732'), required: true, read: number },
    ctnType: { ...head('箱型', 'Type', '40HQ'), read: textOf(10) },
    sealNo: { ...head('封号', 'Seal no.', 'CN4471203'), read: textOf(35) },
    method: {
      ...head('方式', 'Method', 'SM2'),
      choices: () => [...VGM_METHODS],
      read: (cell) => oneOf<VgmMethod>(cell, METHODS, 'SM2'),
    },
    cargo: kilogram('货重（KGS）', 'Cargo, kg', '5420.500'),
    dunnage: kilogram('衬垫绑扎（KGS）', 'Dunnage, kg', '60'),
    tare: kilogram('皮重（KGS）', 'Tare, kg', '3880'),
    vgm: { ...head('VGM', 'VGM', '9360.500'), required: true, read: (cell) => figure(mass)(cell) },
    unit: {
      ...head('单位', 'Unit', 'KGM'),
      choices: () => [...VGM_UNITS],
      read: (cell) => oneOf<VgmUnit>(cell, UNITS, 'KGM'),
    },
    maxGross: kilogram('最大总重（KGS）', 'Max gross, kg', '32500'),
    certificateNo: { ...head('磅单号', 'Ticket no.', 'XG-261119-0417'), read: textOf(70) },
    weighedOn: { ...head('称重日期', 'Weighed on', '2026-11-19'), read: day },
    weighPlace: { ...head('称重地点', 'Place', 'NINGBO'), read: textOf(100) },
  },
});
