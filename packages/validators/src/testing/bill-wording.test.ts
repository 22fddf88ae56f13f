import { expect, it } from 'vitest';
import { messages as english } from '../messages/en-US.ts';
import { messages as chinese } from '../messages/zh-CN.ts';
import { billRecord } from '../record/bill.ts';
import { checkRecord } from '../record/check-record.ts';

/** The fields that a bill cannot be without, in the words of the specification. */
const WORDING = {
  shippingId: ['船公司', 'Shipping company'],
  transportClauseId: ['运输条款', 'Transport method'],
  payMethodId: ['付款方式', 'Payment method'],
  settleMethodId: ['结算方式', 'Settlement method'],
  placeReceiptId: ['收货地', 'POR'],
  portStartId: ['起运港', 'POL'],
  portEndId: ['卸货港', 'POD'],
  placeDeliveryId: ['交货地', 'DEL'],
  etd: ['开船日', 'ETD'],
  'goods[0].goodsType': ['货物类型', 'Cargo type'],
  'goods[0].packageType': ['包装类型', 'Package type'],
  blContract: ['制单人', 'Bill maker'],
  blTel: ['制单电话', 'Maker phone'],
  blEmail: ['制单邮箱', 'Maker email'],
  blDate: ['制单日期', 'Bill date'],
};

it.each(['MBL', 'HBL'] as const)('says of an empty %s what it lacks, to the letter', (kind) => {
  const said = (checkRecord(billRecord[kind], { goods: [{}] }) ?? []).map(({ path, code }) => [
    path,
    [chinese[code], english[code]],
  ]);
  const { settleMethodId, ...both } = WORDING;
  const wanted = kind === 'HBL' ? { ...both, settleMethodId } : both;
  const texts = Object.entries(wanted).map(([path, [zh, en]]) => [path, [`${zh}不能为空`, `${en} cannot be empty`]]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(texts));
});
