/** The queues of the forwarder's desk, in their order. The server and the portal declare each of them once. */
export const DESK_QUEUES = [
  'booking',
  'release',
  'certification',
  'credit',
  'fuda',
  'inquiry',
  'fbaEnquiry',
  'feedback',
] as const;
export type DeskQueueKind = (typeof DESK_QUEUES)[number];

/** Whose work is looked at: what one took oneself, what one's roles handle, all that one may see. */
export const DESK_SCOPES = ['mine', 'team', 'all'] as const;
export type DeskScope = (typeof DESK_SCOPES)[number];

/** What one search of the desk finds, in the order it is shown. */
export const DESK_FOUND = ['order', 'bill', 'booking', 'container', 'customer', 'statement', 'message'] as const;
export type DeskFoundKind = (typeof DESK_FOUND)[number];

/** What the server does later: letters that leave, imports, reminders, calls of customers' systems. */
export const JOB_KINDS = ['outbound', 'import', 'reminder', 'webhook'] as const;
export type JobKind = (typeof JOB_KINDS)[number];
/** It waits for its turn or the next try, it is being done, it is done, it was tried often enough. */
export const JOB_STATES = ['waiting', 'active', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];
