import type { Examples } from '../testing/example.ts';

export const examples: Examples<'settlement', 'statementList'> = {
  inConfirmPage: () => ({ keyword: 'AC1' }),
  inConfirmSummary: () => ({}),
  statementsExcel: ({ ids }) => ({ accountIds: [ids.account] }),
};
