/** What the desk decides of a booking. */
export const BOOKING_DECISIONS = ['accept', 'return', 'confirm', 'roll', 'cancel', 'keep', 'refuse', 'sail'] as const;
export type BookingDecision = (typeof BOOKING_DECISIONS)[number];

/** Why a booking, or a field of it, comes back. */
export const RETURN_REASONS = [
  'incomplete',
  'mismatch',
  'noSpace',
  'overLimit',
  'prohibited',
  'vague',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What whoever books does with it. */
export const BOOKING_ACTIONS = ['draft', 'submit', 'withdraw', 'cancel'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** What of all bookings the desk looks at. */
export const BOOKING_QUEUES = ['waiting', 'accepted', 'returned', 'all'] as const;
export type BookingQueue = (typeof BOOKING_QUEUES)[number];

/** Who of the forwarder is in charge of what. */
export const CONTACT_ROLES = ['sales', 'op', 'doc', 'finance', 'cs'] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

/** The steps of an order in the order in which a forwarder in China goes through them. */
export const LOG_NODES = [
  'booked',
  'schedule',
  'space',
  'arranged',
  'loaded',
  'gateIn',
  'docClosed',
  'preplan',
  'declared',
  'examined',
  'cusReleased',
  'terminalReleased',
  'sailed',
  'paid',
  'chargesConfirmed',
] as const;
export type LogNodeCode = (typeof LOG_NODES)[number];

export const NODE_STATES = ['none', 'now', 'done', 'skipped', 'late'] as const;
export type NodeState = (typeof NODE_STATES)[number];
