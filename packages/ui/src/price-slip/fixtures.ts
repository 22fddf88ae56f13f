import type { PriceSlipProps } from './price-slip.tsx';

type Slip = Omit<PriceSlipProps, 'title'>;
const usd = (name: string, amount: string) => ({ name, currency: 'USD', amount });
const cny = (name: string, amount: string) => ({ name, currency: 'CNY', amount });

/** Two 40HQ from Ningbo to Los Angeles, as they were drawn. */
export const slips: Readonly<Record<'zh-CN' | 'en-US', Slip>> = {
  'zh-CN': {
    price: { currency: 'USD', amount: '2310.00', unit: '40HQ 会员价', was: '2380.00' },
    included: [
      usd('海运费 × 2', '4620.00'),
      cny('码头操作费 × 2', '2480.00'),
      cny('订舱、文件、铅封', '1250.00'),
      usd('舱单 AMS', '35.00'),
    ],
    added: [cny('拖车 × 2、报关', '2900.00'), usd('货运保险', '57.02')],
    total: { currency: 'USD', amount: '5645.82' },
    exchange: '按 1 USD = 7.1000 CNY，11-20 09:00',
    excluded: [
      { name: '进口税费与清关', value: '收货人' },
      { name: '海关查验', value: '实报实销' },
      { name: '截单后改单', value: 'USD 40' },
    ],
    cutOffs: [
      { name: '截单', at: '11-28 17:00' },
      { name: '截港', at: '12-01 12:00', marked: true },
    ],
    clock: '宁波',
  },
  'en-US': {
    price: { currency: 'USD', amount: '2310.00', unit: '40HQ member', was: '2380.00' },
    included: [
      usd('Ocean freight × 2', '4620.00'),
      cny('Terminal handling × 2', '2480.00'),
      cny('Booking, papers, seals', '1250.00'),
      usd('Manifest AMS', '35.00'),
    ],
    added: [cny('Truck × 2, customs', '2900.00'), usd('Cargo insurance', '57.02')],
    total: { currency: 'USD', amount: '5645.82' },
    exchange: 'At 1 USD = 7.1000 CNY, 20 Nov 09:00',
    excluded: [
      { name: 'Import duty and clearance', value: 'consignee' },
      { name: 'Customs inspection', value: 'at cost' },
      { name: 'Amendment after cut-off', value: 'USD 40' },
    ],
    cutOffs: [
      { name: 'Documents', at: '11-28 17:00' },
      { name: 'CY', at: '12-01 12:00', marked: true },
    ],
    clock: 'Ningbo',
  },
};
