import type { Examples } from '../testing/example.ts';

export const examples: Examples<'freight', 'declare'> = { declarePage: () => ({ kind: 'general' }) };
