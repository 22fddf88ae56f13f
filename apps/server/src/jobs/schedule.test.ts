import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSchedule } from './schedule.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('says when each is due, how it went last, and that it is at work', async () => {
  const schedule = createSchedule();
  const work = vi.fn(async (): Promise<void> => undefined);
  const tidy = schedule.watched('tidy', 86_400_000, work, 300_000);
  const bids = schedule.watched('bids', 60_000, async () => {
    throw new Error('no database\nand more');
  });
  const [first] = schedule.list();
  // In the order of the list, and not in that they were begun.
  expect(first).toEqual({ kind: 'bids', seconds: 60, nextAt: '2026-11-20T09:01:00+08:00', lastAt: null, failure: '' });
  work.mockImplementationOnce(async () => expect(schedule.list()[1]).toMatchObject({ nextAt: null }));
  await tidy();
  vi.advanceTimersByTime(60_000);
  await expect(bids()).rejects.toThrow('no database');
  expect(schedule.list()).toEqual([
    {
      kind: 'bids',
      seconds: 60,
      failure: 'no database',
      lastAt: '2026-11-20T09:01:00+08:00',
      nextAt: '2026-11-20T09:02:00+08:00',
    },
    {
      kind: 'tidy',
      seconds: 86_400,
      failure: '',
      lastAt: '2026-11-20T09:00:00+08:00',
      nextAt: '2026-11-21T09:00:00+08:00',
    },
  ]);
});
