/** The queues of the forwarder's desk, in their order. The server and the portal declare each of them once. */
export const DESK_QUEUES = [
  'booking',
  'instruction',
  'change',
  'draft',
  'vgm',
  'preplan',
  'release',
  'statement',
  'certification',
  'credit',
  'fuda',
  'inquiry',
  'fbaEnquiry',
  'feedback',
  'importJob',
  'job',
] as const;
export type DeskQueueKind = (typeof DESK_QUEUES)[number];

/** Whose work is looked at: what one took oneself, what one's roles handle, all that one may see. */
export const DESK_SCOPES = ['mine', 'team', 'all'] as const;
export type DeskScope = (typeof DESK_SCOPES)[number];

/** What one search of the desk finds, in the order it is shown. */
export const DESK_FOUND = ['order', 'bill', 'booking', 'container', 'customer', 'statement', 'message'] as const;
export type DeskFoundKind = (typeof DESK_FOUND)[number];

/** Where the log of everything is read from: what concerns security, what happened to orders, what happened to drafts. */
export const AUDIT_SOURCES = ['security', 'order', 'bill'] as const;
export type AuditSource = (typeof AUDIT_SOURCES)[number];

export const DESK_REPORTS = ['drafts', 'orders', 'statements'] as const;
export type DeskReport = (typeof DESK_REPORTS)[number];
