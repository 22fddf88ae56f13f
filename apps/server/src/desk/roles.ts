import { createHash } from 'node:crypto';
import {
  CODES,
  type Code,
  CUSTOMER_ROLES,
  type contract,
  type In,
  type Out,
  OWN_ROLE,
  STAFF_ROLES,
} from '@lading/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { roleGrants, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, olderRow, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { codesOf, ROLES } from '../user/codes.ts';
import { grantsOf } from '../user/grants.ts';
import { ofLanguage } from '../user/name.ts';
import type { Staff } from '../user/session.ts';

type Calls = typeof contract.desk;
type Table = Out<Calls['roleTable']>;
type Side = 'customer' | 'staff';

/** Granted by a company's level or its membership, whatever its people's roles are. */
const OF_COMPANIES: ReadonlySet<Code> = new Set(['rate:vip', 'fuda:view', 'fuda:edit']);
/** Without these nobody could give back what was taken away. */
const LOCKED: Readonly<Record<string, readonly Code[]>> = {
  'staff admin': ['user:admin', 'staff:home'],
  'customer owner': ['user:manage', 'company:view'],
};
const SIDES = { staff: STAFF_ROLES, customer: CUSTOMER_ROLES } as const;

const codesOfSide = (side: Side): Code[] =>
  (Object.keys(CODES) as Code[]).filter(
    (code) => (CODES[code] === side || CODES[code] === 'both') && !(side === 'customer' && OF_COMPANIES.has(code)),
  );
const builtIn = (side: Side): Readonly<Record<string, readonly Code[]>> => ROLES[side];
const keyOf = (side: Side, role: string) => `${side} ${role}`;

export const isOwn = (role: string): boolean => OWN_ROLE.test(role);

type Grant = typeof roleGrants.$inferSelect;
const versionOf = (grants: readonly Grant[]): string =>
  createHash('sha256')
    .update(JSON.stringify(grants.map(({ side, role, codes, name, nameEn }) => [side, role, codes, name, nameEn])))
    .digest('hex')
    .slice(0, 16);

const readGrants = (db: Db) => db.select().from(roleGrants).orderBy(asc(roleGrants.side), asc(roleGrants.role));

async function roleRows(db: Db, language: Language): Promise<Table> {
  const grants = await readGrants(db);
  const people = await db
    .select({
      id: webUsers.id,
      customerId: webUsers.customerId,
      roles: webUsers.roles,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
    })
    .from(webUsers)
    .where(eq(webUsers.active, true))
    .orderBy(asc(webUsers.id));
  const named = new Map(people.map(({ id, name, nameEn }) => [id, ofLanguage(language, name, nameEn)]));
  const roles = (['staff', 'customer'] as const).flatMap((side) =>
    [...SIDES[side], ...grants.filter((one) => one.side === side && isOwn(one.role)).map(({ role }) => role)].map(
      (role): Table['roles'][number] => {
        const grant = grants.find((one) => one.side === side && one.role === role);
        const initial = [...(builtIn(side)[role] ?? [])];
        const having = people.filter(
          (one) => (one.customerId === null) === (side === 'staff') && one.roles.includes(role),
        );
        return {
          side,
          role,
          initial,
          people: having.length,
          name: grant?.name ?? '',
          nameEn: grant?.nameEn ?? '',
          codes: grant ? (grant.codes as Code[]) : initial,
          locked: [...(LOCKED[keyOf(side, role)] ?? [])],
          names: side === 'staff' ? having.slice(0, 12).map(({ id }) => named.get(id) ?? '') : [],
          editedBy: grant ? (named.get(grant.editedBy) ?? '') : '',
          editedAt: grant ? isoInstant(grant.editedAt) : null,
        };
      },
    ),
  );
  const codes = { customer: codesOfSide('customer'), staff: codesOfSide('staff') };
  const staff = people
    .filter(({ customerId }) => customerId === null)
    .map(({ id, roles: having }) => ({ id, name: named.get(id) ?? '', roles: having }));
  return { roles, codes, staff, version: versionOf(grants) };
}

