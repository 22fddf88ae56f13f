import type { DemoDomain } from '../demo-domain.ts';
import { demoBookings } from './bookings.ts';
import { loadCutoffs } from './cutoffs.ts';
import { loadReviews } from './reviews/load-reviews.ts';

export const order: DemoDomain = {
  parts: () => ({ bookings: demoBookings() }),
  async load(tx, days) {
    await loadReviews(tx, days);
    await loadCutoffs(tx);
  },
};
