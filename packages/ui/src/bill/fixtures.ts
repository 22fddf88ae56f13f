import type { BillRecord, ContainerRow, GoodsRow, GoodsVo, HblVo, MblVo } from '@lading/validators/bill';
import type { Language } from '../i18n/provider.tsx';

/** Bills for stories and tests. Companies and numbers are invented; container numbers have right check digits unless said otherwise. */

export const NAMES = {
  'zh-CN': {
    status: '待客户确认',
    maker: '陈蔚',
    remark: '请保留唛头分行。',
  },
  'en-US': {
    status: 'Copy ready',
    maker: 'Chen Wei',
    remark: 'Keep the marks on separate lines.',
  },
} as const;

/** What stands on a bill is in English, whoever reads it. */
const CARGO_TYPE = 'GENERAL CARGO';

export const SHIPPER =
  'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU\nDISTRICT, NINGBO 315040, CHINA\nTEL 86-574-8700-0000';
const CONSIGNEE = 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA\nTEL 1-213-555-0142';
const BROKER =
  'PACIFIC GATE CUSTOMS BROKERS, INC.\n300 OCEANGATE, SUITE 510\nLONG BEACH, CA 90802, USA\nTEL 1-562-555-0188';

function master(locale: Language): MblVo {
  const name = NAMES[locale];
  return {
    id: 6412,
    version: 3,
    webStatus: 4,
    webStatusName: name.status,
    fAddress: SHIPPER,
    sAddress: CONSIGNEE,
    tAddress: 'SAME AS CONSIGNEE',
    tAddressSecond: BROKER,
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
    placeReceiptId: 11,
    placeReceiptName: 'Ningbo',
    placeReceiptCode: 'CNNGB',
    placeReceiptDesc: 'NINGBO, CHINA',
    portStartId: 11,
    portStartName: 'Ningbo',
    portStartCode: 'CNNGB',
    portStartDesc: 'NINGBO, CHINA',
    portEndId: 21,
    portEndName: 'Los Angeles',
    portEndCode: 'USLAX',
    portEndDesc: 'LOS ANGELES, CA',
    placeDeliveryId: 21,
    placeDeliveryName: 'Los Angeles',
    placeDeliveryCode: 'USLAX',
    placeDeliveryDesc: 'LOS ANGELES, CA',
    vessel: 'COSCO SHIPPING ANDES',
    voyage: '042E',
    etd: '2026-11-26',
    blContract: name.maker,
    blTel: '0574-87000000',
    blEmail: 'docs@haoyu.example,wei.chen@haoyu.example',
    blDate: '2026-11-18T08:40:12Z',
    remark: name.remark,
  };
}

type GoodsLine = readonly [marks: string, goods: string, hs: string, number: number, weight: string, volume: string];
const goodsRow = (cargo: string, [marks, goods, hsCode, number, weight, volume]: GoodsLine, at: number): GoodsRow => ({
  id: at + 1,
  marks,
  goods,
  goodsType: 1,
  goodsTypeName: cargo,
  packageType: 1,
  packageTypeName: 'CTNS',
  hsCode,
  number,
  weight,
  volume,
});

const CARGO: readonly GoodsLine[] = [
  ['HAOYU / LOS ANGELES\nC/NO. 1-640', 'BAMBOO KITCHEN SHELF', '940382', 640, '6880', '84.2'],
  ['HAOYU / LOS ANGELES\nC/NO. 641-1060', 'STAINLESS STEEL FOOD CONTAINER', '732393', 420, '3960', '47.15'],
  ['HAOYU / LOS ANGELES\nC/NO. 1061-1280', 'SILICONE BAKING MAT', '392410', 220, '1560', '20.15'],
];

export type ContainerLine = readonly [
  type: string,
  number: string,
  seal: string,
  packages: number,
  weight: string,
  volume: string,
];
export const containerRow = (
  [type, ctnNo, sealNo, number, weight, volume]: ContainerLine,
  at: number,
): ContainerRow => ({
  id: at + 1,
  ctnType: type === '40HQ' ? 1 : 2,
  ctnTypeName: type,
  ctnNo,
  sealNo,
  packageType: 1,
  packageTypeName: 'CARTONS',
  number,
  weight,
  volume,
});

const BOXES: readonly ContainerLine[] = [
  ['40HQ', 'CBHU3202732', 'CN4471203', 560, '5420.5', '62.48'],
  ['40HQ', 'TCNU7200794', 'CN4471204', 520, '5106', '61.905'],
  ['20GP', 'CSQU3054383', 'CN4471218', 200, '1873.5', '27.115'],
];

const goodsOf = (): GoodsVo => ({
  rows: CARGO.map((line, at) => goodsRow(CARGO_TYPE, line, at)),
  actualNumber: 1280,
  actualWeight: '12406.5',
  actualVolume: '151.48',
});

/** The bill of the design: COSU6412098730, three containers. */
export const flagship = (locale: Language = 'zh-CN'): BillRecord => ({
  kind: 'MBL',
  bill: master(locale),
  goods: goodsOf(),
  containers: BOXES.map(containerRow),
});

/** Ids of the nine sub-bills of the flagship, lettered as carriers do: without I. */
export const SUB_IDS = [6421, 6422, 6423, 6424, 6425, 6426, 6427, 6428, 6429];
const LETTERS = 'ABCDEFGHJ';

/** The flagship's main bill (null) or one of its sub-bills, each with a share of the cargo. */
export function flagshipBill(subId: number | null, locale: Language = 'zh-CN'): BillRecord {
  const whole = flagship(locale);
  const at = subId === null ? -1 : SUB_IDS.indexOf(subId);
  if (at < 0) return whole;
  const [line, box] = [CARGO[at % CARGO.length], BOXES[at % BOXES.length]];
  const part = { number: 60 + at, weight: `${480 + at}.5`, volume: `6.${at}25` };
  const bill = { ...master(locale), id: subId ?? 0, mblNo: `COSU6412098730${LETTERS[at]}` };
  const goods = line ? [{ ...goodsRow(CARGO_TYPE, line, 0), ...part }] : [];
  const actual = { actualNumber: part.number, actualWeight: part.weight, actualVolume: part.volume };
  const containers = box ? [{ ...containerRow(box, 0), ...part }] : [];
  return { kind: 'MBL', bill, goods: { rows: goods, ...actual }, containers };
}

/** The house bill under the flagship. */
export function houseBill(locale: Language = 'zh-CN'): BillRecord {
  const { blMethodId: _, blMethodName: __, ...rest } = master(locale);
  const settlement = { settleMethodId: 4, settleMethodName: 'MONTHLY' };
  const bill: HblVo = {
    ...rest,
    ...settlement,
    id: 7301,
    hblNo: 'MBLGB26S01702',
    combineBkgNo: '6412098731, 6412098732',
  };
  return { ...flagship(locale), kind: 'HBL', bill };
}
