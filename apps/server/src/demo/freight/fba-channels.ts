import { FBA_MODE, type FbaMode, type SpaceState } from '@lading/api-client/contract';
import type { FbaExtra, fbaPrices } from '../../database/schema.ts';

const extra = (
  code: string,
  [name, nameEn]: readonly [string, string],
  side: FbaExtra['side'],
  basis: FbaExtra['basis'],
  amount: string | null,
  more: Partial<FbaExtra> = {},
): FbaExtra => ({
  code,
  name,
  nameEn,
  side,
  basis,
  amount,
  mandatory: false,
  included: false,
  goodsTypes: [],
  ...more,
});

const LITHIUM = 5;
/** What the drawn channels hold, add and leave out. */
export const EXTRAS: readonly FbaExtra[] = [
  extra('APT', ['FBA 预约与卸货等待 2 小时', 'Appointment, 2 h waiting'], 'destination', 'PER_SHIPMENT', '0.00', {
    included: true,
  }),
  extra('DRY', ['提柜拆柜、贴标换标', 'Drayage, unpacking, labels'], 'destination', 'PER_SHIPMENT', '0.00', {
    included: true,
  }),
  extra('CUS', ['单独报关', 'Own customs entry'], 'papers', 'PER_BL', '300.00', { mandatory: true }),
  extra('BAT', ['带电（内置）', 'Battery built in'], 'freight', 'PER_KG', '1.00', {
    mandatory: true,
    goodsTypes: [LITHIUM],
  }),
  extra('PUP', ['工厂提货到交货仓', 'Pick-up to the drop-off'], 'origin', 'AT_COST', null),
  extra('DIV', ['改仓、拒收退回', 'Diversion, refusal'], 'destination', 'AT_COST', null),
  extra('INSP', ['海关查验费（均摊）', 'Customs examination, shared'], 'destination', 'AT_COST', null),
  extra('MAG', ['带磁', 'Magnetic'], 'freight', 'PER_KG', '0.80'),
  extra('TEX', ['纺织品', 'Textiles'], 'freight', 'PER_KG', '0.50'),
];
/** A carton over 22.5 kg costs 50, a side over 120 cm 150. */
export const OVERSIZE = {
  free: { longest: '120', weight: '22.5' },
  dimensionFee: '150.00',
  weightFee: '50.00',
  refused: { longest: '230', girth: '315', weight: '40' },
};

export interface Channel {
  readonly names: readonly [zh: string, en: string];
  readonly texts: readonly [zh: string, en: string];
  readonly carrier: string;
  readonly service: string;
  readonly mode: FbaMode;
  /** what a kilogram costs from a tonne on at the west coast, what it is more below, and what visitors pay more */
  readonly price: number;
  readonly steps: readonly [from: number, more: number][];
  readonly listAdd: string;
  readonly days: readonly [number, number];
  readonly sails: readonly number[];
  readonly cutoff: { days: number; time: string };
  readonly space?: SpaceState;
  readonly more?: Partial<typeof fbaPrices.$inferInsert>;
}

const STEPS: Channel['steps'] = [
  [100, 0.8],
  [300, 0.5],
  [500, 0.2],
  [1000, 0],
];
const PARCEL: Channel['steps'] = [
  [12, 2.6],
  [21, 1.4],
  [71, 0.7],
  [100, 0],
];
const EVENING = { days: 3, time: '18:00' };
const NOON = { days: 3, time: '12:00' };

