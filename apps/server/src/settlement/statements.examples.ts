import type { Examples } from '../testing/example.ts';

export const examples: Examples<'settlement', 'statements'> = {
  inConfirmInfo: ({ ids }) => ({ accountId: ids.account }),
  updateInConfirm: ({ ids }) => ({ accountId: ids.account, type: '4' }),
  report: ({ ids }) => ({ reportlet: 'booking_account', accountId: ids.account }),
};
