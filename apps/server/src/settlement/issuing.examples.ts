import type { Examples } from '../testing/example.ts';
import { sending, statementsOver, UNSAID } from '../testing/statements.ts';

export const examples: Examples<'settlement', 'issuing'> = {
  async issueStatement(world) {
    const { bookingId, revision } = await statementsOver(world).charged();
    return { kind: 'order', bookingIds: [bookingId], revisions: [revision], requestId: sending() };
  },
  async reissueStatement(world) {
    const { accountId, lines, revision } = await statementsOver(world).issued();
    const changed = lines.map(({ id, bookingId, code, name, nameEn, unit, quantity, currency, taxRate }) => ({
      id,
      bookingId,
      code,
      name,
      nameEn,
      unit,
      quantity,
      currency,
      taxRate,
      unitPrice: '1000.00',
      ...UNSAID,
    }));
    return { accountId, revision, why: '价格更正', lines: changed, requestId: sending() };
  },
  async voidStatement(world) {
    const { accountId, revision } = await statementsOver(world).issued();
    return { accountId, revision, why: '开错客户' };
  },
};
