import {
  BILL_FIELDS,
  type BillKind,
  type BillRecord,
  CONTAINER_FIELDS,
  type ContainerRow,
  type FieldDefinition,
  GOODS_FIELDS,
  type GoodsRow,
} from '@lading/validators/bill';
import { and, asc, eq } from 'drizzle-orm';
import { localNames } from '../basedata/local-names.ts';
import type { Db } from '../database/open.ts';
import { bills, containers, goods } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';
import { type Language, sayNumbered } from '../messages/say.ts';
import { isoInstant } from '../time.ts';

type Of<Kind extends BillKind> = Extract<BillRecord, { kind: Kind }>;
type Stored = Readonly<Record<string, unknown>>;

const onWire = (value: unknown) => (value instanceof Date ? isoInstant(value) : value);

// Exactly the fields of the list leave the server, whatever else the row holds.
const pick = (fields: readonly FieldDefinition[], row: Stored) =>
  Object.fromEntries(fields.map(({ name }) => [name, onWire(row[name])]));

const ofKind = (kind: BillKind) =>
  (BILL_FIELDS as readonly FieldDefinition[]).filter(({ only }) => only === undefined || only === kind);

/** A bill with its cargo and containers, every field of the contract; 404 when the booking has no such bill. */
export async function billRecord<Kind extends BillKind>(
  db: Db,
  bookingId: number,
  kind: Kind,
  billId: number | undefined,
  language: Language,
): Promise<{ bill: Of<Kind>['bill']; goods: Of<Kind>['goods']; containers: ContainerRow[] }> {
  const which = billId === undefined ? eq(bills.position, 0) : eq(bills.id, billId);
  const [row] = await db
    .select()
    .from(bills)
    .where(and(eq(bills.bookingId, bookingId), eq(bills.kind, kind), which));
  if (!row) throw notFound();
  const cargo = await db
    .select()
    .from(goods)
    .where(eq(goods.billId, row.id))
    .orderBy(asc(goods.position), asc(goods.id));
  const boxes = await db
    .select()
    .from(containers)
    .where(eq(containers.billId, row.id))
    .orderBy(asc(containers.position), asc(containers.id));
  const webStatusName = sayNumbered(language, 'webStatus', row.webStatus);
  return {
    bill: pick(ofKind(kind), { ...row, ...localNames(row, language), webStatusName }) as Of<Kind>['bill'],
    goods: {
      rows: cargo.map((line) => pick(GOODS_FIELDS, { ...line, ...localNames(line, language) }) as GoodsRow),
      actualNumber: row.actualNumber,
      actualWeight: row.actualWeight,
      actualVolume: row.actualVolume,
    },
    containers: boxes.map((box) => pick(CONTAINER_FIELDS, box) as ContainerRow),
  };
}
