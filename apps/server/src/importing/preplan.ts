import { containerNumberIso6346, hsCode, latinText, vgm as mass, sealNumber, volume } from '@lading/validators';
import {
  emptyPreplan,
  emptyPreplanBox,
  emptyPreplanGoods,
  isPreplanOpen,
  type PreplanBox,
  type PreplanGoods,
} from '@lading/validators/preplan';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bookings, preplans } from '../database/schema.ts';
import { isWrittenAt } from '../order/declarations/about.ts';
import { noteDeclaration } from '../order/declarations/story.ts';
import { freshPlan, preplanOf } from '../order/preplans/plan.ts';
import { asFigures, type Choice, oneOf, plain, textOf } from './cells.ts';
import { type Bringer, type Column, defineKind, type Read } from './kind.ts';

interface Row extends Omit<PreplanGoods, 'into'> {
  readonly bookingNo: number;
  readonly ctnNo: string;
  readonly ctnType: string;
  readonly sealNo: string;
}
interface Lists {
  readonly by: Bringer;
  readonly bookings: readonly Choice<number>[];
}

/** Bookings of the company whose pre-plan can be written still, by any of their numbers. */
async function lists(db: Db, by: Bringer): Promise<Lists> {
  const own =
    by.customerId === null ? [] : await db.select().from(bookings).where(eq(bookings.customerId, by.customerId));
  const ids = own.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(preplans).where(inArray(preplans.bookingId, ids));
  const fixed = new Set(rows.filter(({ status }) => !isPreplanOpen(status)).map(({ bookingId }) => bookingId));
  const open = own.filter(({ id, orderStatus }) => isWrittenAt(orderStatus) && !fixed.has(id));
  return {
    by,
    bookings: open.map(({ id, bookingNo, bkgNo, mblNo }) => ({
      value: id,
      names: [bookingNo, bookingNo, ...[bkgNo, mblNo].filter(Boolean)],
    })),
  };
}

const ruled =
  (
    rule: { is(value: unknown): boolean; normalize(text: string): string },
    code: 'form' | 'amount' | 'latin' = 'form',
  ) =>
  (cell: string): Read<string> => {
    const text = plain(cell);
    if (text === '' || rule.is(text)) return { value: text };
    const repaired = rule.normalize(code === 'amount' ? asFigures(text) : text);
    return rule.is(repaired) ? { code, suggestion: repaired } : { code };
  };

const head = (zh: string, en: string, example = '') => ({ head: { 'zh-CN': zh, 'en-US': en }, example });
const column = (
  zh: string,
  en: string,
  example: string,
  read: (cell: string) => Read<string>,
  required = false,
): Column<string, Lists> => ({ ...head(zh, en, example), required, read: (cell) => read(cell) });

const pieces = (cell: string): Read<string> => {
  const text = plain(cell).replace(/,(?=\d{3}\b)/g, '');
  if (/^[1-9]\d{0,8}$/.test(text)) return { value: text };
  const repaired = asFigures(text);
  return /^[1-9]\d{0,8}$/.test(repaired) ? { code: 'number', suggestion: repaired } : { code: 'number' };
};

/** Goods that are one line: the same words, code and packages; their containers are told together. */
function linesOf(rows: readonly Row[]): { goods: PreplanGoods[]; boxes: PreplanBox[] } {
  const boxes = new Map<string, PreplanBox>();
  const goods = rows.map(({ bookingNo: _, ctnNo, ctnType, sealNo, ...line }) => {
    const before = boxes.get(ctnNo);
    if (ctnNo !== '')
      boxes.set(ctnNo, {
        ...emptyPreplanBox(),
        ctnNo,
        ctnType: ctnType || (before?.ctnType ?? ''),
        sealNo: sealNo || (before?.sealNo ?? ''),
      });
    return { ...emptyPreplanGoods(), ...line, packageType: line.packageType || 'CT', into: ctnNo };
  });
  return { goods, boxes: [...boxes.values()] };
}

async function put(tx: Db, bookingId: number, rows: readonly Row[], by: Bringer): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
  if (!booking) return;
  const before = await preplanOf(tx, bookingId, true);
  const { goods, boxes } = linesOf(rows);
  const base = before?.draft ?? (await freshPlan(tx, booking)) ?? emptyPreplan();
  const draft = { ...base, goods, boxes: boxes.length > 0 ? boxes : base.boxes };
  const values = { draft, revision: (before?.revision ?? 0) + 1, updateTime: new Date() };
  if (before) await tx.update(preplans).set(values).where(eq(preplans.id, before.id));
  else await tx.insert(preplans).values({ ...values, bookingId, customerId: booking.customerId });
  await noteDeclaration(tx, { bookingId, kind: 'preplan', event: 'saved', userId: by.userId ?? null });
}

/** Goods and containers of pre-plans, of any bookings: all of them or none. */
export const preplan = defineKind<Row, Lists>({
  name: 'preplan',
  code: 'preplan:edit',
  mode: 'whole',
  lists,
  keyOf: (row) => [row.bookingNo, row.description, row.hsCode, row.marks, row.ctnNo].join('\n'),
  keyColumn: 'description',
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
    description: column('英文品名', 'Goods in English', 'BAMBOO KITCHEN SHELF', ruled(latinText, 'latin'), true),
    hsCode: column('HS编码', 'HS code', '940382', ruled(hsCode)),
    number: column('件数', 'Packages', '640', pieces, true),
    packageType: column('包装代码', 'Package code', 'CT', textOf(2)),
    weight: column('毛重（KGS）', 'Gross weight, kg', '6880.000', ruled(mass, 'amount'), true),
    volume: column('体积（CBM）', 'Volume, m³', '78.2350', ruled(volume, 'amount')),
    marks: column('唛头', 'Marks', 'N/M', ruled(latinText, 'latin')),
    undg: column('UN编号', 'UN no.', '', textOf(4)),
    ctnNo: column('箱号', 'Container no.', 'CBHU3202732', ruled(containerNumberIso6346)),
    ctnType: column('箱型', 'Type', '40HQ', textOf(10)),
    sealNo: column('封号', 'Seal no.', 'CN4471203', ruled(sealNumber)),
  },
});
