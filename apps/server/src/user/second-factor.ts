import type { contract, In, Out } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { Failure, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { letIn } from './login/let-in.ts';
import { readTicket, takeTicket } from './proof/tickets.ts';
import { confirmFactor, endFactor, factorOf, insistOnFactor, newSecret } from './second/factors.ts';
import { revokeOthers, type Visitor } from './session.ts';

type Calls = typeof contract.user;

/** Tells the log that a code was refused, and nothing of the code. */
const noting =
  ({ security }: Services, userId: number, address: string) =>
  (error: unknown): never => {
    const why = error instanceof Failure ? error.id : 'error';
    security.note('secondRefused', { userId, address, detail: { why } });
    throw error;
  };

/** The second step of a login. Its ticket stays for another try; the tries are counted with the factor. */
async function prove(
  services: Services,
  { ticket, code }: In<Calls['proveSecondFactor']>,
  caller: Caller<Visitor | null>,
): Promise<Out<Calls['proveSecondFactor']>> {
  const { db, security } = services;
  const { address } = caller;
  const proven = await readTicket(db, 'second', ticket);
  if (!proven) throw refused('secondOver');
  const { userId } = proven;
  const note = noting(services, userId, address);
  const has = (await factorOf(db, userId)) !== undefined;
  const way = has ? await insistOnFactor(services, userId, code).catch(note) : 'second';
  const recovery = has ? null : await confirmFactor(services, { userId }, code).catch(note);
  if (recovery) security.note('secondOn', { userId, address });
  // Of two that came with one ticket the second finds it gone.
  if (!(await takeTicket(db, 'second', ticket))) throw refused('secondOver');
  const [user] = await db.select().from(webUsers).where(eq(webUsers.id, userId));
  if (!user?.active) throw refused('accountOff');
  return { login: await letIn(services, { user, way }, caller), recovery };
}

/** The second factor of who asks, and the step of a login that asks for it. */
export const secondFactorCalls = (services: Services): FileHandlers<'user', 'secondFactor'> => {
  const { db, security, secondForStaff } = services;
  const demanded = ({ customerId }: Visitor) => secondForStaff && customerId === null;
  return {
    async secondFactor(_asked, { visitor }) {
      const row = await factorOf(db, visitor.userId);
      return {
        on: row !== undefined,
        since: row?.since ? isoInstant(row.since) : null,
        recoveryLeft: row?.recovery.length ?? 0,
        demanded: demanded(visitor),
      };
    },

    async beginSecondFactor(_asked, { visitor: { userId, account } }) {
      if (await factorOf(db, userId)) throw refused('secondOnAlready');
      return newSecret(services, userId, account);
    },

    async confirmSecondFactor({ code }, { visitor: { userId, session }, address }) {
      const note = noting(services, userId, address);
      const recovery = await confirmFactor(services, { userId, session }, code).catch(note);
      security.note('secondOn', { userId, address });
      return { recovery };
    },

    async endSecondFactor({ code }, { visitor, address }) {
      if (demanded(visitor)) throw refused('secondDemanded');
      const { userId, session } = visitor;
      await insistOnFactor(services, userId, code).catch(noting(services, userId, address));
      await db.transaction(async (tx) => {
        await endFactor(tx, userId);
        await revokeOthers(tx, userId, session);
      });
      security.note('secondOff', { userId, address });
      return null;
    },

    proveSecondFactor: (asked, caller) => prove(services, asked, caller),
  };
};
