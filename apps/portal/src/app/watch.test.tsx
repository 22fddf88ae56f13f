import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecovery, PART_TIMEOUT } from './recovery.ts';
import type { PortalRouter } from './router.ts';
import { watchParts } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function setUp(status: 'pending' | 'idle') {
  const listeners = new Map<string, () => void>();
  const router = {
    state: { status },
    latestLocation: { href: '/orders?page=2' },
    subscribe: (event: string, listener: () => void) => {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
  };
  const [say, open] = [vi.fn(), vi.fn()];
  const recovery = createRecovery(sessionStorage, 'build');
  const stop = watchParts(router as unknown as PortalRouter, recovery, { window, say, open });
  return { say, open, stop, emit: (event: string) => listeners.get(event)?.() };
}
const partFails = () => window.dispatchEvent(new Event('vite:preloadError'));

it('opens the wanted page again when a part of it fails, once', () => {
  const { say, open, stop } = setUp('pending');
  partFails();
  partFails();
  expect(open.mock.calls).toEqual([['/orders?page=2']]);
  expect(say).toHaveBeenCalledTimes(2);
  stop();
  partFails();
  expect(say).toHaveBeenCalledTimes(2);
});

it('leaves the page alone when a part was only fetched ahead', () => {
  const { open, stop } = setUp('idle');
  partFails();
  expect(open).not.toHaveBeenCalled();
  stop();
});

it('waits two minutes for a part, and not after the page was reached', () => {
  const { open, stop, emit } = setUp('pending');
  emit('onBeforeNavigate');
  emit('onResolved');
  vi.advanceTimersByTime(PART_TIMEOUT);
  expect(open).not.toHaveBeenCalled();
  emit('onBeforeNavigate');
  vi.advanceTimersByTime(PART_TIMEOUT);
  expect(open).toHaveBeenCalledOnce();
  stop();
});
