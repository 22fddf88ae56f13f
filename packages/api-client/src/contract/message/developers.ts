import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, id, maybeId, pageOf, paging, requestId, text } from '../shapes.ts';
import { named } from '../user/fields.ts';
import {
  API_SCOPES,
  type ApiScope,
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './developer-shapes.ts';

/** What a customer's own systems need: keys to call with, and addresses that are called. */

const count = () => number().integer().min(0).required();
const scopes = () => array(string<ApiScope>().strict().oneOf(API_SCOPES).required()).min(1).required();
const events = () => array(string<WebhookEvent>().strict().oneOf(WEBHOOK_EVENTS).required()).min(1).required();

const key = object({
  id: id(),
  name: text(),
  // Its last characters; the key itself is shown once.
  ending: text(),
  scopes: array(string<ApiScope>().oneOf(API_SCOPES).required()).required(),
  owner: text(),
  createTime: string().required(),
  lastUsed: string().nullable().defined(),
  expires: string().required(),
  // It opens nothing any more: taken back, or its time is over.
  over: boolean().required(),
});

export const apiKeys = query('/user/api/queryKeys.do', 'Keys of the company for its own systems, the newest first', {
  access: 'company:edit',
  assumed: true,
  output: object({ list: array(key).required() }),
});

export const createApiKey = command(
  '/user/api/createKey.do',
  'Make a key; it opens what its scopes say and its maker may, and is told this once',
  {
    access: 'company:edit',
    assumed: true,
    limit: 20,
    input: object({
      name: named(1, 60),
      scopes: scopes(),
      days: exactNumber().min(1).max(730).default(365),
      requestId: requestId(),
    }),
    // Empty where the same sending has had its answer before.
    output: object({ id: id(), key: text() }),
    invalidates: () => [apiKeys],
  },
);

export const revokeApiKey = command('/user/api/revokeKey.do', 'Take a key back: from now on it opens nothing', {
  access: 'company:edit',
  about: ['apiKey', 'id'],
  assumed: true,
  input: object({ id: id() }),
  invalidates: () => [apiKeys],
});

const hook = object({
  id: id(),
  url: text(),
  events: array(string<WebhookEvent>().oneOf(WEBHOOK_EVENTS).required()).required(),
  active: boolean().required(),
  createTime: string().required(),
  // Of the last thirty days.
  sent: count(),
  failed: count(),
});

export const webhookList = query('/user/api/queryWebhooks.do', 'Addresses of the company that are told what happens', {
  access: 'company:edit',
  assumed: true,
  output: object({ list: array(hook).required() }),
});

export const saveWebhook = command(
  '/user/api/saveWebhook.do',
  'Add an address, or change what it is told; the secret that signs is told once',
  {
    access: 'company:edit',
    about: ['webhook', 'id'],
    assumed: true,
    limit: 30,
    input: object({
      id: maybeId(),
      url: string().strict().max(300).required(),
      events: events(),
      active: boolean().strict().required(),
      requestId: requestId(),
    }),
    // Empty for one that was there before.
    output: object({ id: id(), secret: text() }),
    invalidates: () => [webhookList],
  },
);

export const deleteWebhook = command('/user/api/deleteWebhook.do', 'Take an address away, and what was sent to it', {
  access: 'company:edit',
  about: ['webhook', 'id'],
  assumed: true,
  input: object({ id: id() }),
  invalidates: () => [webhookList],
});

const delivery = object({
  id: id(),
  eventId: text(),
  event: text(),
  state: string<DeliveryState>().oneOf(DELIVERY_STATES).required(),
  tries: count(),
  // What was answered last; 0 where nothing was.
  status: count(),
  failure: text(),
  createTime: string().required(),
  doneAt: string().nullable().defined(),
});

export const webhookLog = query('/user/api/queryDeliveries.do', 'What was sent to an address, the newest first', {
  access: 'company:edit',
  about: ['webhook', 'id'],
  assumed: true,
  input: object({ id: id(), ...paging(20) }),
  output: pageOf(delivery),
});

export const redeliver = command('/user/api/redeliver.do', 'Send it once more, as the same event', {
  access: 'company:edit',
  about: ['delivery', 'id'],
  assumed: true,
  limit: 30,
  input: object({ id: id() }),
  invalidates: () => [webhookLog, webhookList],
});

export const testWebhook = command('/user/api/testWebhook.do', 'Send a `ping` to an address', {
  access: 'company:edit',
  about: ['webhook', 'id'],
  assumed: true,
  limit: 30,
  input: object({ id: id() }),
  invalidates: () => [webhookLog, webhookList],
});
