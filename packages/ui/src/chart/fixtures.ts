import type { ChartSeries } from './series.ts';

export const WEEKS = ['09-28', '10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16'];
export const MONTHS = ['06', '07', '08', '09', '10', '11'];

/** Prices of a 40HQ from Ningbo to Los Angeles by week; one carrier pauses. */
export const PRICES: ChartSeries[] = [
  { id: 'COSCO', name: 'COSCO', values: ['2480', '2460', '2420', '2440', '2390', '2350', '2365', '2310'] },
  { id: 'YM', name: 'Yang Ming', values: [2510, 2470, 2455, 2450, 2420, 2400, 2360, 2340] },
  { id: 'ONE', name: 'ONE', values: [2590, 2560, null, null, 2480, 2440, 2390, 2365] },
  { id: 'EMC', name: 'Evergreen', values: [2620, 2600, 2610, 2570, 2520, 2500, 2470, 2455] },
  { id: 'ZIM', name: 'ZIM', values: [3180, 3120, 3100, 3040, 2990, 2940, 2900, 2860] },
];

export const VOLUMES: ChartSeries[] = [{ id: 'all', name: 'TEU', values: [84, 96, 122, 118, 131, 126] }];
export const BY_LANE: ChartSeries[] = [
  { id: 'us', name: 'USLAX', values: [40, 46, 60, 52, 61, 58] },
  { id: 'ca', name: 'CAVAN', values: [12, 14, 20, 22, 24, 20] },
  { id: 'eu', name: 'DEHAM', values: [22, 24, 28, 30, 32, 30] },
  { id: 'au', name: 'AUSYD', values: [6, 8, 9, 8, 8, 10] },
  { id: 'sg', name: 'SGSIN', values: [4, 4, 5, 6, 6, 8] },
];
