import type { contract, Out } from '@lading/api-client/contract';
import type { Language, StatementGroup, StatementLine } from '@lading/ui';
import { statementTotals } from '@lading/validators/settlement';
import type { useText } from '../../../i18n/text.ts';

export type Charges = Out<typeof contract.settlement.inConfirmCharges>;
export type ChargeLine = Charges['list'][number];
type Dropped = Charges['dropped'][number];
export type Info = Out<typeof contract.settlement.inConfirmInfo>;
type Say = ReturnType<typeof useText>;
type Money = (currency: string, amount: string) => string;

/** In the language of the reader; a name that has no other stays. */
export const nameIn = (language: Language, { name, nameEn }: { name: string; nameEn: string }): string =>
  language === 'en-US' ? nameEn || name : name || nameEn;

const APART: readonly ChargeLine['varianceState'][] = ['more', 'less', 'new'];
/** Whether a line wants a decision: it is apart from what was predicted by more than the house tolerates. */
export const isApart = ({ varianceState }: Pick<ChargeLine, 'varianceState'>): boolean => APART.includes(varianceState);
/** Whether nobody has to look at it any more. */
export const isChecked = (line: ChargeLine): boolean =>
  line.check === 'fine' || (line.check === 'none' && !isApart(line));

const checkOf = (line: ChargeLine): StatementLine['check'] => {
  if (line.check === 'queried' || line.check === 'answered') return line.check;
  return isChecked(line) ? 'right' : 'none';
};

interface Drawing {
  text: Say;
  language: Language;
  money: Money;
  /** the way to the rate, and the proofs of a line */
  sourceOf?: ((line: ChargeLine) => StatementLine['source']) | undefined;
}

/** How many, without the zeros that a column of the database adds: `2.0000` is 2. */
const counted = (quantity: string): string => quantity.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** A line as the component draws it; its id stays that of the charge. */
function drawnLine(line: ChargeLine, { text, language, money, sourceOf }: Drawing): StatementLine {
  const { id, currency, predicted, amount, variance, reason, reasonText } = line;
  const why = reasonText || (reason ? text(`statements.why.${reason}`) : '');
  return {
    id,
    currency,
    predicted,
    billed: amount,
    name: nameIn(language, line),
    rate: `${money('', line.unitPrice).trim()} × ${counted(line.quantity)}`,
    difference: variance ?? (line.varianceState === 'new' ? amount : '0.00'),
    marked: isApart(line),
    reason: why || undefined,
    source: sourceOf?.(line),
    check: checkOf(line),
  };
}

/** What was promised and nobody billed stands among the lines, for who compares. */
function droppedLine(line: Dropped, { language }: Pick<Drawing, 'language'>): StatementLine {
  const { bookingId, code, currency, predicted } = line;
  return {
    id: `${bookingId} ${code} ${currency}`,
    name: nameIn(language, line),
    currency,
    predicted,
    billed: null,
    difference: `-${predicted}`,
    check: 'none',
    closed: true,
  };
}

/** The lines by order, in the order of the statement. */
export function groupsOf(info: Info, charges: Charges, drawing: Drawing, only: (line: ChargeLine) => boolean) {
  return info.orders.flatMap((order): StatementGroup[] => {
    const own = <T extends { bookingId: number }>({ bookingId }: T) => bookingId === order.bookingId;
    const lines = charges.list.filter(own);
    const shown = lines.filter(only).map((line) => drawnLine(line, drawing));
    const dropped = charges.dropped.filter(own).map((line) => droppedLine(line, drawing));
    if (shown.length + dropped.length === 0) return [];
    return [
      {
        id: order.bookingId,
        name: order.bookingNo,
        href: `/orders/${order.bookingId}`,
        route: [order.pol, order.pod].filter(Boolean).join(' → '),
        note: [order.boxes, [order.vessel, order.voyage].filter(Boolean).join(' / ')].filter(Boolean).join(' '),
        sums: statementTotals(lines.map(({ currency, amount }) => ({ currency, amount }))),
        lines: [...shown, ...dropped],
      },
    ];
  });
}
