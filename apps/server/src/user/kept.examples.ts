import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'kept'> = { exportKept: () => undefined };
