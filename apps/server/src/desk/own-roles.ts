import { randomBytes } from 'node:crypto';
import { type Code, type contract, type In, type Out, STAFF_ROLES } from '@lading/api-client/contract';
import { type AnyColumn, and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { roleGrants, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { ROLES } from '../user/codes.ts';
import type { Staff } from '../user/session.ts';
import { insistOnAdmin, isOwn } from './roles.ts';

type Calls = typeof contract.desk;
type Names = Pick<In<Calls['createRole']>, 'name' | 'nameEn'>;

/** Of the house's own people: a company's have the roles that were built in. */
const SIDE = 'staff';
/** As many columns as a table can still be read with. */
const MOST = 12;

const ofRole = (role: string) => and(eq(roleGrants.side, SIDE), eq(roleGrants.role, role));

async function insistOnNames(tx: Db, { name, nameEn }: Names, role = ''): Promise<void> {
  const others = and(eq(roleGrants.side, SIDE), ne(roleGrants.role, role));
  const has = (column: AnyColumn, value: string) => sql`lower(${column}) = lower(${value})`;
  const [same] = await tx
    .select({ name: roleGrants.name })
    .from(roleGrants)
    .where(and(others, or(has(roleGrants.name, name), has(roleGrants.nameEn, nameEn))));
  if (!same) return;
  const chinese = same.name.toLowerCase() === name.toLowerCase();
  throw refused('roleNameTaken', { name: chinese ? name : nameEn }, chinese ? 'name' : 'nameEn');
}

/** Holds all roles until the transaction ends: two that come at once see each other. */
const lockRoles = (tx: Db) => tx.execute(sql`lock table ${roleGrants} in share row exclusive mode`);

async function codesOfRole(tx: Db, role: string): Promise<string[]> {
  const [grant] = await tx.select({ codes: roleGrants.codes }).from(roleGrants).where(ofRole(role));
  const built: Readonly<Record<string, readonly Code[]>> = ROLES[SIDE];
  const codes = grant?.codes ?? (Object.hasOwn(built, role) ? built[role] : undefined);
  if (!codes) throw badInput('from');
  return [...codes];
}

async function create(
  { db, security }: Services,
  { name, nameEn, from }: In<Calls['createRole']>,
  { visitor: { userId }, address }: Caller<Staff>,
): Promise<Out<Calls['createRole']>> {
  const role = `own-${randomBytes(4).toString('hex')}`;
  await db.transaction(async (tx) => {
    await lockRoles(tx);
    await insistOnNames(tx, { name, nameEn });
    const own = await tx.$count(roleGrants, and(eq(roleGrants.side, SIDE), ne(roleGrants.name, '')));
    if (own >= MOST) throw refused('tooManyRoles', { most: MOST });
    const codes = from === undefined ? [] : await codesOfRole(tx, from);
    await tx.insert(roleGrants).values({ side: SIDE, role, name, nameEn, codes, editedBy: userId });
  });
  security.note('roleMade', { userId, address, detail: { role, from } });
  return { role };
}

async function rename(
  { db, security }: Services,
  { role, ...names }: In<Calls['renameRole']>,
  { visitor: { userId }, address }: Caller<Staff>,
): Promise<null> {
  await db.transaction(async (tx) => {
    await lockRoles(tx);
    await insistOnNames(tx, names, role);
    const values = { ...names, editedBy: userId, editedAt: new Date() };
    const [row] = await tx.update(roleGrants).set(values).where(ofRole(role)).returning();
    if (!row) throw notFound();
  });
  security.note('roleRenamed', { userId, address, detail: { role } });
  return null;
}

async function remove(
  { db, security }: Services,
  { role }: In<Calls['deleteRole']>,
  { visitor: { userId }, address }: Caller<Staff>,
): Promise<null> {
  await db.transaction(async (tx) => {
    await lockRoles(tx);
    const having = await tx.$count(webUsers, and(isNull(webUsers.customerId), sql`${webUsers.roles} ? ${role}`));
    if (having > 0) throw refused('roleHasPeople', { count: having });
    const [row] = await tx.delete(roleGrants).where(ofRole(role)).returning();
    if (!row) throw notFound();
  });
  security.note('roleDeleted', { userId, address, detail: { role } });
  return null;
}

async function setPeople(
  { db, security }: Services,
  { role, userIds }: In<Calls['setRolePeople']>,
  { visitor: { userId }, address }: Caller<Staff>,
): Promise<Out<Calls['setRolePeople']>> {
  const changed = await db.transaction(async (tx) => {
    await lockRoles(tx);
    const built: readonly string[] = STAFF_ROLES;
    if (isOwn(role) ? !(await tx.$count(roleGrants, ofRole(role))) : !built.includes(role)) throw badInput('role');
    const active = and(isNull(webUsers.customerId), eq(webUsers.active, true));
    const staff = await tx.select().from(webUsers).where(active).orderBy(webUsers.id).for('update');
    if (userIds.some((id) => !staff.some((one) => one.id === id))) throw badInput('userIds');
    const others = staff.filter(({ id, roles }) => userIds.includes(id) !== roles.includes(role));
    for (const { id, name, roles } of others) {
      if (id === userId) throw refused('notYourself');
      const kept = userIds.includes(id) ? [...roles, role] : roles.filter((one) => one !== role);
      if (kept.length === 0) throw refused('lastRole', { name }, 'userIds');
      await tx.update(webUsers).set({ roles: kept }).where(eq(webUsers.id, id));
    }
    await insistOnAdmin(tx);
    return others.map(({ id }) => id);
  });
  for (const user of changed)
    security.note('rolesGiven', {
      userId,
      address,
      detail: { user, [userIds.includes(user) ? 'gave' : 'took']: role },
    });
  return { people: new Set(userIds).size };
}

export const ownRoles = (services: Services): FileHandlers<'desk', 'ownRoles'> => ({
  createRole: (asked, caller) => create(services, asked, caller),
  renameRole: (asked, caller) => rename(services, asked, caller),
  deleteRole: (asked, caller) => remove(services, asked, caller),
  setRolePeople: (asked, caller) => setPeople(services, asked, caller),
});