export const CHANNELS: readonly Channel[] = [
  {
    names: ['普船海卡', 'Standard sea-truck'],
    carrier: 'COSCO',
    service: 'AAC2',
    mode: FBA_MODE.seaTruck,
    texts: ['洛杉矶提柜拆柜，卡车整板进仓。', 'Unpacked in Los Angeles, trucked on pallets.'],
    price: 6.8,
    steps: STEPS,
    listAdd: '0.30',
    days: [30, 35],
    sails: [2],
    cutoff: EVENING,
  },
  {
    names: ['以星快船海卡', 'ZIM fast sea-truck'],
    carrier: 'ZIM',
    service: 'ZEX',
    mode: FBA_MODE.seaTruck,
    texts: ['盐田直航，独立码头，不排队。', 'Direct from Yantian, own terminal, no queue.'],
    price: 9.2,
    steps: [
      [100, 0.9],
      [300, 0.6],
      [500, 0.2],
      [1000, 0],
    ],
    listAdd: '0.40',
    days: [22, 26],
    sails: [7],
    cutoff: EVENING,
  },
  {
    names: ['美森加班海卡', 'Matson extra sailing'],
    carrier: 'MATSON',
    service: 'CLX+',
    mode: FBA_MODE.seaTruck,
    texts: ['宁波加班船，长滩甩挂。', 'Extra ship from Ningbo, chassis drop at Long Beach.'],
    price: 10.9,
    steps: [
      [100, 1],
      [300, 0.6],
      [500, 0.2],
      [1000, 0],
    ],
    listAdd: '0.50',
    days: [17, 21],
    sails: [6],
    cutoff: NOON,
    space: 'limited',
  },
  {
    names: ['美森正班海卡', 'Matson regular'],
    carrier: 'MATSON',
    service: 'CLX',
    mode: FBA_MODE.seaTruck,
    texts: ['上海正班，限时达。逾期每天赔 0.5 元/公斤。', 'Guaranteed: CNY 0.50 per kg back for every late day.'],
    price: 12.4,
    steps: [
      [100, 1.2],
      [300, 0.7],
      [500, 0.2],
      [1000, 0],
    ],
    listAdd: '0.50',
    days: [14, 18],
    sails: [3],
    cutoff: NOON,
    space: 'waitlist',
    more: { lateRefund: { perKgDay: '0.50', most: '5.00' } },
  },
  {
    names: ['标准海派', 'Standard sea-parcel'],
    carrier: 'COSCO',
    service: 'AAC2-P',
    mode: FBA_MODE.seaExpress,
    texts: ['海运到港，尾程快递派送。', 'By sea, delivered by parcel carriers.'],
    price: 9.6,
    steps: PARCEL,
    listAdd: '0.40',
    days: [28, 34],
    sails: [2, 6],
    cutoff: EVENING,
    more: { compareBy: 'carton', shipmentMin: '12' },
  },
  {
    names: ['美西限时海派', 'Timed sea-parcel'],
    carrier: 'EMC',
    service: 'HTW-P',
    mode: FBA_MODE.seaExpress,
    texts: ['开船后 25 天内签收，超时赔付。', 'Signed for within 25 days of sailing, or money back.'],
    price: 11.2,
    steps: PARCEL,
    listAdd: '0.40',
    days: [20, 25],
    sails: [4],
    cutoff: EVENING,
    more: { shipmentMin: '21', lateRefund: { perKgDay: '0.50', most: '3.00' } },
  },
  {
    names: ['快船海派', 'Fast vessel parcel'],
    carrier: 'MATSON',
    service: 'CLX-P',
    mode: FBA_MODE.fastExpress,
    texts: ['开船后 9–12 个工作日签收。', 'Signed for 9 to 12 working days after sailing.'],
    price: 14.5,
    steps: PARCEL,
    listAdd: '0.50',
    days: [9, 12],
    sails: [3, 6],
    cutoff: NOON,
    more: { divisor: 5000, transitUnit: 'workday', shipmentMin: '21' },
  },
  {
    names: ['整柜直送', 'Full container to the site'],
    carrier: 'COSCO',
    service: 'AAC2-F',
    mode: FBA_MODE.wholeContainer,
    texts: ['整柜不拆，拖车直送仓库，按方计费。', 'Not unpacked: trucked to the dock, charged by the cubic metre.'],
    price: 5.9,
    steps: [
      [5000, 0.4],
      [10000, 0],
    ],
    listAdd: '0.20',
    days: [26, 30],
    sails: [2],
    cutoff: EVENING,
    more: { pricePerCbm: '980.00', minCbm: '20', oversize: null, cartonMin: null },
  },
  {
    names: ['美森正班快递派', 'Matson named, parcel'],
    carrier: 'MATSON',
    service: 'CLX-M',
    mode: FBA_MODE.named,
    texts: ['承运人写进提单，不改配。', 'The carrier stands on the bill and is not changed.'],
    price: 13.8,
    steps: PARCEL,
    listAdd: '0.50',
    days: [12, 15],
    sails: [3],
    cutoff: NOON,
    more: { shipmentMin: '21' },
  },
  {
    names: ['空派', 'Air parcel'],
    carrier: 'CK',
    service: 'AIR-P',
    mode: FBA_MODE.air,
    texts: ['空运加快递派送。', 'By air, delivered by parcel carriers.'],
    price: 38,
    steps: PARCEL,
    listAdd: '1.00',
    days: [6, 9],
    sails: [1, 3, 5],
    cutoff: { days: 1, time: '12:00' },
    more: { divisor: 5000, shipmentMin: '12' },
  },
];
