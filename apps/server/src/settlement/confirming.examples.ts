import type { Examples } from '../testing/example.ts';
import { statementsOver } from '../testing/statements.ts';

export const examples: Examples<'settlement', 'confirming'> = {
  updateInConfirm: ({ ids }) => ({ accountId: ids.account, type: '4' }),
  confirmStatements: async (world) => ({ accountIds: [(await statementsOver(world).issued()).accountId] }),
  async markCharges(world) {
    const { accountId, lines } = await statementsOver(world).issued();
    return { accountId, lineIds: lines.map(({ id }) => id), fine: true };
  },
};
