import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { apiError, fakeClient } from './fixture.tsx';
import { resetCache, useCommand, useFile, usePages, useQuery } from './index.ts';

const { order, user } = contract;
let epoch = 2_000;

afterEach(() => {
  resetCache();
  vi.restoreAllMocks();
});

it('sends once however often it is pressed', async () => {
  let release: (value: null) => void = () => {};
  const { wrapper, call } = fakeClient(++epoch, () => new Promise((resolve) => (release = resolve)));
  const { result } = renderHook(() => useCommand(order.copyQueRenToMbl), { wrapper });
  let answers: Promise<unknown> = Promise.resolve();
  act(() => {
    const arg = { bookingId: 1, version: 1 };
    answers = Promise.all([result.current.run(arg), result.current.run(arg)]);
  });
  expect(result.current.pending).toBe(true);
  release(null);
  await act(async () =>
    expect(await answers).toEqual([
      { ok: true, data: null },
      { ok: true, data: null },
    ]),
  );
  expect(result.current.pending).toBe(false);
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['a success', undefined, true],
  ['a conflict', 'conflict', true],
  ['a refusal', 'business', false],
] as const)('after %s', async (_, kind, refreshed) => {
  const { wrapper, call } = fakeClient(++epoch, (endpoint) => {
    if (endpoint.kind !== 'command') return endpoint === user.toDoCount ? 7 : { records: [], total: 0 };
    if (kind) throw apiError(kind);
    return null;
  });
  const { result } = renderHook(
    () => ({
      count: useQuery(user.toDoCount, {}),
      list: usePages(user.toDoList, { size: 3 }),
      command: useCommand(order.copyQueRenToMbl),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.isPending || result.current.count.isPending).toBe(false));
  await act(async () => {
    expect((await result.current.command.run({ bookingId: 1, version: 1 })).ok).toBe(kind === undefined);
  });
  expect(call.mock.calls.filter(([endpoint]) => endpoint.kind === 'query')).toHaveLength(refreshed ? 4 : 2);
});

it('gives a file an address while it is shown', async () => {
  const create = vi.fn(() => 'blob:1');
  const revoke = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
  const { wrapper, file } = fakeClient(++epoch, () => null);
  file.mockRejectedValueOnce(apiError('network'));
  const { result, unmount } = renderHook(() => useFile('/files/1.pdf'), { wrapper });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.error?.kind).toBe('network'));
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.url).toBe('blob:1'));
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
