import {
  emptyPreplan,
  emptyPreplanBox,
  emptyPreplanGoods,
  emptyPreplanParty,
  type PreplanDraft,
} from '../preplan/index.ts';

/** A pre-plan that has everything. */
export const goodPreplan = (): PreplanDraft => ({
  header: {
    ...emptyPreplan().header,
    mblNo: 'COSU6412098730',
    vessel: 'COSCO SHIPPING ANDES',
    voyage: '042E',
    imo: '9783447',
    polCode: 'CNNGB',
    podCode: 'USLAX',
    carrierCode: 'COSU',
    etd: '2026-11-26',
    customs: '3104',
  },
  shipper: {
    ...emptyPreplanParty(),
    name: 'NINGBO HAOYU HOMEWARE CO., LTD.',
    address: 'NO. 288 JIANGNAN ROAD, YINZHOU',
    countryCode: 'CN',
    enterpriseCode: 'USCI+91350100M000100Y43',
    phone: '0574-87000000',
  },
  consignee: {
    name: 'CASCADE HOME SUPPLY LLC',
    address: '1420 E WAREHOUSE STREET, LOS ANGELES',
    countryCode: 'US',
    enterpriseCode: 'OC+201733410872',
    phone: '1-213-555-0142',
    contact: 'DANA REYES',
  },
  notify: { ...emptyPreplanParty(), name: 'SAME AS CONSIGNEE' },
  goods: [
    {
      ...emptyPreplanGoods(),
      description: 'BAMBOO KITCHEN SHELF',
      hsCode: '940382',
      number: '640',
      weight: '6880.000',
      volume: '78.235',
      into: 'CBHU3202732',
    },
  ],
  boxes: [{ ...emptyPreplanBox(), ctnNo: 'CBHU3202732', ctnType: '40HQ', sealNo: 'CN4471203' }],
});
