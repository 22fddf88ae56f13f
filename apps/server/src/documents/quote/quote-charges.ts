import { lineAmount, moneyDecimals, predictedCost, surchargeAmount } from '@lading/validators/freight';
import type { Cell } from 'write-excel-file/node';
import type { Quote, QuotedRate, QuoteLine } from './quote.ts';
import { bold, figure, head, money, type Rows, text } from './quote-cells.ts';
import { type QuoteLanguage, type QuoteWord, quoteWord } from './words.ts';

// Columns of the charges, as they stand on the sheet.
const [PRICE, QUANTITY, CURRENCY, AMOUNT, STATE] = ['D', 'E', 'F', 'G', 'H'] as const;
const HEADS = ['code', 'name', 'basis', 'unitPrice', 'quantity', 'currency', 'amount', 'included'] as const;

const counted = ({ state, chosen }: QuoteLine): boolean =>
  state === 'charged' || (state === 'optional' && chosen === true);

function stateOf(line: QuoteLine, language: QuoteLanguage): string {
  return quoteWord(counted(line) ? 'state.charged' : `state.${line.state}`, language);
}

/** How the sheet reckons a line; undefined where a least or a most stands in place of the product, or there is no price. */
function formulaOf(
  { basis, unitPrice, quantity, currency, amount, state }: QuoteLine,
  row: number,
): string | undefined {
  if (unitPrice === null || quantity === '' || amount === null || state === 'inFreight') return undefined;
  const [price, number] = [`${PRICE}${row}`, `${QUANTITY}${row}`];
  const decimals = moneyDecimals(currency);
  if (basis !== 'PERCENT')
    return lineAmount(unitPrice, quantity, currency) === amount ? `ROUND(${price}*${number},${decimals})` : undefined;
  const charge = { code: '', side: 'freight', basis, amount: unitPrice, currency, mandatory: true } as const;
  const [plain] = surchargeAmount(charge, { freight: [{ currency, amount: quantity }] });
  return plain?.amount === amount ? `ROUND(${price}/100*${number},${decimals})` : undefined;
}

function amountCell(rows: Rows, line: QuoteLine, language: QuoteLanguage): Cell {
  if (line.amount === null) return text(line.state === 'charged' ? quoteWord('onRequest', language) : '');
  const decimals = moneyDecimals(line.currency);
  const formula = formulaOf(line, rows.next);
  return formula === undefined ? money(line.amount, decimals) : rows.formula(AMOUNT, formula, line.amount, decimals);
}

/** The sums of a rate: each currency, converted once, and all of them. */
function addTotals(rows: Rows, { lines }: QuotedRate, quote: Quote, from: number): void {
  const { currency, fx, language } = quote;
  const word = (name: QuoteWord) => quoteWord(name, language);
  const last = rows.next - 1;
  const { subtotals, predicted, byCurrency } = sumsOf(lines, quote);
  const span = (column: string) => `$${column}$${from}:$${column}$${last}`;
  rows.add(
    null,
    null,
    null,
    head(word('rate')),
    null,
    head(word('currency')),
    head(word('subtotal')),
    head(`${word('converted')} ${currency}`),
  );
  const begin = rows.next;
  const end = begin + subtotals.length;
  for (const sum of subtotals) {
    const row = rows.next;
    const counts = quoteWord('state.charged', language);
    const condition = `${span(CURRENCY)},${CURRENCY}${row},${span(STATE)},"${counts}"`;
    const converted = byCurrency.get(sum.currency);
    rows.add(
      text(word('subtotal')),
      null,
      null,
      rateCell(sum.currency, fx),
      null,
      text(sum.currency),
      rows.formula(AMOUNT, `SUMIFS(${span(AMOUNT)},${condition})`, sum.amount, moneyDecimals(sum.currency)),
      converted === undefined
        ? null
        : rows.formula(
            STATE,
            `ROUND(${AMOUNT}${row}*${PRICE}${row}/$${PRICE}$${end},${moneyDecimals(currency)})`,
            converted,
            moneyDecimals(currency),
          ),
    );
  }
  rows.add(
    bold(`${word('total')} ${currency}`),
    null,
    null,
    rateCell(currency, fx),
    null,
    text(currency),
    null,
    predicted === null || subtotals.length === 0
      ? bold(word('onRequest'))
      : rows.formula(STATE, `SUM(${STATE}${begin}:${STATE}${end - 1})`, predicted, moneyDecimals(currency)),
  );
}

const rateCell = (currency: string, fx: Quote['fx']): Cell =>
  figure(currency === 'CNY' ? '1.0000' : (fx.find((one) => one.currency === currency)?.cnyPerUnit ?? '0'));

function sumsOf(lines: readonly QuoteLine[], { currency, fx }: Quote) {
  const { subtotals, predicted } = predictedCost(lines, { currency, rates: fx });
  const byCurrency = new Map(
    subtotals.flatMap((sum) => {
      const of = lines.filter((line) => line.currency === sum.currency && line.amount !== null);
      const converted = predictedCost(of, { currency, rates: fx }).predicted;
      return converted ? [[sum.currency, converted.amount] as const] : [];
    }),
  );
  return { subtotals, byCurrency, predicted: predicted?.amount ?? null };
}

/** What a rate is charged, line by line, and what it comes to. Every amount that is a product is a formula, and so is every sum. */
export function addCharges(rows: Rows, rate: QuotedRate, quote: Quote): void {
  const { language } = quote;
  const word = (name: QuoteWord) => quoteWord(name, language);
  rows.add();
  rows.add(bold(`${word('charges')}: ${rate.title}`));
  rows.add(...HEADS.map((name) => head(word(name))));
  const from = rows.next;
  for (const line of rate.lines) {
    rows.add(
      text(line.code),
      text(line.ctnType === undefined ? line.name : `${line.name} ${line.ctnType}`),
      text(word(`basis.${line.basis}`)),
      line.unitPrice === null ? null : money(line.unitPrice),
      line.quantity === '' ? null : figure(line.quantity),
      text(line.currency),
      amountCell(rows, line, language),
      text(stateOf(line, language)),
    );
  }
  addTotals(rows, rate, quote, from);
}
