import { createHash, randomBytes } from 'node:crypto';
import { AUTO_LOGIN_EXPIRES, TICKET_EXPIRES } from '@lading/api-client/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { tickets } from '../../database/schema.ts';

export type TicketPurpose = 'forget' | 'oldPhone' | 'autoLogin' | 'second';
interface Proven {
  readonly phone: string;
  readonly userId: number;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** Gives somebody what he shows at the next step. */
export async function giveTicket(db: Db, purpose: TicketPurpose, { phone, userId }: Proven): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + (purpose === 'autoLogin' ? AUTO_LOGIN_EXPIRES : TICKET_EXPIRES) * 1000);
  await db.insert(tickets).values({ ticketHash: hashOf(ticket), purpose, phone, userId, expiresAt });
  return ticket;
}

const good = (purpose: TicketPurpose, ticket: string) =>
  and(eq(tickets.ticketHash, hashOf(ticket)), eq(tickets.purpose, purpose), gt(tickets.expiresAt, new Date()));

const provenBy = (row: typeof tickets.$inferSelect | undefined): Proven | undefined =>
  row?.userId ? { phone: row.phone, userId: row.userId } : undefined;

/** What a ticket proves, while it is kept; undefined where it is none, or for something else. */
export async function readTicket(db: Db, purpose: TicketPurpose, ticket: string): Promise<Proven | undefined> {
  const [row] = await db.select().from(tickets).where(good(purpose, ticket));
  return provenBy(row);
}

/** The same, and the ticket is gone. */
export async function takeTicket(db: Db, purpose: TicketPurpose, ticket: string): Promise<Proven | undefined> {
  const [row] = await db.delete(tickets).where(good(purpose, ticket)).returning();
  return provenBy(row);
}

export async function forgetOldTickets(db: Db): Promise<void> {
  await db.delete(tickets).where(lt(tickets.expiresAt, new Date()));
}
