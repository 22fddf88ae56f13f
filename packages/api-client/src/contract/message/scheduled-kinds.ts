/** What the server does again and again by its clock. */
export const SCHEDULED_KINDS = [
  'webhooks',
  'broadcasts',
  'letters',
  'tracking',
  'bids',
  'snoozed',
  'reminders',
  'follows',
  'freeTime',
  'dunning',
  'arrived',
  'tidy',
] as const;
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number];
