import type { StatementSum } from './statement-sums.tsx';

const SUMS = [
  { count: 4, usd: '15833.35', cny: '15995.00' },
  { count: 2, usd: '18670.00', cny: '11180.00' },
  { count: 3, usd: '30325.80', cny: '21495.00' },
];
const NAMES = {
  'zh-CN': ['待确认', '已确认，未开票', '已开票，未付'],
  'en-US': ['To confirm', 'Confirmed, no invoice', 'Invoiced, unpaid'],
} as const;

/** The figures of the drawing. */
export const sumsIn = (language: keyof typeof NAMES): StatementSum[] =>
  SUMS.map(({ count, usd, cny }, at) => ({
    id: String(at),
    name: NAMES[language][at] ?? '',
    count,
    sums: [
      { currency: 'USD', amount: usd },
      { currency: 'CNY', amount: cny },
    ],
    href: `#sum-${at}`,
  }));
