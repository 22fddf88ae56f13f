import type { PartyKind } from '@lading/validators/record';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { parties } from '../../database/schema.ts';
import type { Visitor } from '../../user/session.ts';

/** A party of one kind in the book of the visitor's company. */
const finderOf =
  (kind: PartyKind) =>
  async (db: Db, id: number, { customerId }: Visitor) => {
    if (customerId === null) return undefined;
    const [row] = await db
      .select()
      .from(parties)
      .where(and(eq(parties.id, id), eq(parties.customerId, customerId), eq(parties.kind, kind)));
    return row;
  };

export const findShipper = finderOf('shipper');
export const findConsignee = finderOf('consignee');
export const findNotify = finderOf('notify');
