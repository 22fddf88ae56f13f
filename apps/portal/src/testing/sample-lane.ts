import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { FX } from './sample-cost.ts';

const { freight } = contract;
const at = (id: number, portCode: string, nameCn: string, nameEn: string) => ({ id, portCode, nameCn, nameEn });
const NINGBO = at(1, 'CNNGB', '宁波', 'Ningbo');
const LOS_ANGELES = at(4, 'USLAX', '洛杉矶', 'Los Angeles');
const COSCO = { id: 1, nameCn: '中远海运', nameEn: 'COSCO SHIPPING' };

/** What is charged beside the freight on a lane, where there is room, and how many channels other ways have. */
export const laneAnswers = (locale: Language): AnyHandler[] => [
  // Only counted beside whole containers.
  mock(freight.lclPage, { records: [], total: 5, chargeable: null, pricedAt: '2026-11-20T09:40:00+08:00', fx: FX }),
  mock(freight.truckPage, { records: [], total: 37 }),
  mock(freight.declarePage, { records: [], total: 3 }),
  mock(freight.fclSurcharges, {
    list: [
      {
        id: 1,
        code: 'THC',
        name: locale === 'zh-CN' ? '码头操作费' : 'Terminal handling',
        basis: 'PER_CTN',
        amount: null,
        min: null,
        max: null,
        currency: 'CNY',
        payTerm: 'PP',
        side: 'origin',
        mandatory: true,
        amountsByCtn: [
          { ctnType: 1, amount: '825.00' },
          { ctnType: 2, amount: '1240.00' },
          { ctnType: 3, amount: '1240.00' },
        ],
        polId: null,
        podId: null,
        lane: null,
        shippingId: null,
        ctnTypes: [],
        validFrom: '2026-11-01',
        validTo: null,
        note: '',
      },
    ],
  }),
  mock(freight.spaceByRate, {
    list: [
      {
        rateId: 11,
        shipping: COSCO,
        pol: NINGBO,
        pod: LOS_ANGELES,
        etd: '2026-11-26',
        vessel: 'COSCO ARIES',
        voyage: '042E',
        serviceCode: 'AAC2',
        list: [{ ctnType: 3, state: 'limited', left: 6 }],
      },
    ],
  }),
];
