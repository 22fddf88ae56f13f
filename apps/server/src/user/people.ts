import { randomInt } from 'node:crypto';
import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { findUser } from './find.ts';
import { endInvitation, invite, listInvitations } from './invitations.ts';
import { hashPassword } from './password.ts';
import { insistOnRoles } from './people-rules.ts';
import { endFactor } from './second/factors.ts';
import { revokeOthers, type Visitor } from './session.ts';
import { toWebUsers, webUserOf } from './web-user.ts';

type Calls = PortalContract['user'];
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function list(
  db: Db,
  visitor: Visitor,
  { current, size, keyword, active, customerId }: In<Calls['webUserPage']>,
): Promise<Out<Calls['webUserPage']>> {
  const company = visitor.customerId ?? customerId;
  const pattern = containing(keyword);
  const wanted: (SQL | undefined)[] = [
    company === undefined ? undefined : eq(webUsers.customerId, company),
    active === undefined ? undefined : eq(webUsers.active, active),
    keyword === ''
      ? undefined
      : or(ilike(webUsers.name, pattern), ilike(webUsers.nameEn, pattern), ilike(webUsers.account, pattern)),
  ];
  const rows = await db
    .select({ user: webUsers, total: total() })
    .from(webUsers)
    .where(and(...wanted))
    .orderBy(asc(webUsers.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = await toWebUsers(
    db,
    rows.map(({ user }) => user),
  );
  return { records, total: rows[0]?.total ?? (current > 1 ? await db.$count(webUsers, and(...wanted)) : 0) };
}

function insistOnOther({ userId }: Visitor, { id }: User): void {
  if (userId === id) throw refused('notYourself');
}

/** Holds a company's people until the transaction ends, and refuses where nobody but him would be its owner. */
async function keepOwner(tx: Db, { id, customerId, roles }: User): Promise<void> {
  if (customerId === null || !roles.includes('owner')) return;
  const people = await tx.select().from(webUsers).where(eq(webUsers.customerId, customerId)).for('update');
  const owners = people.filter((one) => one.active && one.roles.includes('owner') && one.id !== id);
  if (owners.length === 0) throw refused('lastOwner');
}

async function setActive(services: Services, { active }: In<Calls['setUserActive']>, caller: Caller, user: User) {
  const { db, security } = services;
  const { visitor, address } = caller;
  insistOnOther(visitor, user);
  await db.transaction(async (tx) => {
    if (!active) await keepOwner(tx, user);
    // His sessions end in the database, whoever switches him.
    await tx.update(webUsers).set({ active }).where(eq(webUsers.id, user.id));
  });
  const detail = { user: user.id, to: active ? 'on' : 'off' };
  security.note('switched', { userId: visitor.userId, address, detail });
  return webUserOf(db, user.id);
}

async function setRoles(services: Services, asked: In<Calls['setUserRoles']>, caller: Caller, user: User) {
  const { db, security } = services;
  const { visitor, address } = caller;
  insistOnOther(visitor, user);
  const roles = [...new Set(asked.roles)];
  await insistOnRoles(db, user.customerId, roles);
  await db.transaction(async (tx) => {
    if (!roles.includes('owner')) await keepOwner(tx, user);
    await tx.update(webUsers).set({ roles }).where(eq(webUsers.id, user.id));
    await revokeOthers(tx, user.id);
  });
  const detail = { user: user.id, roles: roles.join(' ') };
  security.note('rolesGiven', { userId: visitor.userId, address, detail });
  return webUserOf(db, user.id);
}

// Nothing that is taken for something else when it is read out over the telephone.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const some = (signs: string, count: number) =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');

async function reset(services: Services, asked: In<Calls['resetPasswordByAdmin']>, caller: Caller, user: User) {
  const { db, gate, security } = services;
  const { visitor, address } = caller;
  insistOnOther(visitor, user);
  const temporaryPassword = `${some(LETTERS, 4)}-${some(DIGITS, 4)}-${some(LETTERS, 4)}`;
  const trying = { account: visitor.account, address, device: undefined };
  const { requestId, endSecondFactor = false } = asked;
  const passwordHash = await gate.inTurn(trying, () => hashPassword(temporaryPassword));
  const ended = await db.transaction(async (tx) => {
    const [given] = await tx
      .update(webUsers)
      .set({ passwordHash, mustChange: true, resetRequest: requestId })
      .where(and(eq(webUsers.id, user.id), ne(webUsers.resetRequest, requestId)))
      .returning({ id: webUsers.id });
    if (!given) throw refused('resetDone');
    await revokeOthers(tx, user.id);
    return endSecondFactor && (await endFactor(tx, user.id));
  });
  security.note('passwordReset', { userId: visitor.userId, address, detail: { user: user.id } });
  if (ended) security.note('secondReset', { userId: visitor.userId, address, detail: { user: user.id } });
  return { temporaryPassword };
}

// The contract names the person, and he was found: an optional field may be left out, this one not.
const found = (user: User | undefined): User => {
  if (!user) throw notFound();
  return user;
};

/** A company's people, for its owner; anybody, for the forwarder's administrator. */
export const people = (services: Services): FileHandlers<'user', 'people'> => ({
  webUserPage: (asked, { visitor }) => list(services.db, visitor, asked),
  invitations: (_asked, { visitor }) => listInvitations(services.db, visitor.customerId),
  linkWebUser: (asked, caller) => invite(services, asked, caller),
  endInvitation: ({ phone }, { visitor }) => endInvitation(services.db, visitor.customerId, phone),
  setUserRoles: (asked, caller, user) => setRoles(services, asked, caller, found(user)),
  resetPasswordByAdmin: (asked, caller, user) => reset(services, asked, caller, found(user)),
  setUserActive: (asked, caller, user) => setActive(services, asked, caller, found(user)),
});
