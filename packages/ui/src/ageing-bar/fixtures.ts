import type { AgedSums } from '@lading/validators/settlement';

const none = { current: '0.00', '1-30': '0.00', '31-60': '0.00', '61-90': '0.00', '90+': '0.00' };

/** As they stand in the drawing: 64,829.15 and 48,670.00. */
export const AGED: readonly AgedSums[] = [
  {
    currency: 'USD',
    buckets: { ...none, current: '34503.35', '1-30': '30325.80' },
    disputed: '0.00',
    total: '64829.15',
  },
  {
    currency: 'CNY',
    buckets: { ...none, current: '27175.00', '1-30': '20235.00', '31-60': '1260.00' },
    disputed: '0.00',
    total: '48670.00',
  },
];

export const AGED_ALL: readonly AgedSums[] = [
  {
    currency: 'USD',
    buckets: { current: '9458.35', '1-30': '7120.00', '31-60': '4905.00', '61-90': '2240.00', '90+': '3870.00' },
    disputed: '58.00',
    total: '27593.35',
  },
];
