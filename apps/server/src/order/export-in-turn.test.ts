import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ACCOUNTS, startDemoServer } from '../testing/server.ts';

const { orderPage, exportBlDifferences } = contract.order;
const DRAFT_READY = 4;
const PAPERS = 8;

let server: Awaited<ReturnType<typeof startDemoServer>>;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.close());

/** Prints differences of somebody's first draft; answers the status. */
async function printing(account: string) {
  const auth = await server.login(account);
  const { data } = await server.call(orderPage, { webStatus: DRAFT_READY, size: 1 }, auth);
  const url = `${exportBlDifferences.path}?bookingId=${data.records[0]?.bookingId}&format=pdf`;
  return async () => (await server.app.inject({ url, headers: { auth, language: 'en-US' } })).statusCode;
}

it('reads and draws the paper of another customer before most of what one customer wants at once is even read', async () => {
  const [many, other] = [await printing(ACCOUNTS.customer), await printing(ACCOUNTS.other)];
  const read = vi.spyOn(server.database.db, 'select');
  const flood = Array.from({ length: PAPERS }, many);
  expect(await other()).toBe(200);
  const before = read.mock.calls.length;
  // Who waits half a minute for himself is told to come again.
  expect((await Promise.all(flood)).filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(read.mock.calls.length / 2);
});
