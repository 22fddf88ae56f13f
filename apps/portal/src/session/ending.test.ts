import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnding } from './ending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(loggedIn = true) {
  const [leave, say] = [vi.fn(), vi.fn()];
  const here = vi.fn(() => '/orders');
  const ending = createEnding({ leave, here, say, fallback: 'log in again', isLoggedIn: () => loggedIn });
  return { ending, leave, here, say };
}

it('says why, leaves after a second and only once', () => {
  const { ending, leave, here, say } = setUp();
  ending.unauthorized('expired');
  here.mockReturnValue('/index');
  ending.unauthorized('');
  expect(say.mock.calls).toEqual([['expired'], ['log in again']]);
  vi.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave.mock.calls).toEqual([['/orders']]);
});

it('leaves half a second after the server says no', async () => {
  const { ending, leave } = setUp();
  await ending.check(async () => false);
  vi.advanceTimersByTime(499);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('stays when the token is good, the server does not answer, or nobody is logged in', async () => {
  for (const [loggedIn, answer] of [
    [true, () => Promise.resolve(true)],
    [true, () => Promise.reject(new Error('offline'))],
    [false, () => Promise.resolve(false)],
  ] as const) {
    const { ending, leave } = setUp(loggedIn);
    await ending.check(answer);
    vi.advanceTimersByTime(5000);
    expect(leave).not.toHaveBeenCalled();
  }
});
