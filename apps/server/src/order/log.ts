import type { In, LogEvent, Out, PortalContract } from '@lading/api-client/contract';
import { and, count, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { billLog, bills, bookings, customers, webUsers } from '../database/schema.ts';
import { type Language, say, type TextId } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { answerText } from './changes/answer-text.ts';
import { signed } from './signed.ts';

type Calls = PortalContract['order'];
/** A line of the story of a booking. */
export type Entry = Omit<typeof billLog.$inferInsert, 'event'> & { readonly event: LogEvent };

const WORDS = ['proposed', 'reason', 'text', 'note', 'count', 'file'] as const;

/** Writes who did what when, in the transaction that did it. */
export async function logged(tx: Db, ...entries: Entry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(billLog).values(entries);
}

/** What the customer's people decide and say before they send anything, and whom else they show it. */
const AMONG_THEMSELVES: readonly LogEvent[] = [
  'markedOk',
  'changeMarked',
  'waived',
  'markUndone',
  'commented',
  'shared',
  'shareRevoked',
];

/** One page of the story of a booking, the newest first; the forwarder's people read what is meant for them. */
export async function logPage(
  db: Db,
  { bookingId, current, size }: In<Calls['blLog']>,
  { language, staff }: { readonly language: Language; readonly staff: boolean },
): Promise<Out<Calls['blLog']>> {
  const where = and(
    eq(billLog.bookingId, bookingId),
    staff ? notInArray(billLog.event, [...AMONG_THEMSELVES]) : undefined,
  );
  const [found] = await db.select({ total: count() }).from(billLog).where(where);
  const rows = await db
    .select({ entry: billLog, user: webUsers, customer: customers, position: bills.position })
    .from(billLog)
    .innerJoin(bookings, eq(bookings.id, billLog.bookingId))
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .leftJoin(webUsers, eq(webUsers.id, billLog.userId))
    .leftJoin(bills, eq(bills.id, billLog.billId))
    .where(where)
    .orderBy(desc(billLog.createTime), desc(billLog.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ entry, user, customer, position }) => {
    const { reason } = entry.values;
    const values = reason ? { ...entry.values, reason: answerText(language, reason) } : entry.values;
    const by = signed(language, user, entry.source === 'draft' && entry.event === 'draftIssued' ? null : customer);
    return {
      id: entry.id,
      event: entry.event as LogEvent,
      source: entry.source,
      version: entry.version,
      billId: position === null || position === 0 ? null : entry.billId,
      path: entry.path,
      ...by,
      at: isoInstant(entry.createTime),
      text: say(language, `log_${entry.event}` as TextId, {
        note: '',
        ...values,
        name: by.author,
        version: entry.version,
        path: entry.path,
      }).trim(),
      words: WORDS.map((name) => values[name]).find(Boolean) ?? '',
    };
  });
  return { records, total: found?.total ?? 0 };
}
