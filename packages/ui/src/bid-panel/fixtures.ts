import type { BidStanding } from './bid-panel.tsx';

/** The bids that were drawn: outbid by 15, the sure price 65 above. */
export const STANDING: BidStanding = {
  currency: 'USD',
  list: '2410.00',
  member: '2340.00',
  best: '2275.00',
  sure: '2340.00',
  mine: '2260.00',
  step: 5,
  closesAt: '2026-11-20T15:00:00+08:00',
  bids: [
    { at: '2026-11-20T09:12:00+08:00', own: false, boxes: 3, price: '2275.00', outbid: false },
    { at: '2026-11-20T08:40:00+08:00', own: true, boxes: 2, price: '2260.00', outbid: true },
    { at: '2026-11-19T17:05:00+08:00', own: false, boxes: 1, price: '2250.00', outbid: true },
  ],
};
