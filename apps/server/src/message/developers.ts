import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiScope, contract, DeliveryState, In, WebhookEvent } from '@lading/api-client/contract';
import { and, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { apiKeys, webhookDeliveries, webhooks, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { hashOfKey, newKey } from '../user/api-keys.ts';
import { ofLanguage } from '../user/name.ts';
import type { Member } from '../user/session.ts';
import { isHookUrl } from './ask-public.ts';
import { aboutSecret } from './call-webhook.ts';

type Calls = typeof contract.message;
type Delivery = typeof webhookDeliveries.$inferSelect;

const DAY = 86_400_000;
/** Of one company. */
const MOST_KEYS = 20;
const MOST_HOOKS = 10;
const ENDING = 4;

async function listKeys(db: Db, { customerId }: Member, language: Language) {
  const rows = await db
    .select({ key: apiKeys, owner: webUsers })
    .from(apiKeys)
    .innerJoin(webUsers, eq(webUsers.id, apiKeys.userId))
    .where(eq(apiKeys.customerId, customerId))
    .orderBy(desc(apiKeys.id))
    .limit(100);
  const now = new Date();
  const list = rows.map(({ key, owner }) => ({
    id: key.id,
    name: key.name,
    ending: key.ending,
    scopes: key.scopes as ApiScope[],
    owner: ofLanguage(language, owner.name, owner.nameEn),
    createTime: isoInstant(key.createTime),
    lastUsed: key.lastUsedAt && isoInstant(key.lastUsedAt),
    expires: isoInstant(key.expiresAt),
    over: key.revokedAt !== null || key.expiresAt <= now || !owner.active,
  }));
  return { list };
}

async function createKey(db: Db, { name, scopes, days, requestId }: In<Calls['createApiKey']>, visitor: Member) {
  const { customerId, userId } = visitor;
  // Nobody gives away what he may not do himself.
  if (!scopes.every((scope) => visitor.codes.includes(scope))) throw refused('keyScopes', {}, 'scopes');
  const good = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, new Date()));
  if ((await db.$count(apiKeys, and(eq(apiKeys.customerId, customerId), good))) >= MOST_KEYS)
    throw refused('keyMost', { most: MOST_KEYS });
  const key = newKey();
  const values = { customerId, userId, name, scopes: [...new Set(scopes)], requestId };
  const [row] = await db
    .insert(apiKeys)
    .values({
      ...values,
      keyHash: hashOfKey(key),
      ending: key.slice(-ENDING),
      expiresAt: new Date(Date.now() + days * DAY),
    })
    .onConflictDoNothing({ target: apiKeys.requestId })
    .returning({ id: apiKeys.id });
  if (row) return { id: row.id, key };
  const [before] = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.requestId, requestId), eq(apiKeys.customerId, customerId)));
  if (!before) throw badInput('requestId');
  return { id: before.id, key: '' };
}

async function listHooks(db: Db, { customerId }: Member) {
  const rows = await db.select().from(webhooks).where(eq(webhooks.customerId, customerId)).orderBy(desc(webhooks.id));
  const ids = rows.map(({ id }) => id);
  const since = new Date(Date.now() - 30 * DAY);
  const sums =
    ids.length === 0
      ? []
      : await db
          .select({ id: webhookDeliveries.webhookId, state: webhookDeliveries.state, count: count() })
          .from(webhookDeliveries)
          .where(and(inArray(webhookDeliveries.webhookId, ids), gt(webhookDeliveries.createTime, since)))
          .groupBy(webhookDeliveries.webhookId, webhookDeliveries.state);
  const sum = (id: number, state: string) => sums.find((one) => one.id === id && one.state === state)?.count ?? 0;
  const list = rows.map(({ id, url, events, active, createTime }) => ({
    id,
    url,
    events: events as WebhookEvent[],
    active,
    createTime: isoInstant(createTime),
    sent: sum(id, 'sent'),
    failed: sum(id, 'failed'),
  }));
  return { list };
}

async function saveHook({ db, wrapping }: Services, asked: In<Calls['saveWebhook']>, { customerId }: Member) {
  const { id, url, active, requestId } = asked;
  const events = [...new Set(asked.events)];
  if (!isHookUrl(url)) throw refused('webhookUrl', {}, 'url');
  if (id !== undefined) {
    await db.update(webhooks).set({ url, events, active }).where(eq(webhooks.id, id));
    return { id, secret: '' };
  }
  if ((await db.$count(webhooks, eq(webhooks.customerId, customerId))) >= MOST_HOOKS)
    throw refused('webhookMost', { most: MOST_HOOKS });
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  const wrapped = wrapping.wrap(Buffer.from(secret), aboutSecret(customerId));
  const [row] = await db
    .insert(webhooks)
    .values({ customerId, url, events, active, secret: wrapped, requestId })
    .onConflictDoNothing({ target: webhooks.requestId })
    .returning({ id: webhooks.id });
  if (row) return { id: row.id, secret };
  const [before] = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.requestId, requestId), eq(webhooks.customerId, customerId)));
  if (!before) throw badInput('requestId');
  return { id: before.id, secret: '' };
}

const STATES: Readonly<Record<Delivery['state'], DeliveryState>> = {
  new: 'waiting',
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
};

async function log(db: Db, { id, current, size }: In<Calls['webhookLog']>) {
  const rows = await db
    .select({ row: webhookDeliveries, total: total() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.createTime), desc(webhookDeliveries.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row }) => ({
    id: row.id,
    eventId: row.eventId,
    event: row.event,
    state: STATES[row.state],
    tries: row.tries,
    status: row.status,
    failure: row.failure,
    createTime: isoInstant(row.createTime),
    doneAt: row.doneAt && isoInstant(row.doneAt),
  }));
  return { records, total: rows[0]?.total ?? 0 };
}

/** What a customer's own systems need. */
export const developers = (services: Services): FileHandlers<'message', 'developers'> => {
  const { db } = services;
  return {
    apiKeys: (_asked, { visitor, language }) => listKeys(db, visitor, language),
    createApiKey: (asked, { visitor }) => createKey(db, asked, visitor),
    async revokeApiKey({ id }) {
      await db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, id));
      return null;
    },
    webhookList: (_asked, { visitor }) => listHooks(db, visitor),
    saveWebhook: (asked, { visitor }) => saveHook(services, asked, visitor),
    async deleteWebhook({ id }) {
      await db.delete(webhooks).where(eq(webhooks.id, id));
      return null;
    },
    webhookLog: (asked) => log(db, asked),
    async redeliver({ id }) {
      // What waits is on its way already.
      const ended = and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.state, ['sent', 'failed']));
      await db.update(webhookDeliveries).set({ state: 'new', tries: 0, doneAt: null }).where(ended);
      return null;
    },
    async testWebhook({ id }) {
      const ping = {
        webhookId: id,
        eventId: `ping_${randomUUID()}`,
        event: 'ping',
        payload: {},
        state: 'new' as const,
      };
      await db.insert(webhookDeliveries).values(ping);
      return null;
    },
  };
};
