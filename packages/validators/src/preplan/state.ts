/** How the pre-plan of a bill stands with customs. */
export const PREPLAN_STATE = {
  draft: 1,
  submitted: 2,
  sent: 3,
  accepted: 4,
  refused: 5,
  cancelled: 6,
} as const;
export type PreplanStateName = keyof typeof PREPLAN_STATE;
export type PreplanState = (typeof PREPLAN_STATE)[PreplanStateName];
export const PREPLAN_STATES = [1, 2, 3, 4, 5, 6] as const satisfies readonly PreplanState[];

export const PREPLAN_EVENTS = ['save', 'submit', 'send', 'accept', 'refuse', 'cancel', 'again'] as const;
export type PreplanEvent = (typeof PREPLAN_EVENTS)[number];

const { draft, submitted, sent, accepted, refused, cancelled } = PREPLAN_STATE;

interface Move {
  readonly from: readonly PreplanState[];
  /** undefined where it stays as it is */
  readonly to?: PreplanState;
}

/** A refused one that is written on stays refused until it is submitted again; an accepted one is taken back before it changes. */
const MOVES: Readonly<Record<PreplanEvent, Move>> = {
  save: { from: [draft, refused] },
  submit: { from: [draft, refused], to: submitted },
  send: { from: [submitted], to: sent },
  accept: { from: [sent], to: accepted },
  refuse: { from: [submitted, sent], to: refused },
  cancel: { from: [sent, accepted], to: cancelled },
  again: { from: [cancelled], to: draft },
};

/** Where an event leads; undefined where it cannot happen. */
export function afterPreplanEvent(status: PreplanState, event: PreplanEvent): PreplanState | undefined {
  const { from, to } = MOVES[event];
  return from.includes(status) ? (to ?? status) : undefined;
}

/** Whoever files it may still write on it. */
export const isPreplanOpen = (status: PreplanState): boolean => MOVES.save.from.includes(status);
