import { contract, type In, type Out, SPACE_STATES } from '@lading/api-client/contract';
import type { SheetRow, SheetValues } from '@lading/ui/sheet';
import { decimalSigned } from '@lading/validators';
import { markedUpPrice } from '@lading/validators/freight';
import { wordsIn } from './record-kind.ts';

const { fudaById, updateFuda } = contract.freight;
export type FudaRate = Out<typeof fudaById>;
type Written = Omit<In<typeof updateFuda>, 'id' | 'revision' | 'submit'>;

/** Types of containers that have a column, by their numbers in the dictionary. */
export const BOXES = [
  [1, '20GP'],
  [2, '40GP'],
  [3, '40HQ'],
  [4, '45HQ'],
] as const;

export function fudaValues(rate: FudaRate): SheetValues {
  const cost = (type: number) => rate.prices.find(({ ctnType }) => ctnType === type)?.cost ?? '';
  const member = (type: number) => rate.prices.find(({ ctnType }) => ctnType === type)?.member ?? '';
  return {
    partner: String(rate.partner.id),
    rateNo: rate.rateNo,
    pol: rate.pol.portCode,
    pod: rate.pod.portCode,
    carrier: String(rate.shipping.id),
    service: rate.serviceCode,
    days: rate.etdDays.join(','),
    transit: String(rate.transitDays),
    via: rate.via.map(({ portCode }) => portCode).join(','),
    ...Object.fromEntries(
      BOXES.flatMap(([type]) => [[`c${type}`, cost(type)] as const, [`m${type}`, member(type)] as const]),
    ),
    markup: rate.sellMarkup ?? '',
    currency: rate.currency,
    from: rate.validFrom,
    to: rate.validTo,
    lane: rate.routeCode,
    contract: rate.contractNo,
    space: rate.spaceState,
    left: String(rate.spaceLeft ?? ''),
    share: rate.shareTo,
    vessel: rate.vessel,
    voyage: rate.voyage,
    remark: rate.remark,
    remarkEn: rate.remarkEn,
    _state: String(rate.auditState),
  };
}

/** What members pay for a box: the price that was said, or the cost with what is added to it. */
export function fudaPrice({ values }: SheetRow, type: number): string {
  const [member, cost, markup] = [values[`m${type}`], values[`c${type}`], values['markup'] || '0'];
  if (member) return member;
  if (!decimalSigned.is(cost ?? '') || !decimalSigned.is(markup)) return '';
  return markedUpPrice(cost ?? '', 'OF', values['currency'] || 'USD', [{ code: 'OF', add: markup }]);
}

/** Ids of the ports of a row; undefined where a code is none. */
export interface FudaPorts {
  readonly polId: number;
  readonly podId: number;
  readonly viaIds: number[];
}

/** What a row of the sheet says, over what its record holds beside. */
export function fudaWritten({ values }: SheetRow, rate: FudaRate | undefined, ports: FudaPorts): Written {
  const at = (column: string) => values[column] ?? '';
  const others = (rate?.prices ?? []).filter(({ ctnType }) => ctnType > BOXES.length);
  return {
    ...ports,
    contractNo: at('contract'),
    routeCode: (at('lane') || 'USWC') as Written['routeCode'],
    shippingId: Number(at('carrier')),
    serviceCode: at('service'),
    vessel: at('vessel'),
    voyage: at('voyage'),
    etdDays: [...new Set(wordsIn(at('days')).map(Number))].sort(),
    transitDays: Number(at('transit')),
    docCutoff: rate?.docCutoff ?? null,
    validFrom: at('from'),
    validTo: at('to'),
    currency: (at('currency') || 'USD').toUpperCase(),
    prices: [
      ...BOXES.flatMap(([ctnType]) => {
        const [cost, member] = [at(`c${ctnType}`) || null, at(`m${ctnType}`) || null];
        return cost === null && member === null ? [] : [{ ctnType, cost, member }];
      }),
      ...others.map(({ ctnType, cost, member }) => ({ ctnType, cost, member })),
    ],
    sellMarkup: at('markup') || '0.00',
    included: rate?.included ?? [],
    freeDays: rate?.freeDays ?? null,
    spaceState: SPACE_STATES.find((one) => one === at('space')) ?? 'open',
    spaceLeft: at('left') === '' ? null : Number(at('left')),
    remark: at('remark'),
    remarkEn: at('remarkEn'),
    shareTo: at('share') === 'all' ? 'all' : 'members',
  };
}
