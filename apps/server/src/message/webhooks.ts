import type { WebhookEvent } from '@lading/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type messages, webhookDeliveries, webhooks } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Deliveries that one look hands on. */
const TURN = 200;

/** What a customer's system is told by each notice to his company. */
const EVENTS: Readonly<Record<string, WebhookEvent>> = {
  copyReady: 'draft.issued',
  changesAnswered: 'changes.answered',
  bookingSailed: 'milestone',
  milestone: 'milestone',
  etaChanged: 'milestone',
  statementIssued: 'statement.published',
  statementReissued: 'statement.published',
};

type Written = Pick<typeof messages.$inferSelect, 'id' | 'customerId' | 'type' | 'values'>;

/** Writes down what is to be sent to the company's systems of a notice, with the commit of what caused it. */
export async function noteForWebhooks(tx: Db, { id, customerId, type, values }: Written): Promise<void> {
  const event = EVENTS[type];
  if (!event || customerId === null) return;
  const hooks = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.customerId, customerId), eq(webhooks.active, true)));
  const rows = hooks
    .filter(({ events }) => events.includes(event))
    .map((hook) => ({
      webhookId: hook.id,
      eventId: `evt_${id}`,
      event,
      payload: { notice: type, ...values },
      state: 'new' as const,
    }));
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing();
}

/** Makes a job of each that was written down; what another server is handing on is left to it. */
export const planWebhooks = (db: Db, jobs: Pick<Jobs, 'send'>): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, 'new'))
      .orderBy(asc(webhookDeliveries.id))
      .limit(TURN)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.update(webhookDeliveries).set({ state: 'queued' }).where(inArray(webhookDeliveries.id, ids));
    for (const id of ids) await jobs.send(tx, 'webhook', { id });
    return ids.length;
  });