interface Change {
  readonly side: Side;
  readonly role: string;
  readonly code: Code;
  readonly granted: boolean;
}

function insistOnSense(grants: readonly Grant[], { side, role, code, granted }: Change): void {
  const known = isOwn(role)
    ? grants.some((one) => one.side === side && one.role === role)
    : Object.hasOwn(builtIn(side), role);
  if (!known || !codesOfSide(side).includes(code)) throw badInput('changes');
  if (!granted && LOCKED[keyOf(side, role)]?.includes(code)) throw refused('roleLocked');
}

/** The codes of each role that something changes, as they become; in the order of all codes. */
function becoming(grants: readonly Grant[], changes: readonly Change[]) {
  const wanted = new Map<string, { side: Side; role: string; codes: Set<string> }>();
  for (const { side, role, code, granted } of changes) {
    const grant = grants.find((one) => one.side === side && one.role === role);
    const row = wanted.get(keyOf(side, role)) ?? { side, role, codes: new Set(grant?.codes ?? builtIn(side)[role]) };
    if (granted) row.codes.add(code);
    else row.codes.delete(code);
    wanted.set(keyOf(side, role), row);
  }
  const all = Object.keys(CODES);
  return [...wanted.values()].map(({ codes, ...row }) => ({ ...row, codes: all.filter((code) => codes.has(code)) }));
}

/** Refuses to leave the house without anybody who looks after roles. */
export async function insistOnAdmin(tx: Db): Promise<void> {
  const grants = await grantsOf(tx, 'staff');
  const staff = await tx
    .select()
    .from(webUsers)
    .where(and(isNull(webUsers.customerId), eq(webUsers.active, true)));
  if (!staff.some((user) => codesOf({ ...user, grants }).includes('user:admin'))) throw refused('roleLocked');
}

async function save(
  { db, security }: Services,
  { version, changes }: In<Calls['saveRoles']>,
  { visitor: { userId }, language, address }: Caller<Staff>,
): Promise<Out<Calls['saveRoles']>> {
  const saved = await db.transaction(async (tx) => {
    const grants = await tx.select().from(roleGrants).orderBy(asc(roleGrants.side), asc(roleGrants.role)).for('update');
    for (const change of changes) insistOnSense(grants, change);
    if (versionOf(grants) !== version) throw olderRow(await roleRows(tx, language));
    const rows = becoming(grants, changes);
    for (const { side, role, codes } of rows) {
      const same = codes.join() === [...(builtIn(side)[role] ?? [])].sort((a, b) => order(a) - order(b)).join();
      // What is as it was built is no decision of the house: it follows what a newer version is built with.
      if (same && !isOwn(role))
        await tx.delete(roleGrants).where(and(eq(roleGrants.side, side), eq(roleGrants.role, role)));
      else {
        const values = { side, role, codes, editedBy: userId, editedAt: new Date() };
        const target = [roleGrants.side, roleGrants.role];
        await tx.insert(roleGrants).values(values).onConflictDoUpdate({ target, set: values });
      }
    }
    await insistOnAdmin(tx);
    return rows;
  });
  for (const { side, role } of saved) {
    const of = changes.filter((one) => one.side === side && one.role === role);
    const said = (granted: boolean) =>
      of
        .filter((one) => one.granted === granted)
        .map(({ code }) => code)
        .join(' ');
    const detail = { side, role, gave: said(true) || undefined, took: said(false) || undefined };
    security.note('roleChanged', { userId, address, detail });
  }
  const after = await roleRows(db, language);
  const touched = after.roles.filter((one) => saved.some(({ side, role }) => side === one.side && role === one.role));
  return { version: after.version, people: touched.reduce((sum, one) => sum + one.people, 0) };
}

const order = (code: string): number => Object.keys(CODES).indexOf(code);

export const roles = (services: Services): FileHandlers<'desk', 'roles'> => ({
  roleTable: (_asked, { language }) => roleRows(services.db, language),
  saveRoles: (asked, caller) => save(services, asked, caller),
});
