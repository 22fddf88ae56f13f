import { eq, sql } from 'drizzle-orm';
import { apiKeys, webhookDeliveries, webhooks, webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

type Place = Pick<World, 'db' | 'ids'>;

async function addKey({ db, ids }: Place): Promise<number> {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const values = { customerId: ids.customer, userId: ids.user, name: 'ERP', ending: 'abcd', scopes: ['order:view'] };
  const [row] = await db
    .insert(apiKeys)
    .values({ ...values, keyHash: crypto.randomUUID(), expiresAt })
    .returning({ id: apiKeys.id });
  return row?.id ?? 0;
}

async function addHook({ db, ids }: Place): Promise<number> {
  const values = { customerId: ids.customer, url: 'https://erp.example.com/lading', events: ['milestone'], secret: '' };
  const [row] = await db.insert(webhooks).values(values).returning({ id: webhooks.id });
  return row?.id ?? 0;
}

async function addDelivery(world: Place): Promise<number> {
  const values = { webhookId: await addHook(world), eventId: crypto.randomUUID(), event: 'milestone', payload: {} };
  const [row] = await world.db
    .insert(webhookDeliveries)
    .values({ ...values, state: 'failed' })
    .returning({ id: webhookDeliveries.id });
  return row?.id ?? 0;
}

const hook = { url: 'https://erp.example.com/lading', events: ['milestone' as const], active: true };

export const examples: Examples<'message', 'developers'> = {
  apiKeys: () => undefined,
  // Nobody gives away what he may not do himself: whoever asks holds the code of the call and this one.
  createApiKey: async (world) => {
    world.prepare(async (userId) => {
      const more = sql`${webUsers.codes} || '["order:view"]'::jsonb`;
      await world.db.update(webUsers).set({ codes: more }).where(eq(webUsers.id, userId));
    });
    return { name: 'ERP', scopes: ['order:view'], days: 30, requestId: crypto.randomUUID() };
  },
  revokeApiKey: async (world) => ({ id: await addKey(world) }),
  webhookList: () => undefined,
  saveWebhook: async (world) => ({ ...hook, id: await addHook(world), requestId: crypto.randomUUID() }),
  deleteWebhook: async (world) => ({ id: await addHook(world) }),
  webhookLog: async (world) => ({ id: await addHook(world) }),
  redeliver: async (world) => ({ id: await addDelivery(world) }),
  testWebhook: async (world) => ({ id: await addHook(world) }),
};
