import { contract, type Out } from '@lading/api-client/contract';
import type { Language } from '@lading/ui';
import type { PortalText } from '../i18n/text.ts';

const { fclMember, fclCharges } = contract.freight;
export type FclRate = Out<typeof fclMember>['records'][number];
export type Cost = Out<typeof fclCharges>;
type Line = Cost['lines'][number];

export interface Named {
  nameCn: string;
  nameEn: string;
}

/** What is needed to say a rate in words. */
export interface Saying {
  text: PortalText;
  language: Language;
  /** a sum with its currency */
  money(currency: string, amount: string): string;
  /** a moment by the clock of a port */
  minute(at: string, zone: string | undefined): string;
  /** the name of a container type */
  typeName(ctnType: number): string;
  /** the mark that a carrier goes by */
  codeOf(shippingId: number): string;
}

export const nameIn = (language: Language, { nameCn, nameEn }: Named): string =>
  (language === 'zh-CN' ? nameCn : nameEn) || nameCn || nameEn;

/** `11-21 17:00` */
export const SHORT = 'yyyy-'.length;

export const includedOf = (
  { name, basis, unitPrice, quantity, currency, amount, state }: Line,
  { text, money }: Saying,
) => {
  const times = unitPrice === null ? '' : `${money('', unitPrice).trim()} × ${quantity}`;
  const by = quantity === '1' || basis === 'PERCENT' ? text(`freight.basis.${basis}`) : times;
  return {
    name,
    currency,
    basis: state === 'inFreight' ? text('freight.inFreight') : by,
    amount: state === 'inFreight' ? null : amount,
  };
};

export const worthOf = ({ note, currency, amount, unitPrice, basis }: Line, { text, money }: Saying): string => {
  const sum = amount ?? unitPrice;
  return note || (sum === null ? text(`freight.basis.${basis}`) : money(currency, sum));
};

/** `1 USD = 7.1000 CNY, 11-20 09:00`, of each currency that was converted. */
export const exchangeOf = (
  { fx, subtotals, predicted }: Pick<Cost, 'fx' | 'subtotals' | 'predicted'>,
  { text, minute }: Saying,
): string | undefined => {
  const own = new Set([...subtotals.map(({ currency }) => currency), predicted?.currency ?? '']);
  if (own.size < 2) return undefined;
  return fx
    .filter(({ currency }) => currency !== 'CNY' && own.has(currency))
    .map(({ currency, cnyPerUnit, time }) =>
      text('freight.exchange', { currency, rate: cnyPerUnit, time: minute(time, undefined).slice(SHORT) }),
    )
    .join(text('freight.and'));
};
