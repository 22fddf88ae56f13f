import { describe, expect, it } from 'vitest';
import { afterOrderEvent, ORDER_EVENTS, ORDER_STATUS, ORDER_STATUSES, orderEventsAt } from './order-status.ts';

const NAMES = Object.keys(ORDER_STATUS) as (keyof typeof ORDER_STATUS)[];

/** Every move there is, written out: event, from where, to where. */
const MOVES = `
submit draft submitted
submit returned submitted
withdraw submitted draft
accept submitted accepted
return submitted returned
return accepted returned
confirm accepted spaceConfirmed
confirm rolled spaceConfirmed
roll spaceConfirmed rolled
askCancel submitted cancelAsked
askCancel accepted cancelAsked
askCancel spaceConfirmed cancelAsked
cancel cancelAsked cancelled
keep cancelAsked accepted
refuse submitted cancelled
refuse accepted cancelled
refuse spaceConfirmed cancelled
sail spaceConfirmed sailed
complete sailed completed
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe.each(ORDER_EVENTS)('%s', (event) => {
  it.each(NAMES)('at %s', (name) => {
    const move = MOVES.find(([one, from]) => one === event && from === name);
    const after = afterOrderEvent(ORDER_STATUS[name], event, ORDER_STATUS.accepted);
    expect(after).toBe(move ? ORDER_STATUS[move[2] as keyof typeof ORDER_STATUS] : undefined);
  });
});

it('goes nowhere from the end', () => {
  expect(ORDER_STATUSES.filter((status) => orderEventsAt(status).length === 0)).toEqual([
    ORDER_STATUS.cancelled,
    ORDER_STATUS.completed,
  ]);
});

it('goes back to where it was, or nowhere where nobody knows', () => {
  expect(afterOrderEvent(ORDER_STATUS.cancelAsked, 'keep', ORDER_STATUS.spaceConfirmed)).toBe(
    ORDER_STATUS.spaceConfirmed,
  );
  expect(afterOrderEvent(ORDER_STATUS.cancelAsked, 'keep')).toBeUndefined();
});
