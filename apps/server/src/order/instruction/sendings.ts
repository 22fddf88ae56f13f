import type { Out, PortalContract } from '@lading/api-client/contract';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/open.ts';
import { customers, instructionSendings, webUsers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { signed } from '../signed.ts';
import type { Booking } from '../versions/find.ts';

type Shown = Out<PortalContract['order']['instruction']>;
export type Sending = typeof instructionSendings.$inferSelect;

/** Every sending of a booking, the newest first. */
export const sendingsOf = (db: Db, bookingId: number): Promise<Sending[]> =>
  db
    .select()
    .from(instructionSendings)
    .where(eq(instructionSendings.bookingId, bookingId))
    .orderBy(desc(instructionSendings.id));

/** The same as they are shown, and why the instruction came back where it did. */
export async function shownSendings(
  db: Db,
  { id, customerId }: Booking,
  shown: (billId: number) => number | null,
  language: Language,
): Promise<Pick<Shown, 'sendings' | 'returned'>> {
  const answerer = alias(webUsers, 'answerer');
  const rows = await db
    .select({ one: instructionSendings, user: webUsers, answerer, customer: customers })
    .from(instructionSendings)
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(webUsers, eq(webUsers.id, instructionSendings.userId))
    .leftJoin(answerer, eq(answerer.id, instructionSendings.answeredBy))
    .where(eq(instructionSendings.bookingId, id))
    .orderBy(desc(instructionSendings.id));
  const sendings = rows.map(({ one, user, customer, answerer: by }) => ({
    id: one.id,
    version: one.version,
    base: one.base,
    reason: one.reason,
    late: one.late,
    state: one.state,
    ...signed(language, user, customer),
    at: isoInstant(one.createTime),
    feeAmount: one.feeAmount ?? '',
    feeCurrency: one.feeAmount === null ? '' : one.feeCurrency,
    changes: one.changes.map((change) => ({ ...change, billId: shown(change.billId) })),
    answer: one.answeredAt ? { ...signed(language, by, null), at: isoInstant(one.answeredAt), text: one.answer } : null,
  }));
  const [last] = rows;
  const answer = sendings[0]?.answer;
  const returned =
    last?.one.state === 'returned' && answer
      ? {
          author: answer.author,
          side: answer.side,
          at: answer.at,
          reason: last.one.answer,
          fields: last.one.fields.map((field) => ({ ...field, billId: shown(field.billId) })),
        }
      : null;
  return { sendings, returned };
}
