import type { Out, PortalContract, PriceLevel } from '@lading/api-client/contract';
import { amountLess, type CostLine, priceAtLevel } from '@lading/validators/freight';
import type { OwnCharge } from '../database/schema.ts';
import type { Rules } from './cost.ts';
import type { Line } from './line-words.ts';

/** A line with the words of the charge that it comes from. What is paid at destination the consignee pays. */
export function worded(line: CostLine, charges: readonly OwnCharge[]): Line {
  const charge = charges.find(({ code, side }) => code === line.code && side === line.side);
  return {
    ...line,
    payTerm: line.side === 'destination' ? 'CC' : 'PP',
    ...(charge && { charge: { name: charge.name, nameEn: charge.nameEn, note: '', noteEn: '' } }),
  };
}

type Sum = NonNullable<Out<PortalContract['freight']['lclPage']>['records'][number]['total']>;

/** What membership saves of a sum, whose level is `level`: whoever is none is told what it would save. Null where one of both is not known. */
export function savedOf(level: PriceLevel, totalAt: (level: PriceLevel) => Sum | null): Sum | null {
  const [list, own] = [totalAt('visitor'), totalAt(level === 'visitor' ? 'member' : level)];
  if (!list || !own || list.currency !== own.currency) return null;
  return { currency: list.currency, amount: amountLess(list.amount, own.amount, list.currency) };
}

/** What a unit costs whoever asks, and the list price beside it where he pays less. */
export function unitPrice(member: string, { listAdd, vipLess }: Rules, level: PriceLevel, currency: string) {
  const { price, list } = priceAtLevel({ member }, level, { rule: { listAdd, vipLess }, currency });
  return { price, listPrice: level === 'visitor' ? null : list };
}
