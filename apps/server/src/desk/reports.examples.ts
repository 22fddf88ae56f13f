import type { Examples } from '../testing/example.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };

export const examples: Examples<'desk', 'reports'> = {
  draftReport: () => period,
  orderReport: () => period,
  statementReport: () => period,
  reportExcel: () => ({ ...period, report: 'drafts' }),
};
