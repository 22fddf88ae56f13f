import { contract, type In, type Out } from '@lading/api-client/contract';
import { defineList } from '../../kit/list.ts';
import type { FudaSearch } from './fuda-search.ts';

const { fudaSurcharges, saveFudaSurcharge } = contract.freight;
export type Charge = Out<typeof fudaSurcharges>['records'][number];
type Saved = In<typeof saveFudaSurcharge>;

export const BASES: readonly Charge['basis'][] = [
  ...(['PER_CTN', 'PER_TEU', 'PER_BL', 'PER_SHIPMENT'] as const),
  ...(['PER_RT', 'PER_KG', 'PERCENT', 'AT_COST'] as const),
];
export const SIDES: readonly Charge['side'][] = ['origin', 'freight', 'destination', 'papers'];

/** What a charge is, as its fields hold it. */
export interface ChargeDraft {
  code: string;
  name: string;
  nameEn: string;
  basis: Charge['basis'];
  side: Charge['side'];
  amount: string;
  currency: string;
  validFrom: string;
  validTo: string;
}

export const draftOf = (charge: Charge): ChargeDraft => ({
  code: charge.code,
  name: charge.name,
  nameEn: charge.nameEn,
  basis: charge.basis,
  side: charge.side,
  amount: charge.amount ?? '',
  currency: charge.currency,
  validFrom: charge.validFrom,
  validTo: charge.validTo ?? '',
});

/** What the fields say, as the server takes it; what they do not show stays as it is. */
export function savedOf(charge: Charge, draft: ChargeDraft, requestId: string): Saved {
  const { id, revision, partner, rateId, min, max, amountsByCtn, payTerm, mandatory } = charge;
  const { polId, podId, lane, shippingId, ctnTypes, status, note } = charge;
  return {
    ...(id !== 0 && { id, revision }),
    requestId,
    partnerId: partner.id,
    rateId,
    min,
    max,
    amountsByCtn,
    payTerm,
    mandatory,
    polId,
    podId,
    lane,
    shippingId,
    ctnTypes,
    status,
    note,
    name: draft.name,
    nameEn: draft.nameEn,
    basis: draft.basis,
    side: draft.side,
    code: draft.code.trim().toUpperCase(),
    currency: draft.currency.trim().toUpperCase(),
    validFrom: draft.validFrom,
    validTo: draft.validTo || null,
    amount: draft.basis === 'AT_COST' ? null : draft.amount.trim() || null,
  };
}

/** A charge that is not there yet. */
export const NEW_CHARGE: Charge = {
  id: 0,
  revision: 1,
  partner: { id: 0, code: '', nameCn: '', nameEn: '' },
  rateId: null,
  rateNo: '',
  code: '',
  name: '',
  nameEn: '',
  basis: 'PER_CTN',
  amount: null,
  min: null,
  max: null,
  amountsByCtn: [],
  currency: 'CNY',
  payTerm: 'PP',
  side: 'origin',
  mandatory: true,
  polId: null,
  podId: null,
  lane: null,
  shippingId: null,
  ctnTypes: [],
  validFrom: '',
  validTo: null,
  status: 2,
  note: '',
};

export const chargeList = defineList(fudaSurcharges, {
  name: 'fudaCharges',
  path: '/backstage/fuda',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ code }) => code,
  arg: ({ current, size, keyword }, { rateId }: FudaSearch) => ({
    current,
    size,
    ...(keyword && { code: keyword.slice(0, 8) }),
    ...(rateId !== undefined && { rateId }),
  }),
});
