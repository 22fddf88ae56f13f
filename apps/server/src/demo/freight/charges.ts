import type { ChargeBasis, ChargeSide, PayTerm, Route } from '@lading/api-client/contract';

export interface DemoCharge {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly basis: ChargeBasis;
  readonly amount: string | null;
  readonly currency: string;
  readonly side: ChargeSide;
  readonly payTerm?: PayTerm;
  readonly lane?: Route;
  readonly shippingId?: number;
  readonly mandatory?: boolean;
  readonly amountsByCtn?: { ctnType: number; amount: string }[];
  readonly min?: string;
  /** days from today on which it begins */
  readonly from?: number;
  readonly note?: string;
  readonly noteEn?: string;
}

const cny = (
  code: string,
  name: string,
  nameEn: string,
  basis: ChargeBasis,
  amount: string | null,
  side: ChargeSide = 'origin',
): DemoCharge => ({
  code,
  name,
  nameEn,
  basis,
  amount,
  side,
  currency: 'CNY',
});
const boxes = (small: string, large: string) => [
  { ctnType: 1, amount: small },
  ...[2, 3, 4].map((ctnType) => ({ ctnType, amount: large })),
];
const manifest = (code: string, name: string, nameEn: string, lane: Route, amount = '35.00'): DemoCharge => ({
  code,
  name,
  nameEn,
  lane,
  amount,
  basis: 'PER_BL',
  currency: 'USD',
  side: 'papers',
});
const LANES: readonly Route[] = ['EUR', 'MED', 'SEA', 'JPKR', 'AUNZ', 'LATAM', 'AFR', 'MEA'];

/** What every shipment is charged, as it was drawn for Los Angeles. */
const EVERYWHERE: readonly DemoCharge[] = [
  {
    ...cny('THC', '码头操作费', 'Terminal handling THC', 'PER_CTN', '1240.00'),
    amountsByCtn: boxes('825.00', '1240.00'),
  },
  cny('BKF', '订舱费', 'Booking fee', 'PER_CTN', '350.00'),
  cny('DOC', '文件费', 'Documentation', 'PER_BL', '450.00', 'papers'),
  cny('SEAL', '铅封费', 'Seal', 'PER_CTN', '50.00'),
  { ...cny('BAF', '燃油附加费', 'Bunker BAF', 'PER_CTN', '180.00', 'freight'), currency: 'USD' },
  {
    ...cny('TRK', '拖车费', 'Trucking at origin', 'PER_CTN', '1350.00'),
    mandatory: false,
    note: '下单时可加选',
    noteEn: 'add when ordering',
  },
  {
    ...cny('CUS', '报关费', 'Customs at origin', 'PER_SHIPMENT', '200.00', 'papers'),
    mandatory: false,
    note: '下单时可加选',
    noteEn: 'add when ordering',
  },
  {
    ...cny('AMD', '改单费', 'Amendment after documents close', 'PER_BL', '40.00', 'papers'),
    currency: 'USD',
    mandatory: false,
  },
  {
    ...cny('INSP', '海关查验费', 'Customs examination', 'AT_COST', null),
    mandatory: false,
    note: '实报实销',
    noteEn: 'at cost',
  },
  { ...cny('STO', '仓储费', 'Storage', 'AT_COST', null), mandatory: false, note: '实报实销', noteEn: 'at cost' },
  {
    ...cny('OWS', '超重附加费', 'Overweight', 'AT_COST', null),
    mandatory: false,
    note: '按船公司标准',
    noteEn: 'as the carrier charges',
  },
];

