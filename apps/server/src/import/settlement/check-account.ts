import { compareDecimal } from '@lading/validators';
import type { Problem } from '../problem.ts';
import type { AccountIn } from './format.ts';
import { problem } from './problems.ts';

const scaled = (value: string, decimals: number): bigint => {
  const [whole = '0', part = ''] = value.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
};

/** Unit price (2 decimals) × quantity (4 decimals) as an amount: half a cent counts up. */
function amountOf(unitPrice: string, quantity: string): string {
  const cents = (scaled(unitPrice, 2) * scaled(quantity, 4) + 5000n) / 10_000n;
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Each line of a statement is its price times its quantity. */
export const checkAccount = ({ lines }: AccountIn, path: string): Problem[] =>
  lines.flatMap(({ unitPrice, quantity, amount }, at) => {
    const expected = amountOf(unitPrice, quantity);
    return compareDecimal(expected, amount) === 0
      ? []
      : [problem('amount', `${path}.lines[${at}].amount`, amount, { expected })];
  });
