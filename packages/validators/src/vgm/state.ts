/** How the declaration of one container's verified gross mass stands. */
export const VGM_STATE = {
  draft: 1,
  submitted: 2,
  sent: 3,
  accepted: 4,
  refused: 5,
  retracted: 6,
  closed: 7,
} as const;
export type VgmStateName = keyof typeof VGM_STATE;
export type VgmState = (typeof VGM_STATE)[VgmStateName];
export const VGM_STATES = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly VgmState[];

/** Everything that can happen to one: the shipper's half, the forwarder's, and the cut-off. */
export const VGM_EVENTS = [
  'save',
  'submit',
  'retract',
  'amend',
  'send',
  'accept',
  'refuse',
  'close',
  'reopen',
] as const;
export type VgmEvent = (typeof VGM_EVENTS)[number];

const { draft, submitted, sent, accepted, refused, retracted, closed } = VGM_STATE;

interface Move {
  readonly from: readonly VgmState[];
  /** undefined where it stays as it is */
  readonly to?: VgmState;
}

/** A refused one that is written on stays refused until it is submitted again; a retracted one begins anew. */
const MOVES: Readonly<Record<VgmEvent, Move>> = {
  save: { from: [draft, refused] },
  submit: { from: [draft, refused], to: submitted },
  retract: { from: [submitted, sent, accepted], to: retracted },
  amend: { from: [accepted, retracted], to: draft },
  send: { from: [submitted], to: sent },
  accept: { from: [submitted, sent], to: accepted },
  refuse: { from: [submitted, sent], to: refused },
  close: { from: [draft, refused, retracted], to: closed },
  reopen: { from: [closed], to: draft },
};

/** Where an event leads; undefined where it cannot happen. */
export function afterVgmEvent(status: VgmState, event: VgmEvent): VgmState | undefined {
  const { from, to } = MOVES[event];
  return from.includes(status) ? (to ?? status) : undefined;
}

/** Whoever declares may still write on it. */
export const isVgmOpen = (status: VgmState): boolean => MOVES.save.from.includes(status);
/** It waits for the forwarder's people. */
export const isVgmWaiting = (status: VgmState): boolean => status === submitted || status === sent;
/** It was declared, whatever became of it then. */
export const isVgmDeclared = (status: VgmState): boolean => isVgmWaiting(status) || status === accepted;
