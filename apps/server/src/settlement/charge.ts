type Key = 'code' | 'name' | 'nameEn' | 'unit' | 'quantity' | 'currency' | 'unitPrice' | 'amount' | 'taxRate';

/** What a charge is, on whatever sheet or statement it stands: its name, how many at what price, and the sum as text in its currency. */
export const chargeOf = <Line extends Readonly<Record<Key, unknown>>>(line: Line): Pick<Line, Key> => ({
  code: line.code,
  name: line.name,
  nameEn: line.nameEn,
  unit: line.unit,
  quantity: line.quantity,
  currency: line.currency,
  unitPrice: line.unitPrice,
  amount: line.amount,
  taxRate: line.taxRate,
});
