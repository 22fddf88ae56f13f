import { contract, VIEWS_MOST } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';

const { listViews, saveListView, deleteListView } = contract.user;
const list = 'orders';
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
});
afterAll(() => server.close());

it('keeps views for their own person, writes over one of the same name, and forgets them', async () => {
  const [mine, theirs] = [await world.someone('customer', []), await world.someone('customer', [])];
  const view = { name: '待确认', search: '{"status":4}', columns: [{ id: 'etd', show: false }] };
  await world.call(saveListView, { list, ...view }, mine);
  await world.call(saveListView, { list: 'statements', ...view, name: 'other' }, mine);
  expect((await world.call(listViews, { list }, mine)).data).toEqual({ list: [view] });
  expect((await world.call(listViews, { list }, theirs)).data).toEqual({ list: [] });
  await world.call(saveListView, { list, name: '待确认', search: '{"status":6}' }, mine);
  expect((await world.call(listViews, { list }, mine)).data.list).toEqual([
    { name: '待确认', search: '{"status":6}', columns: null },
  ]);
  await world.call(deleteListView, { list, name: '待确认' }, theirs);
  expect((await world.call(listViews, { list }, mine)).data.list).toHaveLength(1);
  await world.call(deleteListView, { list, name: '待确认' }, mine);
  expect((await world.call(listViews, { list }, mine)).data.list).toEqual([]);
});

it('keeps so many of a list and says so at the name, where one more of two at once is one too many', async () => {
  const mine = await world.someone('customer', []);
  for (let at = 1; at < VIEWS_MOST; at++) await world.call(saveListView, { list, name: `v${at}` }, mine);
  const both = await Promise.all(['one', 'two'].map((name) => server.call(saveListView, { list, name }, mine)));
  expect(both.map(({ code }) => code).sort()).toEqual(['0', '1']);
  expect(both.find(({ code }) => code === '0')).toMatchObject({ data: { path: 'name' } });
  expect((await world.call(saveListView, { list, name: 'v1', search: 'x' }, mine)).code).toBe('1');
});
