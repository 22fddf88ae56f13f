import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { apiError, fakeClient } from './fixture.tsx';
import { ApiProvider, invalidate, preloadQuery, resetCache, useApi, useQuery, writeQuery } from './index.ts';

const { blType, orderPage } = contract.order;
let epoch = 0;
const fake = (answer: Parameters<typeof fakeClient>[1]) => fakeClient(++epoch, answer);

afterEach(() => {
  vi.useRealTimers();
  resetCache();
});

it('is pending, then has the data, and shares one question', async () => {
  const { wrapper, call } = fake(() => 2);
  const { result } = renderHook(
    () => [useQuery(blType, { bookingId: 1 }), useQuery(blType, { bookingId: 1 })] as const,
    {
      wrapper,
    },
  );
  expect(result.current[0]).toMatchObject({ data: undefined, isPending: true, isRefreshing: false });
  await waitFor(() => expect(result.current[1].data).toBe(2));
  expect(result.current[0]).toMatchObject({ data: 2, isPending: false, error: undefined });
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([blType, { bookingId: 1 }]);
});

it('asks nothing without an argument', () => {
  const { wrapper, call } = fake(() => 2);
  const { result } = renderHook(() => useQuery(blType, null), { wrapper });
  expect(result.current).toMatchObject({ data: undefined, isPending: false });
  expect(call).not.toHaveBeenCalled();
});

it('repeats a broken connection twice, and a refusal never', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { wrapper, call } = fake((_, arg) => {
    throw apiError((arg as { bookingId: number }).bookingId === 1 ? 'network' : 'business');
  });
  const { result } = renderHook(
    () => [useQuery(blType, { bookingId: 1 }), useQuery(blType, { bookingId: 2 })] as const,
    { wrapper },
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.map(({ error }) => error?.kind)).toEqual(['network', 'business']);
  expect(call).toHaveBeenCalledTimes(4);
});

it('keeps the last page on screen while the next one comes', async () => {
  const { wrapper } = fake((_, arg) => ({ records: [], total: (arg as { current: number }).current }));
  const { result, rerender } = renderHook(({ current }) => useQuery(orderPage, { current }, { keepPrevious: true }), {
    wrapper,
    initialProps: { current: 1 },
  });
  await waitFor(() => expect(result.current.data?.total).toBe(1));
  rerender({ current: 2 });
  expect(result.current).toMatchObject({ data: { total: 1 }, isPending: false, isRefreshing: true });
  await waitFor(() => expect(result.current.data?.total).toBe(2));
});

it('shows nothing of one session in the next', async () => {
  const first = fake(() => ({ records: [], total: 1 }));
  let release: (value: unknown) => void = () => {};
  const second = fake(() => new Promise((resolve) => (release = resolve)));
  let source = { client: first.client, epoch: 100 };
  const { result, rerender } = renderHook(() => useQuery(orderPage, {}, { keepPrevious: true }), {
    wrapper: (props) => <ApiProvider {...source} {...props} />,
  });
  await waitFor(() => expect(result.current.data?.total).toBe(1));
  source = { client: second.client, epoch: 101 };
  rerender();
  expect(result.current.data).toBeUndefined();
  release({ records: [], total: 2 });
  await waitFor(() => expect(result.current.data?.total).toBe(2));
});

it('asks again after an invalidation of its endpoint only', async () => {
  let answer = 1;
  const { wrapper, call } = fake(() => answer);
  const { result } = renderHook(() => useQuery(blType, { bookingId: 1 }), { wrapper });
  await waitFor(() => expect(result.current.data).toBe(1));
  answer = 2;
  act(() => invalidate([orderPage]));
  expect(call).toHaveBeenCalledTimes(1);
  act(() => invalidate([blType]));
  expect(result.current.data).toBe(1);
  await waitFor(() => expect(result.current.data).toBe(2));
});

it('forgets everything at a reset and stops what is under way', async () => {
  const { wrapper, call } = fake((_, arg, options) =>
    (arg as { bookingId: number }).bookingId === 1
      ? 1
      : new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(apiError('aborted'))),
        ),
  );
  const { result, unmount } = renderHook(
    () => [useQuery(blType, { bookingId: 1 }), useQuery(blType, { bookingId: 2 })] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current[0].data).toBe(1));
  const signal = call.mock.calls[1]?.[2]?.signal;
  expect(signal?.aborted).toBe(false);
  act(() => resetCache());
  expect(signal?.aborted).toBe(true);
  unmount();
  const again = renderHook(() => useQuery(blType, { bookingId: 1 }), { wrapper });
  expect(again.result.current.data).toBeUndefined();
});

