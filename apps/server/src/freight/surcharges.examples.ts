import type { Examples } from '../testing/example.ts';

export const examples: Examples<'freight', 'surcharges'> = {
  fclSurcharges: () => ({ date: '2026-11-26', ctnType: 3 }),
};
