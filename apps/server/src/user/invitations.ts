import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { invitations, webUsers } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import { post } from '../outbound/post.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from './name.ts';
import { insistOnRoles } from './people-rules.ts';
import type { Member } from './session.ts';

type Calls = PortalContract['user'];

const DAYS = 7;
/** Open at the same time: each sends a message, and somebody pays for it. */
const MOST = 50;

const shown = (row: typeof invitations.$inferSelect): Out<Calls['linkWebUser']> => ({
  phone: row.phone,
  name: row.name,
  roles: [...row.roles],
  createTime: isoInstant(row.createTime),
  expires: isoInstant(row.expiresAt),
});

const openOf = (customerId: number) =>
  and(eq(invitations.customerId, customerId), gt(invitations.expiresAt, new Date()));

export async function listInvitations(db: Db, customerId: number): Promise<Out<Calls['invitations']>> {
  const rows = await db.select().from(invitations).where(openOf(customerId)).orderBy(desc(invitations.createTime));
  return { list: rows.map(shown) };
}

/** Invites a number. Whether somebody has an account with it elsewhere changes nothing of what is done and answered. */
export async function invite(
  services: Services,
  { phone, name, roles }: In<Calls['linkWebUser']>,
  { visitor, language, origin, address }: Caller<Member>,
): Promise<Out<Calls['linkWebUser']>> {
  const { db, security } = services;
  const { customerId, userId } = visitor;
  await insistOnRoles(db, customerId, roles);
  const row = await db.transaction(async (tx) => {
    const team = await tx
      .select({ account: webUsers.account })
      .from(webUsers)
      .where(eq(webUsers.customerId, customerId))
      .for('update');
    if (team.some(({ account }) => account === phone)) throw refused('inTeamAlready');
    if ((await tx.$count(invitations, openOf(customerId))) >= MOST) throw refused('tooManyInvitations', { most: MOST });
    const now = new Date();
    const values = {
      name,
      roles: [...new Set(roles)],
      createTime: now,
      expiresAt: new Date(now.getTime() + DAYS * 86_400_000),
    };
    const [made] = await tx
      .insert(invitations)
      .values({ customerId, phone, ...values })
      .onConflictDoUpdate({ target: [invitations.customerId, invitations.phone], set: values })
      .returning();
    const params = {
      name: ofLanguage(language, visitor.name, visitor.nameEn),
      company: ofLanguage(language, visitor.company, visitor.companyEn),
      days: String(DAYS),
      link: `${origin}/login`,
    };
    await post(tx, services, { channel: 'sms', receiver: phone, template: 'invite', language, params });
    return made;
  });
  if (!row) throw new Error('no invitation was written');
  security.note('invited', { userId, address });
  return shown(row);
}

export async function endInvitation(db: Db, customerId: number, phone: string): Promise<null> {
  await db.delete(invitations).where(and(eq(invitations.customerId, customerId), eq(invitations.phone, phone)));
  return null;
}

/** The account of whoever was invited and has shown that the number is his; undefined where nobody waits for him. The oldest counts. */
export async function acceptInvitation(db: Db, phone: string, language: Language) {
  return db.transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(invitations)
      .where(and(eq(invitations.phone, phone), gt(invitations.expiresAt, new Date())))
      .orderBy(asc(invitations.createTime))
      .limit(1)
      .for('update');
    if (!open) return undefined;
    const { customerId, name, roles } = open;
    // Without a password: a code lets him in until he has chosen one.
    const [user] = await tx
      .insert(webUsers)
      .values({ customerId, account: phone, passwordHash: '', name, roles, language })
      .onConflictDoNothing()
      .returning();
    await tx.delete(invitations).where(eq(invitations.phone, phone));
    return user;
  });
}

export async function forgetOldInvitations(db: Db): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, new Date()));
}
