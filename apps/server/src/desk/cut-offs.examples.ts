import type { Examples } from '../testing/example.ts';

export const examples: Examples<'desk', 'cutOffs'> = { deskCutOffs: () => undefined };
