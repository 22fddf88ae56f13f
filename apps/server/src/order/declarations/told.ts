import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { SaidReason } from '../../database/schema/declarations.ts';
import { todos } from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import type { Language } from '../../messages/say.ts';
import { closeToDo } from '../../user/to-do-items.ts';
import type { Booking } from '../versions/find.ts';

/** Open pages of the customer and of the desk look again, once `tx` commits. */
export async function tellDeclared(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  { id: bookingId, customerId }: Booking,
  page: string | undefined,
): Promise<void> {
  await bus.publish(tx, { type: 'order', customerId, bookingId, change: 'declaration', page });
  await bus.publish(tx, { type: 'desk' });
}

/** Reasons as one sentence, what is said of all first. */
export const reasonText = (language: Language, answer: string, reasons: readonly SaidReason[]): string =>
  [answer, ...reasons.map(({ text }) => text)].filter(Boolean).join(language === 'zh-CN' ? '；' : '; ');

/** Containers by name in a sentence: the first five, and how many more. */
export function namesIn(ctnNos: readonly string[]): string {
  const more = ctnNos.length - 5;
  return ctnNos.slice(0, 5).join(', ') + (more > 0 ? ` +${more}` : '');
}

/** Opens work of a kind that is not open yet, or closes what is. */
export async function setToDo(
  tx: Db,
  { id, customerId }: Booking,
  busType: number,
  dueAt: Date | null,
  open: boolean,
): Promise<void> {
  if (!open) return closeToDo(tx, busType, { bookingId: id });
  const there = and(eq(todos.bookingId, id), eq(todos.busType, busType), eq(todos.status, 2));
  if ((await tx.$count(todos, there)) === 0)
    await tx.insert(todos).values({ customerId, busType, bookingId: id, dueAt });
}
