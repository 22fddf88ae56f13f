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
