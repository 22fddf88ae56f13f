import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, olderRow, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { shownMembership } from './membership.ts';

type Calls = PortalContract['user'];
type Row = typeof customers.$inferSelect;

/** Certified, and as long as a renewal is looked at. */
const CERTIFIED = 2;

const shown = (row: Row): Out<Calls['customerBase']> => ({
  id: row.id,
  code: row.code,
  nameCn: row.name,
  nameEn: row.nameEn,
  shortName: row.shortName,
  uscc: row.uscc ?? '',
  kind: row.kind,
  address: row.address,
  phone: row.phone,
  website: row.website,
  customsCode: row.customsCode,
  mainLanes: [...row.mainLanes],
  level: row.level,
  certification: row.certification,
  credit: row.credit,
  fuda: shownMembership(row.fuda),
  createTime: isoInstant(row.createTime),
  revision: row.revision,
});

async function read(db: Db, id: number): Promise<Row> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  if (!row) throw notFound();
  return row;
}

async function update(db: Db, id: number, asked: In<Calls['updateCustomerBase']>) {
  const { revision, nameCn, kind, ...rest } = asked;
  const now = await read(db, id);
  const renamed = nameCn !== now.name || rest.nameEn !== now.nameEn;
  if (now.certification === CERTIFIED && renamed) throw refused('nameLocked');
  const [row] = await db
    .update(customers)
    .set({ ...rest, name: nameCn, kind: kind ?? null, revision: revision + 1 })
    .where(and(eq(customers.id, id), eq(customers.revision, revision)))
    .returning();
  if (!row) throw olderRow(shown(await read(db, id)));
  return shown(row);
}

export const company = ({ db }: Services): FileHandlers<'user', 'company'> => ({
  customerBase: async (_asked, { visitor }) => shown(await read(db, visitor.customerId)),
  updateCustomerBase: (asked, { visitor }) => update(db, visitor.customerId, asked),
  async certified(_asked, { visitor: { customerId } }) {
    const status = customerId === null ? 0 : (await read(db, customerId)).certification;
    return { certified: status === CERTIFIED, status };
  },
});
