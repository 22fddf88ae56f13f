import { expect, it, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { fileNameOf } from './file-name.ts';
import { failure, fakeServer, ok } from './fixture.ts';

const { toDoCount } = contract.user;

it('shows the loading indicator while a call that asked for it is under way, and for no other', async () => {
  const server = fakeServer();
  const client = server.client();
  const heard = vi.fn();
  const stop = client.loading.subscribe(heard);
  const give: ((answer: Response) => void)[] = [];
  server.answers = [() => new Promise<Response>((resolve) => give.push(resolve))];
  const calls = [client.call(toDoCount, {}, { loading: true }), client.call(toDoCount, {}, { loading: true })];
  expect(client.loading.get()).toBe(true);
  await vi.waitFor(() => expect(give).toHaveLength(2));
  give[0]?.(ok(1));
  await calls[0];
  expect(client.loading.get()).toBe(true);
  give[1]?.(new Response('', { status: 404 }));
  await failure(calls[1] as Promise<number>);
  expect(client.loading.get()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);

  server.answers = [() => ok(1)];
  const quiet = client.call(toDoCount, {});
  expect(client.loading.get()).toBe(false);
  await quiet;
  stop();
  await client.call(toDoCount, {}, { loading: true });
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each([
  [null, ''],
  ['attachment', ''],
  ['attachment; filename="a b.xlsx"', 'a b.xlsx'],
  ['attachment; filename=a.xlsx', 'a.xlsx'],
  [`inline; filename="__.xlsx"; filename*=UTF-8''${encodeURIComponent('订舱 1.xlsx')}`, '订舱 1.xlsx'],
  [`inline; filename="b.xlsx"; filename*=UTF-8''%E4%`, 'b.xlsx'],
])('reads the name of a file in %s', (disposition, name) => expect(fileNameOf(disposition)).toBe(name));
