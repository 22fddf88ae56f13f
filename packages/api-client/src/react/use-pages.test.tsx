import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { apiError, fakeClient } from './fixture.tsx';
import { invalidate, resetCache, usePages } from './index.ts';

const { toDoList } = contract.user;
const filter = { status: 2, channel: 1, size: 3 };
let items: string[];
let broken: boolean;
let epoch = 1_000;

const fake = () =>
  fakeClient(++epoch, (_, arg) => {
    if (broken) throw apiError('business');
    const { current, size } = arg as { current: number; size: number };
    const page = items.slice((current - 1) * size, current * size);
    return { records: page.map((title) => ({ title })), total: items.length };
  });
const show = ({ wrapper }: ReturnType<typeof fake>) => renderHook(() => usePages(toDoList, filter), { wrapper }).result;
const titles = (result: ReturnType<typeof show>) => result.current.records.map(({ title }) => title).join('');

beforeEach(() => {
  items = [...'abcdefg'];
  broken = false;
});
afterEach(() => resetCache());

it('grows by one page at a time until all are there', async () => {
  const client = fake();
  const result = show(client);
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(titles(result)).toBe('abc'));
  expect(result.current).toMatchObject({ total: 7, hasMore: true });
  act(() => result.current.loadMore());
  expect(result.current.isLoadingMore).toBe(true);
  await waitFor(() => expect(titles(result)).toBe('abcdef'));
  act(() => result.current.loadMore());
  await waitFor(() => expect(titles(result)).toBe('abcdefg'));
  expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false });
  act(() => result.current.loadMore());
  expect(client.call.mock.calls.map(([, arg]) => (arg as { current: number }).current)).toEqual([1, 2, 3]);
});

it('asks for every page again after an invalidation and keeps the rows meanwhile', async () => {
  const result = show(fake());
  await waitFor(() => expect(titles(result)).toBe('abc'));
  act(() => result.current.loadMore());
  await waitFor(() => expect(titles(result)).toBe('abcdef'));
  items.shift();
  act(() => invalidate([toDoList]));
  expect(titles(result)).toBe('abcdef');
  await waitFor(() => expect(titles(result)).toBe('bcdefg'));
  expect(result.current).toMatchObject({ total: 6, hasMore: false });
});

it('keeps a press that comes while the list refreshes', async () => {
  const result = show(fake());
  await waitFor(() => expect(titles(result)).toBe('abc'));
  items.shift();
  act(() => {
    invalidate([toDoList]);
    result.current.loadMore();
  });
  expect(result.current.isLoadingMore).toBe(true);
  await waitFor(() => expect(titles(result)).toBe('bcdefg'));
});

it('is fresh when it comes back after an invalidation', async () => {
  const client = fake();
  const { result, unmount } = renderHook(() => usePages(toDoList, filter), { wrapper: client.wrapper });
  await waitFor(() => expect(titles(result)).toBe('abc'));
  unmount();
  items.shift();
  invalidate([toDoList]);
  const again = show(client);
  await waitFor(() => expect(titles(again)).toBe('bcd'));
});

it('keeps the rows when the next page fails, and asks for it again', async () => {
  const result = show(fake());
  await waitFor(() => expect(titles(result)).toBe('abc'));
  broken = true;
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.error?.kind).toBe('business'));
  expect(titles(result)).toBe('abc');
  broken = false;
  act(() => result.current.loadMore());
  await waitFor(() => expect(titles(result)).toBe('abcdef'));
  expect(result.current.error).toBeUndefined();
});
