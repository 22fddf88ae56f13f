/** What happens to a container on its way, in the order of a voyage; the words of each are the catalogue's. */
export const MILESTONES = [
  'emptyOut',
  'stuffed',
  'gateIn',
  'manifest',
  'customsExport',
  'terminalReleased',
  'loaded',
  'departed',
  'transArrived',
  'transDischarged',
  'transLoaded',
  'transDeparted',
  'arrived',
  'discharged',
  'customsImport',
  'available',
  'gateOut',
  'delivered',
  'stripped',
  'emptyIn',
  'rolled',
] as const;
export type MilestoneCode = (typeof MILESTONES)[number];

/** Planned by the schedule, estimated by somebody now, or happened. */
export const CLASSIFIERS = ['PLN', 'EST', 'ACT'] as const;
export type Classifier = (typeof CLASSIFIERS)[number];

/** Before it is loaded, at sea, at the port of discharge, with the consignee; `unknown` where nothing was ever heard. */
export const VOYAGE_PHASES = ['unknown', 'waiting', 'sea', 'arrived', 'delivered'] as const;
export type VoyagePhase = (typeof VOYAGE_PHASES)[number];

/** What the phases follow from. */
export interface VoyageEvent {
  readonly code: MilestoneCode;
  readonly classifier: Classifier;
}

const REACHED: readonly (readonly [VoyagePhase, readonly MilestoneCode[]])[] = [
  ['delivered', ['delivered', 'stripped', 'emptyIn']],
  ['arrived', ['arrived', 'discharged', 'customsImport', 'available', 'gateOut']],
  ['sea', ['departed', 'transArrived', 'transDischarged', 'transLoaded', 'transDeparted']],
];

/** How far a shipment is, by what has happened alone: no plan and no estimate moves it. */
export function voyagePhase(events: readonly VoyageEvent[]): VoyagePhase {
  const done = new Set(events.filter(({ classifier }) => classifier === 'ACT').map(({ code }) => code));
  const reached = REACHED.find(([, codes]) => codes.some((code) => done.has(code)));
  if (reached) return reached[0];
  return events.length > 0 ? 'waiting' : 'unknown';
}

const HOUR = 3_600_000;
/** How old what is known may be until that is said, ms: a ship says where she is all the time, a box in a yard does not. */
export const STALE_AFTER = { waiting: 7 * 24 * HOUR, sea: 24 * HOUR, arrived: 4 * 24 * HOUR } as const;
export type FreshnessState = 'live' | 'late' | 'none';

/** Whether what is known is new enough. */
export function freshness(heard: Date | null, now: Date, phase: VoyagePhase): FreshnessState {
  if (!heard) return 'none';
  // Of a shipment that was delivered nothing more is to come.
  const most = phase === 'unknown' || phase === 'delivered' ? Number.POSITIVE_INFINITY : STALE_AFTER[phase];
  return now.getTime() - heard.getTime() > most ? 'late' : 'live';
}
