import type { Examples } from '../testing/example.ts';

export const examples: Examples<'settlement', 'statements'> = {
  inConfirmInfo: ({ ids }) => ({ accountId: ids.account }),
  inConfirmCharges: ({ ids }) => ({ accountId: ids.account }),
  orderCharges: ({ ids }) => ({ orderId: ids.master }),
  report: ({ ids }) => ({ reportlet: 'booking_account', accountId: ids.account, form: 'xlsx' }),
};
