import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { webhookDeliveries, webhooks } from '../database/schema.ts';
import type { Wrapping } from '../user/wrapping.ts';
import { type Asking, askPublic } from './ask-public.ts';

/** Tries of one delivery; the job waits longer and longer between them. */
export const MOST_CALLS = 9;
export const aboutSecret = (customerId: number) => `webhook of ${customerId}`;

/** What is signed: the moment and the bytes, so that nobody sends them again as new. */
const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

interface Calling {
  readonly db: Db;
  readonly wrapping: Wrapping;
}

/** Sends a row of `webhook_deliveries`. Throws where it is worth another try, so that the job is tried again. */
export async function callWebhook(
  { db, wrapping }: Calling,
  { id }: { readonly id: number },
  asking: Asking = askPublic,
  now = new Date(),
): Promise<void> {
  const [found] = await db
    .select({ row: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'queued')));
  if (!found) return;
  const { row, hook } = found;
  const tries = row.tries + 1;
  const write = (values: Partial<typeof webhookDeliveries.$inferInsert>) =>
    db
      .update(webhookDeliveries)
      .set({ tries, ...values })
      .where(eq(webhookDeliveries.id, id));
  const secret = wrapping.unwrap(hook.secret, aboutSecret(hook.customerId))?.toString();
  if (!hook.active || !secret) {
    await write({ state: 'failed', failure: hook.active ? 'unreadable' : 'switched off', doneAt: now });
    return;
  }
  const body = JSON.stringify({
    id: row.eventId,
    event: row.event,
    time: row.createTime.toISOString(),
    data: row.payload,
  });
  const headers = {
    'content-type': 'application/json',
    'lading-event': row.event,
    'lading-delivery': row.eventId,
    'lading-signature': signatureOf(secret, Math.floor(now.getTime() / 1000), body),
  };
  const { status, failure } = await asking(hook.url, headers, body);
  if (status >= 200 && status < 300) {
    await write({ state: 'sent', status, failure: '', doneAt: now });
    return;
  }
  const over = tries >= MOST_CALLS;
  await write({ status, failure: failure || `HTTP ${status}`, ...(over && { state: 'failed', doneAt: now }) });
  if (!over) throw new Error(failure || `HTTP ${status}`);
}
