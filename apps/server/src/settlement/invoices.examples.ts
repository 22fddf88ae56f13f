import type { Examples } from '../testing/example.ts';
import { sending, statementsOver, TITLE } from '../testing/statements.ts';

export const examples: Examples<'settlement', 'invoices'> = {
  eInvoices: () => ({}),
  invoiceTitles: () => undefined,
  invoicePlan: async (world) => ({ accountIds: [(await statementsOver(world).confirmed()).accountId] }),
  async applyEInvoice(world) {
    const { accountId } = await statementsOver(world).confirmed();
    return { accountIds: [accountId], kind: '01', ...TITLE, requestId: sending() };
  },
  async cancelEInvoice(world) {
    const { id, revision } = (await statementsOver(world).applied()).invoice;
    return { id, revision };
  },
  downloadEInvoice: async (world) => ({ id: (await statementsOver(world).invoiced()).invoice.id, form: 'pdf' }),
  async issueEInvoice(world) {
    const { id, revision } = (await statementsOver(world).applied()).invoice;
    return { id, revision };
  },
  async reverseEInvoice(world) {
    const { id, revision } = (await statementsOver(world).invoiced()).invoice;
    return { id, revision, reason: '抬头有误' };
  },
};
