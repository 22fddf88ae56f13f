import type { Code } from '../codes.ts';

/** What a key can open: nothing that makes keys, changes people or spends money. */
export const API_SCOPES = [
  'order:view',
  'order:edit',
  'order:submit',
  'track:view',
  'bill:view',
  'bill:confirm',
  'settlement:view',
  'file:view',
  'message:view',
  'quote:export',
] as const satisfies readonly Code[];
export type ApiScope = (typeof API_SCOPES)[number];

/** What a customer's own system can be told of. */
export const WEBHOOK_EVENTS = ['draft.issued', 'changes.answered', 'milestone', 'statement.published'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** It waits for its first or next try, it was taken, it was tried often enough. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
