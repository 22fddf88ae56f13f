import type { Examples } from '../testing/example.ts';

export const examples: Examples<'desk', 'audit'> = {
  auditPage: () => ({}),
  auditChain: () => undefined,
  auditExcel: () => ({ source: 'security' }),
};
