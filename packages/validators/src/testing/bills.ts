import type { BillRecord, ContainerRow, GoodsRow, HblVo, MblVo } from '../bill/types.ts';
import { containerCheckDigit } from '../container.ts';

/**
 * Bills for the tests of the comparison. Companies and numbers are invented. The stories of packages/ui have a copy of this
 * bill in both languages, because they can import published entries only, and this file is in none.
 */

export const SHIPPER =
  'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU\nDISTRICT, NINGBO 315040, CHINA\nTEL 86-574-8700-0000';
export const CONSIGNEE =
  'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA\nTEL 1-213-555-0142';

const place = <S extends string>(stem: S, id: number, name: string, code: string, text: string) =>
  ({ [`${stem}Id`]: id, [`${stem}Name`]: name, [`${stem}Code`]: code, [`${stem}Desc`]: text }) as Record<
    `${S}Name` | `${S}Code` | `${S}Desc`,
    string
  > &
    Record<`${S}Id`, number>;

const MASTER: MblVo = {
  id: 6412,
  version: 3,
  webStatus: 4,
  webStatusName: 'Copy ready',
  fAddress: SHIPPER,
  sAddress: CONSIGNEE,
  tAddress: 'SAME AS CONSIGNEE',
  tAddressSecond: 'PACIFIC GATE CUSTOMS BROKERS, INC.\n300 OCEANGATE, SUITE 510\nLONG BEACH, CA 90802, USA',
  transportClauseId: 1,
  transportClauseName: 'CY-CY',
  payMethodId: 1,
  payMethodName: 'FREIGHT PREPAID',
  payPlaceId: 11,
  payPlaceName: 'NINGBO',
  blMethodId: 2,
  blMethodName: 'TELEX RELEASE',
  bkgNo: '6412098730',
  mblNo: 'COSU6412098730',
  shippingId: 3,
  shippingName: 'COSCO SHIPPING',
  combineBkgNo: '',
  ...place('placeReceipt', 11, 'Ningbo', 'CNNGB', 'NINGBO, CHINA'),
  ...place('portStart', 11, 'Ningbo', 'CNNGB', 'NINGBO, CHINA'),
  ...place('portEnd', 21, 'Los Angeles', 'USLAX', 'LOS ANGELES, CA'),
  ...place('placeDelivery', 21, 'Los Angeles', 'USLAX', 'LOS ANGELES, CA'),
  vessel: 'COSCO SHIPPING ANDES',
  voyage: '042E',
  etd: '2026-11-26',
  blContract: 'Chen Wei',
  blTel: '0574-8700-0000',
  blEmail: 'docs@haoyu.example,wei.chen@haoyu.example',
  blDate: '2026-11-18T08:40:12Z',
  remark: 'Keep the marks on separate lines.',
};

type GoodsLine = readonly [marks: string, goods: string, hs: string, number: number, weight: string, volume: string];
const goodsRow = ([marks, goods, hsCode, number, weight, volume]: GoodsLine, at: number): GoodsRow => ({
  id: at + 1,
  marks,
  goods,
  goodsType: 1,
  goodsTypeName: 'GENERAL CARGO',
  packageType: 1,
  packageTypeName: 'CTNS',
  hsCode,
  number,
  weight,
  volume,
});

type BoxLine = readonly [type: string, no: string, seal: string, number: number, weight: string, volume: string];
const boxRow = ([ctnTypeName, ctnNo, sealNo, number, weight, volume]: BoxLine, at: number): ContainerRow => ({
  id: at + 1,
  ctnType: ctnTypeName === '40HQ' ? 3 : 1,
  ctnTypeName,
  ctnNo,
  sealNo,
  packageType: 1,
  packageTypeName: 'CARTONS',
  number,
  weight,
  volume,
});

const CARGO: readonly GoodsLine[] = [
  ['HAOYU / LOS ANGELES\nC/NO. 1-640', 'BAMBOO KITCHEN SHELF', '940382', 640, '6880', '84.2'],
  ['HAOYU / LOS ANGELES\nC/NO. 641-1060', 'STAINLESS STEEL FOOD CONTAINER', '732393', 420, '3960', '47.15'],
  ['HAOYU / LOS ANGELES\nC/NO. 1061-1280', 'SILICONE BAKING MAT', '392410', 220, '1560', '20.15'],
];

const BOXES: readonly BoxLine[] = [
  ['40HQ', 'CBHU3202732', 'CN4471203', 560, '5420.5', '62.48'],
  ['40HQ', 'TCNU7200794', 'CN4471204', 520, '5106', '61.905'],
  ['20GP', 'CSQU3054383', 'CN4471218', 200, '1873.5', '27.115'],
];

export interface Changes {
  readonly bill?: Partial<MblVo>;
  /** changes of rows, by the row's place */
  readonly goods?: Readonly<Record<number, Partial<GoodsRow>>>;
  readonly containers?: Readonly<Record<number, Partial<ContainerRow>>>;
}

type Master = Extract<BillRecord, { kind: 'MBL' }>;

/** The master bill of the design, three lines of cargo in three containers, with changes. */
export const master = ({ bill, goods, containers }: Changes = {}): Master => ({
  kind: 'MBL',
  bill: { ...MASTER, ...bill },
  goods: {
    rows: CARGO.map((line, at) => ({ ...goodsRow(line, at), ...goods?.[at] })),
    actualNumber: 1280,
    actualWeight: '12406.5',
    actualVolume: '151.48',
  },
  containers: BOXES.map((line, at) => ({ ...boxRow(line, at), ...containers?.[at] })),
});

/** A house bill under the master with some of its lines of cargo and containers. */
export function house(
  hblNo: string,
  cargo: readonly GoodsRow[],
  boxes: readonly ContainerRow[],
  bill?: Partial<HblVo>,
): BillRecord {
  const { blMethodId: _, blMethodName: __, ...rest } = MASTER;
  const own: HblVo = {
    ...rest,
    settleMethodId: 2,
    settleMethodName: 'MONTHLY',
    hblNo,
    fAddress: 'YIWU EXPORT CO., LTD.\n1 FUTIAN ROAD',
    sAddress: 'HARBOR RETAIL INC.\n9 PIER STREET',
    tAddress: 'SAME AS CONSIGNEE',
    ...bill,
  };
  return {
    kind: 'HBL',
    bill: own,
    goods: { rows: [...cargo], actualNumber: 0, actualWeight: '0', actualVolume: '0' },
    containers: boxes,
  };
}

/** The largest bill: goods of 150 lines of 35 characters, 200 containers. `seed` varies every word. */
export function largest(seed = 0): BillRecord {
  const line = (at: number) =>
    `${String((at * 7 + seed) % 997).padStart(4, '0')} COTTON${seed || ''} BED LINEN, ${at % 9}-PIECE SET`
      .padEnd(35, 'X')
      .slice(0, 35);
  const text = Array.from({ length: 150 }, (_, at) => line(at)).join('\n');
  const number = (at: number) => {
    const owner = `HAYU${310000 + at * 37 + seed}`;
    return `${owner}${containerCheckDigit(owner)}`;
  };
  const boxes = Array.from({ length: 200 }, (_, at) =>
    boxRow([at % 5 ? '40HQ' : '20GP', number(at), `CN${5500000 + at + seed}`, 100, '1000.125', '10.0625'], at),
  );
  const record = master();
  const cargo = goodsRow([text, text, '630221', 20000, '200025', '2012.5'], 0);
  return { ...record, goods: { ...record.goods, rows: [cargo] }, containers: boxes };
}