it('shows what a loader fetched in its first frame and asks once', async () => {
  const { wrapper, call, client } = fake(() => 2);
  const source = { client, epoch };
  expect(await preloadQuery(source, blType, { bookingId: 1 })).toBe(2);
  expect(await preloadQuery(source, blType, { bookingId: 1 })).toBe(2);
  const { result } = renderHook(() => useQuery(blType, { bookingId: 1 }), { wrapper });
  expect(result.current).toMatchObject({ data: 2, isPending: false });
  await act(async () => {});
  expect(call).toHaveBeenCalledTimes(1);
});

it('renews a preload after 30 s and after an invalidation', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = 1;
  const { wrapper, call, client } = fake(() => answer);
  await preloadQuery({ client, epoch }, blType, { bookingId: 1 });
  await preloadQuery({ client, epoch }, blType, { bookingId: 2 });
  answer = 2;
  await vi.advanceTimersByTimeAsync(30_000);
  const late = renderHook(() => useQuery(blType, { bookingId: 1 }), { wrapper });
  await waitFor(() => expect(late.result.current.data).toBe(2));
  expect(call).toHaveBeenCalledTimes(3);

  await preloadQuery({ client, epoch }, blType, { bookingId: 3 });
  answer = 1;
  invalidate([blType]);
  const stale = renderHook(() => useQuery(blType, { bookingId: 3 }), { wrapper });
  expect(stale.result.current.data).toBeUndefined();
  await waitFor(() => expect(stale.result.current.data).toBe(1));
});

it('forgets a failed preload', async () => {
  let broken = true;
  const { client } = fake(() => {
    if (broken) throw apiError('network');
    return 2;
  });
  const source = { client, epoch };
  await expect(preloadQuery(source, blType, { bookingId: 1 })).rejects.toThrow();
  broken = false;
  expect(await preloadQuery(source, blType, { bookingId: 1 })).toBe(2);
});

it('shows what a command answered without asking again', async () => {
  const { wrapper, call } = fake(() => ({ records: [], total: 1 }));
  const { result } = renderHook(() => ({ page: useQuery(orderPage, { current: 1 }), source: useApi() }), { wrapper });
  await waitFor(() => expect(result.current.page.data?.total).toBe(1));
  const { source } = result.current;
  const grow = (current: number) =>
    act(() => writeQuery(source, orderPage, { current }, (page) => ({ ...page, total: page.total + 1 })));
  await grow(1);
  // The second page was never loaded, so writing to it does nothing.
  await grow(2);
  expect(result.current.page.data?.total).toBe(2);
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks once for what seldom changes, and again when a command changed it', async () => {
  const { areas, dictionaries } = contract.basedata;
  const { wrapper, call } = fake(() => []);
  const ask = async () => {
    const { result, unmount } = renderHook(() => useQuery(areas, { pid: 0 }), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual([]));
    unmount();
  };
  await ask();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.advanceTimersByTime(60_000);
  await ask();
  act(() => invalidate([dictionaries]));
  await ask();
  expect(call).toHaveBeenCalledTimes(1);
  act(() => invalidate([areas]));
  await ask();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it('shows what the page was drawn with in its first frame, then asks', async () => {
  const { client, call } = fake(() => 2);
  const asked: unknown[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider
      client={client}
      epoch={epoch}
      first={(id, { path }, arg) => {
        asked.push([id, path, arg]);
        return 1 as never;
      }}
    >
      {children}
    </ApiProvider>
  );
  const frames: unknown[] = [];
  renderHook(() => frames.push(useQuery(blType, { bookingId: 1 }).data), { wrapper });
  expect(frames[0]).toBe(1);
  expect(asked[0]).toEqual([expect.stringContaining(blType.path), blType.path, { bookingId: 1 }]);
  await waitFor(() => expect(frames.at(-1)).toBe(2));
  expect(call).toHaveBeenCalledTimes(1);
});

it('asks nothing of what the page was drawn with where nothing is asked', () => {
  const { client } = fake(() => 2);
  const first = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} epoch={epoch} first={first}>
      {children}
    </ApiProvider>
  );
  renderHook(() => useQuery(blType, null), { wrapper });
  expect(first).not.toHaveBeenCalled();
});
