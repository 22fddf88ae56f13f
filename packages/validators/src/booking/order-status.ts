/** How far a booking is; apart from the state of its bill. */
export const ORDER_STATUS = {
  draft: 1,
  submitted: 2,
  accepted: 3,
  spaceConfirmed: 4,
  returned: 5,
  cancelAsked: 6,
  cancelled: 7,
  sailed: 8,
  completed: 9,
  rolled: 10,
} as const;
export type OrderStatusName = keyof typeof ORDER_STATUS;
export type OrderStatus = (typeof ORDER_STATUS)[OrderStatusName];
export const ORDER_STATUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly OrderStatus[];

/** Everything that can happen to a booking. */
export const ORDER_EVENTS = [
  'submit',
  'withdraw',
  'accept',
  'return',
  'confirm',
  'roll',
  'askCancel',
  'cancel',
  'keep',
  'refuse',
  'sail',
  'complete',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

const { draft, submitted, accepted, spaceConfirmed, returned, cancelAsked, cancelled, sailed, completed, rolled } =
  ORDER_STATUS;

interface Move {
  readonly from: readonly OrderStatus[];
  /** undefined where it goes back to where it was */
  readonly to: OrderStatus | undefined;
}

/** From where each event leads where. A rolled booking gets its new sailing by `confirm`. */
const MOVES: Readonly<Record<OrderEvent, Move>> = {
  submit: { from: [draft, returned], to: submitted },
  withdraw: { from: [submitted], to: draft },
  accept: { from: [submitted], to: accepted },
  return: { from: [submitted, accepted], to: returned },
  confirm: { from: [accepted, rolled], to: spaceConfirmed },
  roll: { from: [spaceConfirmed], to: rolled },
  askCancel: { from: [submitted, accepted, spaceConfirmed], to: cancelAsked },
  cancel: { from: [cancelAsked], to: cancelled },
  keep: { from: [cancelAsked], to: undefined },
  refuse: { from: [submitted, accepted, spaceConfirmed], to: cancelled },
  sail: { from: [spaceConfirmed], to: sailed },
  complete: { from: [sailed], to: completed },
};

/** Where an event leads, `before` being where it was when its end was asked for; undefined where it cannot happen. */
export function afterOrderEvent(
  status: OrderStatus,
  event: OrderEvent,
  before: OrderStatus | null = null,
): OrderStatus | undefined {
  const { from, to } = MOVES[event];
  if (!from.includes(status)) return undefined;
  return to ?? before ?? undefined;
}

/** What can happen next, in the order of ORDER_EVENTS. */
export const orderEventsAt = (status: OrderStatus): OrderEvent[] =>
  ORDER_EVENTS.filter((event) => MOVES[event].from.includes(status));

/** Who holds the paper may still write on it. */
export const isOrderOpen = (status: OrderStatus): boolean => status === draft || status === returned;
