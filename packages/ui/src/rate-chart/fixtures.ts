import type { RatePoint } from './front.ts';

/** Six channels of one lane; the last three are dearer and slower than the third. */
export const POINTS: readonly RatePoint[] = [
  { id: '1', name: 'MATSON', days: 11, total: '7680.35' },
  { id: '2', name: 'ZIM', days: 12, total: '5850.35' },
  { id: '3', name: 'COSCO', days: 14, total: '5180.35' },
  { id: '4', name: 'EMC', days: 15, total: '5310.35' },
  { id: '5', name: 'YM', days: 16, total: '5240.35' },
  { id: '6', name: 'ONE', days: 17, total: '5290.35' },
];