/** What some lanes are charged beside it. */
const BY_LANE: readonly DemoCharge[] = [
  ...(['USWC', 'USEC'] as const).map((lane) => manifest('AMS', '美国舱单费', 'Manifest AMS', lane)),
  ...(['EUR', 'MED'] as const).map((lane) => manifest('ENS', '欧盟入境摘要费', 'EU manifest ENS', lane, '30.00')),
  manifest('AFR', '日本预申报费', 'Japan advance filing AFR', 'JPKR', '30.00'),
  ...LANES.flatMap((lane, at): DemoCharge[] => [
    {
      code: 'LSS',
      name: '低硫附加费',
      nameEn: 'Low sulphur LSS',
      basis: 'PER_TEU',
      lane,
      side: 'freight',
      amount: `${20 + at * 5}.00`,
      currency: 'USD',
    },
    {
      code: 'DTHC',
      name: '目的港码头操作费',
      nameEn: 'Terminal handling at destination',
      basis: 'PER_CTN',
      lane,
      amount: '230.00',
      amountsByCtn: boxes('180.00', '230.00'),
      side: 'destination',
      payTerm: 'CC',
      currency: lane === 'EUR' || lane === 'MED' ? 'EUR' : 'USD',
    },
    {
      code: 'PSS',
      name: '旺季附加费',
      nameEn: 'Peak season PSS',
      basis: 'PER_CTN',
      lane,
      side: 'freight',
      amount: '100.00',
      currency: 'USD',
      from: 11 + at,
    },
    {
      code: 'CAF',
      name: '货币贬值附加费',
      nameEn: 'Currency CAF',
      basis: 'PERCENT',
      lane,
      side: 'freight',
      amount: '0.50',
      currency: 'USD',
      from: at < 3 ? 0 : 20 + at,
    },
    {
      code: 'STO',
      name: '仓储费',
      nameEn: 'Storage',
      basis: 'PER_KG',
      lane,
      side: 'origin',
      mandatory: false,
      amount: '0.35',
      min: '150.00',
      currency: 'CNY',
      note: '超过免堆期',
      noteEn: 'after the free days',
    },
  ]),
];

// Not on the drawn lane: its sums are printed.
const EBS: readonly DemoCharge[] = Array.from({ length: 25 }, (_, at): DemoCharge[] =>
  (['EUR', 'SEA', 'AUNZ'] as const).map((lane, place) => ({
    code: 'EBS',
    name: '紧急燃油附加费',
    nameEn: 'Emergency bunker EBS',
    basis: 'PER_CTN',
    lane,
    side: 'freight',
    shippingId: at + 1,
    amount: `${15 + ((at + place) % 6) * 5}.00`,
    currency: 'USD',
  })),
).flat();

/** What carriers have announced for routes of the south, each from its own day on. */
const ANNOUNCED: readonly DemoCharge[] = (['AUNZ', 'LATAM', 'AFR'] as const).flatMap((lane, at): DemoCharge[] => [
  {
    code: 'LSS',
    name: '低硫附加费',
    nameEn: 'Low sulphur LSS',
    basis: 'PER_TEU',
    lane,
    side: 'freight',
    amount: `${30 + at * 10}.00`,
    currency: 'USD',
    from: 15 + at,
  },
  {
    code: 'CGS',
    name: '港口拥堵附加费',
    nameEn: 'Port congestion CGS',
    basis: 'PER_CTN',
    lane,
    side: 'destination',
    amount: `${120 + at * 25}.00`,
    currency: 'USD',
    from: 24 + at,
  },
  {
    code: 'PRO',
    name: '产地证代办',
    nameEn: 'Certificate of origin',
    basis: 'PER_BL',
    lane,
    side: 'papers',
    amount: '150.00',
    currency: 'CNY',
    mandatory: false,
  },
]);

export const CHARGES: readonly DemoCharge[] = [...EVERYWHERE, ...BY_LANE, ...EBS, ...ANNOUNCED];
/** yuan for a unit */
export const FX = {
  USD: '7.1000',
  EUR: '7.6680',
  JPY: '0.0472',
  GBP: '9.0420',
  HKD: '0.9130',
  AUD: '4.6200',
  CAD: '5.1000',
};
