import type { Examples } from '../testing/example.ts';
import { sending, statementsOver } from '../testing/statements.ts';

let month = 0;
/** Each closes a month of its own, long before all others. */
const nextMonth = () => {
  month += 1;
  return `20${String(10 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
};

export const examples: Examples<'settlement', 'payments'> = {
  paymentPage: () => ({}),
  paymentOpen: ({ ids }) => ({ customerId: ids.customer, currency: 'USD' }),
  recordPayment: ({ ids }) => ({
    customerId: ids.customer,
    day: '2026-11-20',
    way: 'transfer',
    currency: 'USD',
    amount: '100.00',
    requestId: sending(),
  }),
  matchPayment: async (world) => {
    const { accountId } = await statementsOver(world).confirmed();
    const { id, revision } = await statementsOver(world).paid();
    return { id, revision, matches: [{ accountId, amount: '620.00' }] };
  },
  monthPage: () => undefined,
  closeMonth: () => ({ month: nextMonth() }),
};
