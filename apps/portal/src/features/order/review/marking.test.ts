import { contract } from '@lading/api-client/contract';
import type { QueryStore } from '@lading/api-client/react';
import { expect, it, vi } from 'vitest';
import type { PortalText } from '../../../i18n/text.ts';
import { marksSource } from './marking.ts';
import { type DraftMarks, sentOf } from './marks.ts';
import type { Outbox } from './outbox.ts';
import type { WaitingStep } from './waiting-step.ts';

const text = ((id: string) => id) as unknown as PortalText;
const answered: DraftMarks = { version: 2, marks: [] };
const step: WaitingStep = {
  id: 'a',
  at: '2026-11-20T09:48:00+08:00',
  draft: { bookingId: 1, billId: null, version: 2 },
  action: { path: 'bill.vessel', kind: 'ok' },
  revision: 0,
};

function setUp() {
  let steps: readonly WaitingStep[] = [];
  const listeners = new Set<() => void>();
  const outbox = {
    all: () => steps,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Outbox;
  const end = vi.fn();
  const store = { get: () => ({ data: answered }), subscribe: vi.fn(() => end) };
  const source = marksSource({ store: store as unknown as QueryStore, text }, 1, outbox, 'me');
  const decide = () => {
    steps = [step];
    for (const listener of listeners) listener();
  };
  return { source, store, end, decide, listeners };
}
const MAIN = { subId: null, draft: 2 };

it('gives the same marks until something is decided, and what waits over what the server has', () => {
  const { source, decide } = setUp();
  const before = source.get(MAIN);
  expect(source.get({ ...MAIN })).toBe(before);
  const changed = vi.fn();
  source.subscribe(MAIN, changed);
  decide();
  expect(changed).toHaveBeenCalledOnce();
  const after = source.get(MAIN);
  expect(after).toMatchObject({ data: { marks: { 'bill.vessel': { verdict: { kind: 'ok', author: 'me' } } } } });
  expect(source.get(MAIN)).toBe(after);
  expect(source.get({ subId: 7, draft: 2 })).toMatchObject({ data: { marks: {} } });
});

it('listens to the server and to what waits, and to neither when it is silenced', () => {
  const { source, store, end, listeners } = setUp();
  const silence = source.subscribe(MAIN, () => undefined);
  expect(store.subscribe.mock.calls[0]?.slice(0, 2)).toEqual([contract.order.blMarks, { bookingId: 1, version: 2 }]);
  silence();
  expect(end).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

it('takes what was accepted for sent, until it is asked for anew', () => {
  const at = (time: string) => `2026-11-20T${time}:00+08:00`;
  const mark = (path: string, decided: string, status: 'open' | 'accepted' | 'declined', answered: string) => ({
    billId: null,
    path,
    revision: 1,
    carriedFrom: null,
    again: false,
    comments: [],
    verdict: {
      kind: 'change',
      proposed: 'X',
      reason: 'typing',
      author: 'me',
      side: 'customer',
      at: decided,
      mine: true,
    },
    request: { status, reason: '', author: 'staff', at: answered },
  });
  const marks = [
    mark('open', at('09:00'), 'open', ''),
    mark('accepted', at('09:00'), 'accepted', at('10:00')),
    mark('anew', at('11:00'), 'accepted', at('10:00')),
    mark('declined', at('11:00'), 'declined', at('10:00')),
  ];
  expect(sentOf({ version: 3, marks } as unknown as DraftMarks, null)).toEqual(['open', 'accepted']);
});

it('asks for the booking anew when changes were sent, for its status is another one', () => {
  const stale = contract.order.submitBlChanges.invalidates();
  expect(stale).toEqual(expect.arrayContaining([contract.order.orderPage, contract.user.toDoList]));
});
