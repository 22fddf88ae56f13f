import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daily, regularly } from './chore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

it('is done by a server that never lives for a whole day, and daily by one that does', async () => {
  const work = vi.fn(async () => {});
  for (let day = 0; day < 3; day++) {
    const stop = daily('tidy', work);
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    stop();
  }
  expect(work).toHaveBeenCalledTimes(3);
  const stop = daily('tidy', work);
  await vi.advanceTimersByTimeAsync(49 * HOUR);
  stop();
  expect(work).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(49 * HOUR);
  expect(work).toHaveBeenCalledTimes(6);
});

it('says what failed and tries again at its next turn', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const work = vi.fn(async () => {
    throw new Error('the disk is full');
  });
  const stop = daily('vacuum', work);
  await vi.advanceTimersByTimeAsync(25 * HOUR);
  stop();
  expect(said.mock.calls).toEqual([['vacuum: the disk is full'], ['vacuum: the disk is full']]);
  said.mockRestore();
});

it('is done again and again, never twice at once, and is over when it was ended', async () => {
  const finish: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  const stop = regularly('bids', 60_000, work);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(work).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  const ended = stop();
  finish[1]?.();
  await ended;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(work).toHaveBeenCalledTimes(2);
});

it('goes on after what failed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const work = vi.fn(async () => {
    throw new Error('the disk is full');
  });
  const stop = regularly('bids', 60_000, work);
  await vi.advanceTimersByTimeAsync(120_000);
  await stop();
  expect(said.mock.calls).toEqual([['bids: the disk is full'], ['bids: the disk is full']]);
  said.mockRestore();
});
