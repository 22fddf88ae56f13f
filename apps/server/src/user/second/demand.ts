import { and, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { secondFactors, sessions, webUsers } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { giveTicket } from '../proof/tickets.ts';
import { factorOf, newSecret } from './factors.ts';

interface Coming {
  readonly id: number;
  readonly account: string;
  readonly customerId: number | null;
}

/** The first step was right, and the second is to follow: with the ticket for it, and the secret where it has to be set up. */
export class SecondStep extends Failure {
  constructor(ticket: string, setUp?: { readonly url: string; readonly secret: string }) {
    super(200, '0', setUp ? 'secondSetUp' : 'secondNeeded', {}, { path: 'second', ticket, ...setUp });
  }
}

/** Refuses whoever has a second factor until he shows it, and whoever must have one until he has set it up. */
export async function demandSecond(
  services: Services,
  { id: userId, account, customerId }: Coming,
  address: string,
): Promise<void> {
  const { db, security, secondForStaff } = services;
  const has = (await factorOf(db, userId)) !== undefined;
  if (!has && !(secondForStaff && customerId === null)) return;
  const ticket = await giveTicket(db, 'second', { phone: account, userId });
  security.note('secondAsked', { userId, address });
  throw new SecondStep(ticket, has ? undefined : await newSecret(services, userId, account));
}

/** Ends what staff opened before they had to have a second factor. */
export async function endWithoutFactor(db: Db): Promise<void> {
  const twofold = db.select({ id: secondFactors.userId }).from(secondFactors).where(isNotNull(secondFactors.since));
  const staff = db
    .select({ id: webUsers.id })
    .from(webUsers)
    .where(and(isNull(webUsers.customerId), notInArray(webUsers.id, twofold)));
  await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(isNull(sessions.revokedAt), inArray(sessions.userId, staff)));
}
