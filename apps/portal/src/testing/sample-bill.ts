import type { contract, Out } from '@lading/api-client/contract';
import type { Locale } from '@lading/ui';
import { WORDS } from './sample-words.ts';

type Answer = Out<typeof contract.order.initInfoMbl>;

export const SUB_BILLS = [6421, 6422, 6423, 6424];
const GOODS = [
  ['HAOYU / LOS ANGELES\nC/NO. 1-640', 'BAMBOO KITCHEN SHELF', '940382', 640, '6880', '84.2'],
  ['HAOYU / LOS ANGELES\nC/NO. 641-1060', 'STAINLESS STEEL FOOD CONTAINER', '732393', 420, '3960', '47.15'],
  ['HAOYU / LOS ANGELES\nC/NO. 1061-1280', 'SILICONE BAKING MAT', '392410', 220, '1560', '20.15'],
] as const;
const BOXES = [
  ['40HQ', 'CBHU3202732', 'CN4471203', 560, '5420.5', '62.48'],
  ['40HQ', 'TCNU7200794', 'CN4471204', 520, '5106', '61.905'],
  ['20GP', 'CSQU3054383', 'CN4471218', 200, '1873.5', '27.115'],
] as const;

function bill(locale: Locale): Answer['mblVo'] {
  const { status, carriers, ningbo, ports, release, person, remark } = WORDS[locale];
  const from = { id: 11, name: ningbo, code: 'CNNGB', desc: 'NINGBO, CHINA' };
  const to = { id: 21, name: ports[0][0], code: 'USLAX', desc: 'LOS ANGELES, CA' };
  return {
    id: 6412,
    version: 3,
    webStatus: 4,
    webStatusName: status[4],
    fAddress:
      'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, YINZHOU\nDISTRICT, NINGBO 315040, CHINA\nTEL 86-574-8700-0000',
    sAddress: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA\nTEL 1-213-555-0142',
    tAddress: 'SAME AS CONSIGNEE',
    tAddressSecond: 'PACIFIC GATE CUSTOMS BROKERS, INC.\n300 OCEANGATE, SUITE 510\nLONG BEACH, CA 90802, USA',
    transportClauseId: 1,
    transportClauseName: 'CY-CY',
    payMethodId: 1,
    payMethodName: 'FREIGHT PREPAID',
    payPlaceId: 11,
    payPlaceName: 'NINGBO',
    blMethodId: 2,
    blMethodName: release,
    bkgNo: '6412098730',
    mblNo: 'COSU6412098730',
    shippingId: 3,
    shippingName: carriers[0],
    combineBkgNo: '',
    placeReceiptId: from.id,
    placeReceiptName: from.name,
    placeReceiptCode: from.code,
    placeReceiptDesc: from.desc,
    portStartId: from.id,
    portStartName: from.name,
    portStartCode: from.code,
    portStartDesc: from.desc,
    portEndId: to.id,
    portEndName: to.name,
    portEndCode: to.code,
    portEndDesc: to.desc,
    placeDeliveryId: to.id,
    placeDeliveryName: to.name,
    placeDeliveryCode: to.code,
    placeDeliveryDesc: to.desc,
    vessel: 'COSCO SHIPPING ANDES',
    voyage: '042E',
    etd: '2026-11-26',
    blContract: person,
    blTel: '0574-87000000',
    blEmail: 'docs@haoyu.example',
    blDate: '2026-11-18T08:40:12Z',
    remark,
  };
}

const goodsOf = (locale: Locale): Answer['mblGoodsVo']['rows'] =>
  GOODS.map(([marks, goods, hsCode, number, weight, volume], at) => ({
    id: at + 1,
    marks,
    goods,
    goodsType: 1,
    goodsTypeName: WORDS[locale].cargo,
    packageType: 1,
    packageTypeName: 'CTNS',
    hsCode,
    number,
    weight,
    volume,
  }));
const boxes: Answer['conList'] = BOXES.map(([ctnTypeName, ctnNo, sealNo, number, weight, volume], at) => ({
  id: at + 1,
  ctnType: ctnTypeName === '40HQ' ? 1 : 2,
  ctnTypeName,
  ctnNo,
  sealNo,
  packageType: 1,
  packageTypeName: 'CARTONS',
  number,
  weight,
  volume,
}));

/** The main bill, or the part of it that one sub-bill carries. */
export function billAnswer(locale: Locale, subId: number | undefined): Answer {
  const at = subId === undefined ? -1 : SUB_BILLS.indexOf(subId);
  const whole = bill(locale);
  if (at < 0) {
    const totals = { actualNumber: 1280, actualWeight: '12406.5', actualVolume: '151.48' };
    return { mblVo: whole, mblGoodsVo: { rows: goodsOf(locale), ...totals }, conList: boxes };
  }
  const part = { number: 60 + at, weight: `${480 + at}.5`, volume: `6.${at}25` };
  const rows = goodsOf(locale)
    .slice(at % 3, (at % 3) + 1)
    .map((row) => ({ ...row, ...part }));
  return {
    mblVo: { ...whole, id: subId ?? 0, mblNo: `${whole.mblNo}${'ABCD'[at]}` },
    mblGoodsVo: { rows, actualNumber: part.number, actualWeight: part.weight, actualVolume: part.volume },
    conList: boxes.slice(at % 3, (at % 3) + 1).map((box) => ({ ...box, ...part })),
  };
}
