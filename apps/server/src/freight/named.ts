import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { dictionaryItems, fxRates, ports, wharves } from '../database/schema.ts';
import { isoInstant } from '../time.ts';

/** What the ids of rates stand for. */
export interface Named {
  readonly id: number;
  readonly nameCn: string;
  readonly nameEn: string;
}
export interface PortEnd extends Named {
  readonly portCode: string;
  readonly zone: string;
}

const distinct = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

export async function portsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PortEnd>> {
  const wanted = distinct(ids);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: ports.id, portCode: ports.code, nameCn: ports.nameCn, nameEn: ports.nameEn, zone: ports.zone })
    .from(ports)
    .where(inArray(ports.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function wharvesOf(db: Db, ids: readonly (number | null)[]) {
  const wanted = distinct(ids);
  if (wanted.length === 0) return new Map<number, typeof wharves.$inferSelect>();
  const rows = await db.select().from(wharves).where(inArray(wharves.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All carriers by their number in the dictionary. */
export async function carriersOf(db: Db): Promise<ReadonlyMap<number, Named>> {
  const rows = await db
    .select({ id: dictionaryItems.value, nameCn: dictionaryItems.nameCn, nameEn: dictionaryItems.nameEn })
    .from(dictionaryItems)
    .where(and(eq(dictionaryItems.type, 'shipping')));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What each currency is worth now, or was before a moment. */
export async function fxOf(db: Db, before?: Date) {
  const rows = await db
    .selectDistinctOn([fxRates.currency])
    .from(fxRates)
    .where(before && lt(fxRates.time, before))
    .orderBy(fxRates.currency, desc(fxRates.time));
  return rows.map(({ currency, cnyPerUnit, time }) => ({ currency, cnyPerUnit, time: isoInstant(time) }));
}
export type Fx = Awaited<ReturnType<typeof fxOf>>;

/** A port as it is answered; one that was taken out of the list still has its number. */
export function endOf(all: ReadonlyMap<number, PortEnd>, id: number) {
  const { portCode = '', nameCn = '', nameEn = '' } = all.get(id) ?? {};
  return { id, portCode, nameCn, nameEn };
}
export const namedOf = (all: ReadonlyMap<number, Named>, id: number): Named =>
  all.get(id) ?? { id, nameCn: `${id}`, nameEn: `${id}` };

// Of the dictionary: what is stamped on the boxes, whose first two figures are feet.
const BOXES = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR', '20TK', '40NOR'];
export const boxOf = (ctnType: number): string => BOXES[ctnType - 1] ?? `${ctnType}`;
export const ctnTypeOf = (box: string): number | null => BOXES.indexOf(box) + 1 || null;
