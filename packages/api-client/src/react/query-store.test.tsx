import { act, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useSyncExternalStore } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { apiError, fakeClient } from './fixture.tsx';
import { ApiProvider, invalidate, preloadQuery, type QueryStore, resetCache, useQueryStore } from './index.ts';

const { blType, orderPage } = contract.order;
let epoch = 1_000;
const fake = (answer: Parameters<typeof fakeClient>[1]) => fakeClient(++epoch, answer);

afterEach(() => {
  vi.useRealTimers();
  resetCache();
});

interface ListenerProps {
  store: QueryStore;
  of: number;
  drawn: (() => void) | undefined;
}
function Listener({ store, of, drawn }: ListenerProps) {
  const subscribe = useCallback(
    (changed: () => void) => store.subscribe(blType, { bookingId: of }, changed),
    [store, of],
  );
  const data = useSyncExternalStore(subscribe, () => store.get(blType, { bookingId: of }).data);
  const error = useSyncExternalStore(subscribe, () => store.get(blType, { bookingId: of }).error);
  drawn?.();
  return (
    <button type="button" onClick={() => store.refresh(blType, { bookingId: of })}>
      {data ?? error?.kind ?? 'waiting'}
    </button>
  );
}
function Page({ of = [1], drawn }: { of?: readonly number[]; drawn?: () => void }) {
  const { store, asking } = useQueryStore();
  return (
    <>
      {asking}
      {of.map((id) => (
        <Listener key={id} store={store} of={id} drawn={drawn} />
      ))}
    </>
  );
}
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('asks once for all who listen to the same, and tells them', async () => {
  const { wrapper, call } = fake((_, arg) => (arg as { bookingId: number }).bookingId);
  render(<Page of={[1, 2]} />, { wrapper });
  expect(shown()).toEqual(['waiting', 'waiting']);
  await waitFor(() => expect(shown()).toEqual(['1', '2']));
  expect(call).toHaveBeenCalledTimes(2);
});

it('has what was preloaded in the first frame and does not ask again', async () => {
  const { wrapper, call, client } = fake(() => 2);
  await preloadQuery({ client, epoch }, blType, { bookingId: 1 });
  const drawn = vi.fn();
  render(<Page drawn={drawn} />, { wrapper });
  expect(shown()).toEqual(['2']);
  await act(async () => {});
  expect(call).toHaveBeenCalledTimes(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('asks again after an invalidation of its endpoint only, and when told to', async () => {
  let answer = 1;
  const { wrapper, call } = fake(() => answer);
  render(<Page />, { wrapper });
  await waitFor(() => expect(shown()).toEqual(['1']));
  answer = 2;
  act(() => invalidate([orderPage]));
  expect(call).toHaveBeenCalledTimes(1);
  act(() => invalidate([blType]));
  await waitFor(() => expect(shown()).toEqual(['2']));
  answer = 3;
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(shown()).toEqual(['3']));
});

it('tells of a failure, which is repeated as in every hook', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { wrapper, call } = fake(() => {
    throw apiError('network');
  });
  render(<Page />, { wrapper });
  await waitFor(() => expect(shown()).toEqual(['network']));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(call).toHaveBeenCalledTimes(3);
});

it('asks nothing for who listens no more', async () => {
  let answer = 1;
  const { wrapper, call } = fake(() => answer);
  const { rerender } = render(<Page />, { wrapper });
  await waitFor(() => expect(shown()).toEqual(['1']));
  rerender(<Page of={[]} />);
  answer = 2;
  await act(async () => invalidate([blType]));
  expect(call).toHaveBeenCalledTimes(1);
});

it('shows nothing of one session in the next', async () => {
  const first = fake(() => 1);
  let release: (value: unknown) => void = () => {};
  const second = fake(() => new Promise((resolve) => (release = resolve)));
  let source = { client: first.client, epoch: 2_000 };
  const { rerender } = render(<Page />, { wrapper: (props) => <ApiProvider {...source} {...props} /> });
  await waitFor(() => expect(shown()).toEqual(['1']));
  source = { client: second.client, epoch: 2_001 };
  rerender(<Page />);
  expect(shown()).toEqual(['waiting']);
  release(2);
  await waitFor(() => expect(shown()).toEqual(['2']));
});
