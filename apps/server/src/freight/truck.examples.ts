import type { Examples } from '../testing/example.ts';

export const examples: Examples<'freight', 'truck'> = { truckPage: () => ({ keyword: '北仑' }) };
