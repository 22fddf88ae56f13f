import { type Amount, statementTotals } from '@lading/validators/settlement';

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** `USD 4,955.35` */
export const totalsSentence = (lines: readonly Amount[]): string =>
  statementTotals(lines)
    .map(({ currency, amount }) => `${currency} ${grouped(amount)}`)
    .join(', ');
