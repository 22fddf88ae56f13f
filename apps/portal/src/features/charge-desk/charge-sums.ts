import type { Out, PortalContract } from '@lading/api-client/contract';
import type { SheetRow, SheetSum } from '@lading/ui/sheet';
import { decimalSigned, volume } from '@lading/validators';
import { lineAmount } from '@lading/validators/freight';
import { type ChargeTotals, chargeTotals, SUMMED_IN } from '@lading/validators/settlement';
import type { PortalText } from '../../i18n/text.ts';

type Fx = Out<PortalContract['settlement']['chargeSheet']>['fx'];

/** What the rows come to as they are written now; one that is not written to its end comes to nothing yet. */
export function sumsOf(rows: readonly SheetRow[], fx: Fx): ChargeTotals {
  const lines = rows.flatMap(({ removed, values }) => {
    const { currency = '', unitPrice = '', quantity = '', cost = '' } = values;
    if (removed || !/^[A-Z]{3}$/.test(currency) || !decimalSigned.is(unitPrice) || !volume.is(quantity)) return [];
    const costs = decimalSigned.is(cost) && cost !== '' ? lineAmount(cost, quantity, currency) : null;
    return [{ currency, amount: lineAmount(unitPrice, quantity, currency), cost: costs }];
  });
  return chargeTotals(lines, SUMMED_IN, fx);
}

/** The subtotals as rows under the sheet. */
export const subtotals = (
  { totals }: ChargeTotals,
  marginShown: boolean,
  money: (currency: string, amount: string) => string,
  text: PortalText,
): SheetSum[] =>
  totals.map(({ currency, receivable, payable, margin }) => {
    const shown = (amount: string) => money('', amount).trim();
    return {
      id: currency,
      name: text('charges.subtotal', { currency }),
      values: {
        amount: shown(receivable),
        ...(marginShown && { cost: shown(payable), margin: shown(margin) }),
      },
    };
  });
