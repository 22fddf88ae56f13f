import { contract } from '@lading/api-client/contract';
import type { ReviewChange } from '@lading/api-client/live';
import { describe, expect, it } from 'vitest';
import { staleBy } from './stale.ts';

const { blChangeFiles, blMarks, blVersions, blLog, initInfoMbl, orderPage } = contract.order;
const review = (change: ReviewChange['change'], page?: string) =>
  staleBy({ type: 'review', review: { bookingId: 1, version: 2, change, ...(page && { page }) } }, 'here');

describe('what a live event makes stale', () => {
  it('asks again for the marks when a colleague marks, and for nothing after the own mark', () => {
    expect(review('marks', 'there')).toEqual([blMarks, blLog, blChangeFiles]);
    expect(review('marks', 'here')).toEqual([]);
  });

  it('asks for all of a bill when a draft came or the connection was away', () => {
    for (const stale of [review('draft'), staleBy({ type: 'resync' }, 'here')])
      expect(stale).toEqual(expect.arrayContaining([blVersions, blMarks, blLog, initInfoMbl, orderPage]));
    expect(review('confirmed')).not.toContain(initInfoMbl);
  });

  it('hears no news in the state of the connection', () => {
    expect(staleBy({ type: 'state', state: 'idle' }, 'here')).toEqual([]);
  });
});
