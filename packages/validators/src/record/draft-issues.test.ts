import { expect, it } from 'vitest';
import { createBillRecord } from '../bill/create-record.ts';
import { type BillDraftValues, blankContainer, draftValues } from '../bill/draft/values.ts';
import { draftIssues } from './draft-issues.ts';

const row = { goodsType: 1, packageType: 1, number: 10, weight: '100', volume: '1', hsCode: '392410' };
const values = draftValues(
  createBillRecord({
    bill: {
      fAddress: 'NINGBO HAOYU HOMEWARE CO., LTD.',
      sAddress: 'GLOBEX INC.',
      tAddress: 'SAME AS CONSIGNEE',
      shippingId: 1,
      transportClauseId: 1,
      payMethodId: 1,
      placeReceiptId: 1,
      portStartId: 1,
      placeDeliveryId: 1,
      portEndName: 'LOS ANGELES',
      portEndCode: 'USLAX',
      etd: '2026-12-01',
      blDate: '2026-11-18T16:40:12+08:00',
      blContract: 'Li Na',
      blTel: '13800138000',
      blEmail: 'a@b.com',
    },
    goods: { rows: [{ ...row, goods: 'PLASTIC KITCHEN CONTAINERS', marks: 'N/M' }] },
    containers: [{ ...row, ctnType: 1, ctnNo: 'CSQU3054383', sealNo: 'CN1234567' }],
  }),
);
const codes = (of: BillDraftValues) =>
  draftIssues('MBL', of).map(({ path, code, severity }) => `${severity} ${path} ${code}`);

it('finds nothing in a bill that can be sent, also where only the name of a port is known', () => {
  expect(codes(values)).toEqual([]);
});

it('keeps from being sent what customs of the destination turn back', () => {
  const [goods] = values.goods;
  if (!goods) throw new Error('a row');
  const vague = { ...values, goods: [{ ...goods, goods: 'GIFTS' }] };
  expect(codes(vague)).toEqual(['error goods[0].goods goods.vague']);
  const elsewhere = { ...vague, head: { ...vague.head, portEndCode: 'AUSYD' } };
  expect(codes(elsewhere)).toEqual([]);
});

it('passes over empty rows and says places as the draft counts them, sums that differ beside the rest', () => {
  const [box] = values.containers;
  if (!box) throw new Error('a row');
  const typed = { ...values, containers: [blankContainer('x'), { ...box, number: '9', sealNo: '' }] };
  expect(codes(typed)).toEqual(['error containers[1].sealNo required.sealNo', 'error containers total.number']);
});
