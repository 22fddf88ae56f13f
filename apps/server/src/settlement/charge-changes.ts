import type { Out, PortalContract } from '@lading/api-client/contract';
import { amountLess } from '@lading/validators/freight';
import type { IssuedLine } from '../database/schema.ts';

type Change = Out<PortalContract['settlement']['inConfirmCharges']>['changes'][number];
const moneyOf = ({ currency, unitPrice, quantity, amount }: IssuedLine) => ({ currency, unitPrice, quantity, amount });
const differs = (a: IssuedLine, b: IssuedLine) =>
  a.currency !== b.currency ||
  [
    amountLess(a.unitPrice, b.unitPrice, 'CNY'),
    amountLess(a.amount, b.amount, 'CNY'),
    // Quantities have four decimals, so that no difference is lost in two.
    a.quantity === b.quantity ? '0.00' : '1.00',
  ].some((less) => less !== '0.00');

/** What a version has otherwise than an earlier one, in the order of the lines. */
export function changesOf(
  before: readonly IssuedLine[],
  after: readonly IssuedLine[],
  numbers: ReadonlyMap<number, string>,
): Change[] {
  const known = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map(({ id }) => id));
  const of = ({ bookingId, code, name, nameEn }: IssuedLine) => ({
    bookingNo: numbers.get(bookingId) ?? '',
    code,
    name,
    nameEn,
  });
  return [
    ...after.flatMap((line): Change[] => {
      const former = known.get(line.id);
      const shared = { ...of(line), lineId: line.id, after: moneyOf(line) };
      if (!former) return [{ change: 'added', ...shared, before: null }];
      return differs(former, line) ? [{ change: 'changed', ...shared, before: moneyOf(former) }] : [];
    }),
    ...before
      .filter(({ id }) => !kept.has(id))
      .map((line): Change => ({ change: 'removed', ...of(line), lineId: null, before: moneyOf(line), after: null })),
  ];
}
