import { OWN_ROLE } from '@lading/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { roleGrants, webUsers } from '../database/schema.ts';

/** What the house grants to roles of one side instead of what they are granted from the beginning. */
export type Grants = Readonly<Record<string, readonly string[]>>;

/** Of the side of each person of a query: read with him, so that what was taken away counts from the next call on. */
export const grantsOfSide = sql<Grants | null>`(
  select jsonb_object_agg(granted.role, granted.codes) from ${roleGrants} granted
  where granted.side = case when ${webUsers.customerId} is null then 'staff' else 'customer' end
)`;

export async function grantsOf(db: Db, side: 'customer' | 'staff'): Promise<Grants> {
  const rows = await db.select().from(roleGrants);
  return Object.fromEntries(rows.filter((row) => row.side === side).map(({ role, codes }) => [role, codes]));
}

/** What was granted to somebody by itself, or by a role that the house made: it is for nothing else. */
export async function ownCodesOf(db: Db, userId: number) {
  const [user] = await db
    .select({ roles: webUsers.roles, codes: webUsers.codes, grants: grantsOfSide })
    .from(webUsers)
    .where(eq(webUsers.id, userId));
  const { roles = [], codes = [], grants } = user ?? {};
  const own = roles.filter((role) => OWN_ROLE.test(role)).flatMap((role) => grants?.[role] ?? []);
  return { roles, codes: [...codes, ...own] };
}
