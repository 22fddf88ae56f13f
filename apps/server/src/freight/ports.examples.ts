import type { Examples } from '../testing/example.ts';

export const examples: Examples<'freight', 'ports'> = { recentPorts: () => ({ side: 'start' }) };
