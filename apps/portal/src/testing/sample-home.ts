import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { AnyHandler } from 'msw';
import { sampleRows } from './sample-rates.ts';

const { freight, basedata } = contract;
const NINGBO = { id: 1, portCode: 'CNNGB', nameCn: '宁波', nameEn: 'Ningbo' };
const LAX = { id: 4, portCode: 'USLAX', nameCn: '洛杉矶', nameEn: 'Los Angeles' };
const COSCO = { id: 1, nameCn: '中远海运', nameEn: 'COSCO Shipping' };
/** What the home page offers of rates and of room. */
export const homeRates: AnyHandler[] = [
  mock(freight.saleRates, { records: sampleRows(false).slice(0, 2), total: 2 }),
  mock(freight.saleRoutes, [
    { pol: NINGBO, pod: LAX, ctnType: 3, minPrice: '2380.00', currency: 'USD', validTo: '2026-11-30' },
  ]),
  mock(freight.spaceBoard, [
    {
      rateId: 11,
      shipping: COSCO,
      pol: NINGBO,
      pod: LAX,
      etd: '2026-11-26',
      vessel: '',
      voyage: '',
      serviceCode: 'AAC2',
      list: [
        { ctnType: 1, state: 'full' as const },
        { ctnType: 3, state: 'open' as const },
      ],
    },
  ]),
  mock(basedata.portGroups, []),
];
