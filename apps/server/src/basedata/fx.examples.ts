import type { Examples } from '../testing/example.ts';

export const examples: Examples<'basedata', 'fx'> = { fxRates: () => ({ date: '2026-11-20' }) };
