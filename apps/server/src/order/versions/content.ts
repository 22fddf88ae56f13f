import { createHash } from 'node:crypto';
import {
  BILL_FIELDS,
  type BillKind,
  type BillRecord,
  CONTAINER_FIELDS,
  type FieldDefinition,
  GOODS_FIELDS,
} from '@lading/validators/bill';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { printedNames } from '../../basedata/printed-names.ts';
import type { Db } from '../../database/open.ts';
import type { StoredBill } from '../../database/schema/reviews.ts';
import { bills, containers, goods } from '../../database/schema.ts';
import { type Language, sayNumbered } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';

type Row = Readonly<Record<string, unknown>>;

/** One bill of a booking, as it was stored at some time. */
export interface BillContent {
  readonly billId: number;
  /** 0 is the main bill */
  readonly position: number;
  readonly content: StoredBill;
}

const onWire = (value: unknown) => (value instanceof Date ? isoInstant(value) : value);

// Exactly the fields of the list leave the server, whatever else the row holds.
const pick = (fields: readonly FieldDefinition[], row: Row) =>
  Object.fromEntries(fields.map(({ name }) => [name, onWire(row[name]) ?? null]));

const ofKind = (kind: BillKind) =>
  (BILL_FIELDS as readonly FieldDefinition[]).filter(({ only }) => only === undefined || only === kind);

const OF_THE_ROW: readonly string[] = ['id', 'version', 'webStatus', 'webStatusName'];
const own = (fields: readonly FieldDefinition[]) => fields.filter(({ name }) => !OF_THE_ROW.includes(name));

/** What is kept of a bill; ids of rows, version and status are not part of it. */
export const storedOf = (kind: BillKind, bill: StoredBill): StoredBill => ({
  fields: pick(own(ofKind(kind)), bill.fields),
  goods: bill.goods.map((row) => pick(own(GOODS_FIELDS), row)),
  containers: bill.containers.map((row) => pick(own(CONTAINER_FIELDS), row)),
  actualNumber: bill.actualNumber,
  actualWeight: bill.actualWeight,
  actualVolume: bill.actualVolume,
});

const printed = (row: Row): Row => ({ ...row, ...printedNames(row) });

/** What is kept of a bill as it came from a page, with the names that are printed on it. */
export const storedOfRecord = ({ kind, bill, goods: cargo, containers: boxes }: BillRecord): StoredBill =>
  storedOf(kind, {
    ...cargo,
    fields: printed({ ...bill }),
    goods: cargo.rows.map(printed),
    containers: boxes.map(printed),
  });

/** Bills that say the same have the same hash: the keys of their JSON always stand in the order of the lists of fields. */
export const hashOf = (contents: readonly BillContent[]): string =>
  createHash('sha256')
    .update(JSON.stringify(contents.map(({ position, content }) => [position, content])))
    .digest('hex');

/** What the bills of a booking hold now, the main one first; one of them where it is named. */
export async function presentBills(db: Db, bookingId: number, kind: BillKind, billId?: number) {
  const rows = await db
    .select()
    .from(bills)
    .where(
      and(
        eq(bills.bookingId, bookingId),
        eq(bills.kind, kind),
        billId === undefined ? undefined : eq(bills.id, billId),
      ),
    )
    .orderBy(asc(bills.position));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const cargo = await db
    .select()
    .from(goods)
    .where(inArray(goods.billId, ids))
    .orderBy(asc(goods.position), asc(goods.id));
  const boxes = await db
    .select()
    .from(containers)
    .where(inArray(containers.billId, ids))
    .orderBy(asc(containers.position), asc(containers.id));
  return rows.map((row) => {
    const { id, position, version, webStatus, actualNumber, actualWeight, actualVolume } = row;
    const content: StoredBill = {
      fields: row,
      goods: cargo.filter((line) => line.billId === id),
      containers: boxes.filter((box) => box.billId === id),
      actualNumber,
      actualWeight,
      actualVolume,
    };
    return { billId: id, position, version, webStatus, content };
  });
}

/** The same as they are kept, to be written again. */
export const presentContents = async (db: Db, bookingId: number, kind: BillKind): Promise<BillContent[]> =>
  (await presentBills(db, bookingId, kind)).map(({ billId, position, content }) => ({
    billId,
    position,
    content: storedOf(kind, content),
  }));

/** A bill as the contract shows it: in English, whoever reads it; only its status is said in the reader's language. */
export function recordOf<Kind extends BillKind>(
  kind: Kind,
  { billId, content }: BillContent,
  { version, webStatus, language }: { version: number; webStatus: number; language: Language },
): Extract<BillRecord, { kind: Kind }> {
  const { fields, actualNumber, actualWeight, actualVolume } = content;
  const webStatusName = sayNumbered(language, 'webStatus', webStatus);
  const head = { ...printed(fields), id: billId, version, webStatus, webStatusName };
  // Rows of a kept version were stored without ids: they are numbered by their place.
  const numbered = (row: Row, at: number) => ({ ...printed(row), id: row['id'] ?? at + 1 });
  return {
    kind,
    bill: pick(ofKind(kind), head),
    goods: {
      rows: content.goods.map((row, at) => pick(GOODS_FIELDS, numbered(row, at))),
      actualNumber,
      actualWeight,
      actualVolume,
    },
    containers: content.containers.map((row, at) => pick(CONTAINER_FIELDS, numbered(row, at))),
  } as unknown as Extract<BillRecord, { kind: Kind }>;
}
