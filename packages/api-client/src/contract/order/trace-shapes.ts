/** Numbers that are asked for at once, at most. */
export const TRACE_NUMBERS = 10;
/** Days that a link to a shipment may live. */
export const TRACE_LINK_DAYS = 60;
/** Links to one shipment that are open at once, at most. */
export const TRACE_LINKS = 20;

/** What a number is: our work number, an order of the customer's, a bill of lading or a container. */
export const TRACE_KEYS = ['work', 'bl', 'ctn', 'po'] as const;
export type TraceKey = (typeof TRACE_KEYS)[number];

/** Who said that something happened, or will. */
export const TRACE_SOURCES = ['carrier', 'terminal', 'customs', 'truck', 'schedule', 'ais', 'manual'] as const;
export type TraceSource = (typeof TRACE_SOURCES)[number];

/** Why a ship is expected at another time than before. */
export const ETA_REASONS = [
  'first',
  'schedule',
  'early',
  'weather',
  'congestion',
  'rerouted',
  'berth',
  'rolled',
  'other',
] as const;
export type EtaReason = (typeof ETA_REASONS)[number];

/** Why a container may not leave. */
export const HOLDS = ['customs', 'terminal', 'freight', 'inspection'] as const;
export type HoldKind = (typeof HOLDS)[number];

export const TRACE_LINK_STATES = ['open', 'expired', 'revoked'] as const;
export type TraceLinkState = (typeof TRACE_LINK_STATES)[number];
