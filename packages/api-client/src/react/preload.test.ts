import { expect, it, vi } from 'vitest';
import type { Client } from '../client/create-client.ts';
import { contract } from '../contract/index.ts';
import { preloadQuery } from './preload.ts';

// This file runs where there is no window, as a server does.
it('keeps nothing on a server, where the cache is everybody’s', async () => {
  const call = vi.fn(async (..._asked: unknown[]) => call.mock.calls.length);
  const source = { client: { call } as unknown as Client, epoch: 0 };
  const ask = () => preloadQuery(source, contract.order.blType, { bookingId: 1 });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
