import type { Endpoint } from '@lading/api-client/contract';
import { contract } from '@lading/api-client/contract';
import type { QueryStore } from '@lading/api-client/react';
import { expect, it, vi } from 'vitest';
import type { PortalText } from '../i18n/text.ts';
import { querySource } from './query-source.ts';

const { countNumMbl } = contract.order;
const text = ((id: string) => id) as unknown as PortalText;

/** A store that has what it is told. */
function storeOf(kept: Map<string, { data?: unknown; error?: unknown }>) {
  const keyOf = ({ path }: Endpoint, arg: unknown) => `${path} ${JSON.stringify(arg)}`;
  return {
    get: (endpoint: Endpoint, arg: unknown) => kept.get(keyOf(endpoint, arg)) ?? {},
    subscribe: vi.fn(() => () => undefined),
    refresh: vi.fn(),
  };
}
const setUp = () => {
  const kept = new Map<string, { data?: unknown; error?: unknown }>();
  const store = storeOf(kept);
  const read = vi.fn(({ list }: { list: number[] }) => list.length);
  const context = { store: store as unknown as QueryStore, text };
  const source = querySource(context, countNumMbl, (bookingId: number) => ({ bookingId }), read);
  return { kept, store, read, source };
};
const ONE = `${countNumMbl.path} {"bookingId":1}`;

it('reads the same answer once and gives the same object for it', () => {
  const { kept, read, source } = setUp();
  expect(source.get(1)).toEqual({ status: 'loading' });
  expect(source.get(1)).toBe(source.get(1));
  kept.set(ONE, { data: { list: [7, 8] } });
  expect(source.get(1)).toEqual({ status: 'ready', data: 2 });
  expect(source.get(1)).toBe(source.get(1));
  expect(source.get(2)).toEqual({ status: 'loading' });
  kept.set(ONE, { data: { list: [7] } });
  expect(source.get(1)).toEqual({ status: 'ready', data: 1 });
  expect(read).toHaveBeenCalledTimes(2);
});

it('says why there is none and asks again for that key; an answer from before stays', () => {
  const { kept, store, source } = setUp();
  const error = new Error('offline');
  kept.set(ONE, { error });
  const answer = source.get(1);
  expect(answer).toMatchObject({ status: 'error' });
  expect(source.get(1)).toBe(answer);
  if (answer.status === 'error') answer.retry();
  expect(store.refresh).toHaveBeenCalledWith(countNumMbl, { bookingId: 1 });
  kept.set(ONE, { data: { list: [] }, error });
  expect(source.get(1)).toEqual({ status: 'ready', data: 0 });
});

it('listens for what its key asks', () => {
  const { store, source } = setUp();
  const changed = () => undefined;
  source.subscribe(3, changed);
  expect(store.subscribe).toHaveBeenCalledWith(countNumMbl, { bookingId: 3 }, changed);
});
