import { sumDecimal } from '@lading/validators';

interface Charge {
  readonly currency: string;
  readonly amount: string;
}

/** The exact sum of each currency, in the order in which the currencies first appear. */
export function totalsOf(lines: readonly Charge[]): { currency: string; amount: string }[] {
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    amount: sumDecimal(lines.filter((line) => line.currency === currency).map(({ amount }) => amount)),
  }));
}

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** `USD 4,955.35` */
export const totalsSentence = (lines: readonly Charge[]): string =>
  totalsOf(lines)
    .map(({ currency, amount }) => `${currency} ${grouped(amount)}`)
    .join(', ');
