import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'overview'> = {
  orderOverview: () => undefined,
};
