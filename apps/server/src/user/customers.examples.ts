import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'customers'> = { customerPage: () => ({ keyword: '宁波' }) };
