import { contract, type In, type Out } from '@lading/api-client/contract';
import { defineList } from '../../kit/list.ts';
import type { FudaSearch } from './fuda-search.ts';

const { fudaPage, fudaAdmin, addFuda, updateFuda } = contract.freight;
export type Rate = Out<typeof fudaPage>['records'][number];
type Added = In<typeof addFuda>;
type Changed = In<typeof updateFuda>;
type Written = Omit<Added, 'partnerId' | 'requestId' | 'submit'>;
export type RouteCode = Rate['routeCode'];

/** Types of containers that have a column, by their numbers in the dictionary. */
export const BOXES = [
  [1, '20GP'],
  [2, '40GP'],
  [3, '40HQ'],
  [4, '45HQ'],
] as const;
type BoxType = (typeof BOXES)[number][0];
export const ROUTE_CODES: readonly RouteCode[] = [
  ...(['USWC', 'USEC', 'EUR', 'MED', 'SEA'] as const),
  ...(['JPKR', 'AUNZ', 'LATAM', 'AFR', 'MEA'] as const),
];

/** What a rate is, as its fields hold it; `135` are Monday, Wednesday and Friday. */
export interface RateDraft {
  contractNo: string;
  routeCode: RouteCode | '';
  serviceCode: string;
  days: string;
  transitDays: string;
  validFrom: string;
  validTo: string;
  currency: string;
  /** costs by the type of the container */
  cost1: string;
  cost2: string;
  cost3: string;
  cost4: string;
  sellMarkup: string;
  shareTo: Rate['shareTo'];
  remark: string;
}
/** Whose rate it is, between which ports, by whom. */
export interface Ends {
  partnerId: number | null;
  polId: number | null;
  podId: number | null;
  shippingId: number | null;
}
export type KnownEnds = { readonly [Name in keyof Ends]: number };

export const laneOf = ({ pol, pod }: Rate): string => `${pol.portCode} → ${pod.portCode}`;
export const priceOf = ({ prices }: Rate, type: number): string | undefined =>
  prices.find(({ ctnType }) => ctnType === type)?.price;
const costOf = ({ prices }: Rate, type: BoxType): string => prices.find(({ ctnType }) => ctnType === type)?.cost ?? '';

export const draftOf = (rate: Rate): RateDraft => ({
  contractNo: rate.contractNo,
  routeCode: rate.id === 0 ? '' : rate.routeCode,
  serviceCode: rate.serviceCode,
  days: rate.etdDays.join(''),
  transitDays: rate.id === 0 ? '' : String(rate.transitDays),
  validFrom: rate.validFrom,
  validTo: rate.validTo,
  currency: rate.currency,
  cost1: costOf(rate, 1),
  cost2: costOf(rate, 2),
  cost3: costOf(rate, 3),
  cost4: costOf(rate, 4),
  sellMarkup: rate.sellMarkup ?? '',
  shareTo: rate.shareTo,
  remark: rate.remark,
});

export const endsOf = ({ id, partner, pol, pod, shipping }: Rate): Ends =>
  id === 0
    ? { partnerId: partner.id || null, polId: null, podId: null, shippingId: null }
    : { partnerId: partner.id, polId: pol.id, podId: pod.id, shippingId: shipping.id };

/** The ends of a rate that is there. */
export const knownEnds = ({ partner, pol, pod, shipping }: Rate): KnownEnds => ({
  partnerId: partner.id,
  polId: pol.id,
  podId: pod.id,
  shippingId: shipping.id,
});

/** What the fields say, as the server takes it; what they do not show stays as it is. */
function writtenOf(rate: Rate, { polId, podId, shippingId }: KnownEnds, draft: RateDraft): Written {
  const { routeCode, days, transitDays, cost1, cost2, cost3, cost4, sellMarkup, ...rest } = draft;
  const costs = [cost1, cost2, cost3, cost4];
  const others = rate.prices.filter(({ ctnType }) => ctnType > BOXES.length);
  return {
    ...rest,
    polId,
    podId,
    shippingId,
    vessel: rate.vessel,
    voyage: rate.voyage,
    remarkEn: rate.remarkEn,
    routeCode: routeCode || 'USWC',
    currency: rest.currency.trim().toUpperCase(),
    etdDays: [...days.replace(/[^1-7]/g, '')].map(Number),
    transitDays: Number(transitDays),
    viaIds: rate.via.map(({ id }) => id),
    docCutoff: rate.docCutoff,
    included: rate.included,
    freeDays: rate.freeDays,
    spaceState: rate.spaceState,
    spaceLeft: rate.spaceLeft,
    sellMarkup: sellMarkup.trim() || '0.00',
    prices: [
      ...BOXES.flatMap(([ctnType]) => {
        const cost = costs[ctnType - 1]?.trim() ?? '';
        const member = rate.prices.find((one) => one.ctnType === ctnType)?.member ?? null;
        return cost === '' && member === null ? [] : [{ ctnType, cost: cost || null, member }];
      }),
      ...others.map(({ ctnType, cost, member }) => ({ ctnType, cost, member })),
    ],
  };
}

export const addedOf = (
  rate: Rate,
  ends: KnownEnds,
  draft: RateDraft,
  { requestId, submit }: Pick<Added, 'requestId' | 'submit'>,
): Added => ({ ...writtenOf(rate, ends, draft), partnerId: ends.partnerId, requestId, submit });

export const changedOf = (rate: Rate, ends: KnownEnds, draft: RateDraft, submit: boolean): Changed => ({
  ...writtenOf(rate, ends, draft),
  id: rate.id,
  revision: rate.revision,
  submit,
});

const NOWHERE = { id: 0, portCode: '', nameCn: '', nameEn: '' };
/** A rate that is not there yet. */
export const NEW_RATE: Rate = {
  id: 0,
  rateNo: '',
  version: 1,
  revision: 1,
  partner: { id: 0, code: '', nameCn: '', nameEn: '' },
  contractNo: '',
  pol: NOWHERE,
  pod: NOWHERE,
  routeCode: 'USWC',
  shipping: { id: 0, nameCn: '', nameEn: '' },
  serviceCode: '',
  vessel: '',
  voyage: '',
  etdDays: [],
  transitDays: 1,
  via: [],
  docCutoff: null,
  validFrom: '',
  validTo: '',
  expired: false,
  currency: 'USD',
  prices: [],
  sellMarkup: '0.00',
  included: [],
  freeDays: null,
  spaceState: 'open',
  spaceLeft: null,
  remark: '',
  remarkEn: '',
  shareTo: 'members',
  auditState: 1,
  reason: '',
  importJobId: null,
  updateTime: '',
};

const asked = ({ current, size }: { current: number; size: number }, { status }: FudaSearch) => ({
  current,
  size,
  ...(status !== undefined && status <= 5 && { status: status as Rate['auditState'] }),
});
const common = {
  path: '/backstage/fuda',
  size: 20,
  rowKey: ({ id }: Rate) => id,
  rowName: ({ rateNo }: Rate) => rateNo,
} as const;

/** Rates of the own company. */
export const ownList = defineList(fudaPage, { ...common, name: 'fudaRates', arg: asked });
/** Rates of all partners, with what they cost. */
export const allList = defineList(fudaAdmin, {
  ...common,
  name: 'fudaAllRates',
  arg: (page, search: FudaSearch) => ({
    ...asked(page, search),
    ...(search.partnerId !== undefined && { partnerId: search.partnerId }),
  }),
});
