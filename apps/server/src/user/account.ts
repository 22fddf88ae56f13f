import { contract, type In, TICKET_EXPIRES } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notLoggedIn, refused } from '../http/failure.ts';
import { post } from '../outbound/post.ts';
import type { Services } from '../services.ts';
import { readable } from '../time.ts';
import { ofLanguage } from './name.ts';
import { chosenPassword, insistOnHard, plainOf } from './new-password.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { insistOnCode } from './proof/sms-codes.ts';
import { giveTicket, readTicket, takeTicket } from './proof/tickets.ts';
import { revokeOthers, type Visitor } from './session.ts';
import { webUserOf } from './web-user.ts';

type Calls = typeof contract.user;
type Anybody = Caller<Visitor | null>;

const { updatePassword } = contract.user;

/** Whose password it is: by the old one, which is counted like a login, or by the ticket of a forgotten one. */
async function ownerOf(services: Services, asked: In<Calls['updatePassword']>, { visitor, address }: Anybody) {
  const { ticket, oldPassword } = asked;
  if (ticket !== undefined) {
    const proven = await readTicket(services.db, 'forget', ticket);
    if (!proven) throw refused('ticketOver');
    return { userId: proven.userId, session: undefined };
  }
  if (oldPassword === undefined) throw badInput('oldPassword');
  if (!visitor) throw notLoggedIn();
  const { account, userId, session } = visitor;
  const secret = await plainOf(services, updatePassword, oldPassword);
  // Who is logged in tries for himself: he neither locks the login nor is locked out by strangers.
  const trying = { account, address, device: session };
  const right = await services.gate.inTurn(trying, async () => {
    const [user] = await services.db.select().from(webUsers).where(eq(webUsers.id, userId));
    return services.gate.tryOnce(trying, secret, () => verifyPassword(secret, user?.passwordHash), true);
  });
  if (!right) throw refused('oldPasswordWrong', undefined, 'oldPassword');
  return { userId, session };
}

async function setPassword(services: Services, asked: In<Calls['updatePassword']>, caller: Anybody): Promise<null> {
  const chosen = await chosenPassword(services, updatePassword, asked);
  const { userId, session } = await ownerOf(services, asked, caller);
  const { db, gate, security } = services;
  const [user] = await db.select().from(webUsers).where(eq(webUsers.id, userId));
  if (!user) throw refused('ticketOver');
  const { account } = user;
  const trying = { account, address: caller.address, device: undefined };
  const passwordHash = await gate.inTurn(trying, async () => {
    if (await verifyPassword(chosen, user.passwordHash)) throw refused('passwordSame', undefined, 'password');
    await insistOnHard(chosen, { phone: account });
    return hashPassword(chosen);
  });
  await db.transaction(async (tx) => {
    // Of two that came with one ticket the second finds it gone.
    if (asked.ticket !== undefined && !(await takeTicket(tx, 'forget', asked.ticket))) throw refused('ticketOver');
    await tx.update(webUsers).set({ passwordHash, mustChange: false }).where(eq(webUsers.id, userId));
    await revokeOthers(tx, userId, session);
    if (user.email !== '') {
      const { language, email: receiver } = user;
      const name = ofLanguage(language, user.name, user.nameEn);
      const params = { name, time: readable(new Date()) };
      await post(tx, services, { channel: 'mail', receiver, template: 'passwordChanged', language, params });
    }
  });
  security.note('passwordChanged', { userId, address: caller.address, detail: { by: session ? 'old' : 'ticket' } });
  return null;
}

async function setPhone(
  services: Services,
  asked: In<Calls['updatePhone']>,
  { visitor, address }: Caller,
): Promise<null> {
  const { db, security } = services;
  const { userId, session, account } = visitor;
  if (asked.phone === account) throw refused('phoneSame', undefined, 'phone');
  const proven = await readTicket(db, 'oldPhone', asked.ticket);
  if (proven?.userId !== userId) throw refused('ticketOver');
  await insistOnCode(services, asked.phone, 'newPhone', asked.code);
  await db.transaction(async (tx) => {
    if (!(await takeTicket(tx, 'oldPhone', asked.ticket))) throw refused('ticketOver');
    // Said only now: whoever asks holds the new number.
    const [taken] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, asked.phone));
    if (taken) throw refused('phoneTaken', undefined, 'phone');
    await tx.update(webUsers).set({ account: asked.phone }).where(eq(webUsers.id, userId));
    await revokeOthers(tx, userId, session);
  });
  security.note('phoneChanged', { userId, address });
  return null;
}

/** What somebody may change of himself. */
export const account = (services: Services): FileHandlers<'user', 'account'> => ({
  webUserBase: (_asked, { visitor }) => webUserOf(services.db, visitor.userId),

  async updateWebUserBase(asked, { visitor: { userId } }) {
    await services.db.update(webUsers).set(asked).where(eq(webUsers.id, userId));
    return webUserOf(services.db, userId);
  },

  updatePassword: (asked, caller) => setPassword(services, asked, caller),

  async verifyOldPhone({ code }, { visitor: { account: phone, userId } }) {
    await insistOnCode(services, phone, 'oldPhone', code);
    return { ticket: await giveTicket(services.db, 'oldPhone', { phone, userId }), expires: TICKET_EXPIRES };
  },

  updatePhone: (asked, caller) => setPhone(services, asked, caller),
});
