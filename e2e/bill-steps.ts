import { randomUUID } from 'node:crypto';
import { contract } from '@lading/api-client';
import { type BillDraftValues, draftChanges } from '@lading/validators/bill';
import { apiOf, STAFF } from './portal.ts';

const { order } = contract;
const CARGO = { packageType: 1, packageTypeName: 'CARTONS', number: '420', weight: '8400', volume: '61.4' };
const boxOf = (ctnNo: string, sealNo: string) => ({
  id: null,
  key: ctnNo,
  ctnType: 3,
  ctnTypeName: '40HQ',
  ctnNo,
  sealNo,
  ...CARGO,
  number: '210',
  weight: '4200',
  volume: '30.7',
});

const DAY = 86_400_000;

/** The carrier gave space: the desk keeps its shipping order, and the shipment is followed from then on. Answers its number. */
export async function giveSpace(base: string, bookingId: number, etd: string): Promise<string> {
  const staff = await apiOf(base, STAFF);
  const bkgNo = `64121${bookingId}`;
  const so = new File(['%PDF-1.7'], `SO_${bkgNo}.pdf`, { type: 'application/pdf' });
  await staff.call(order.uploadOrderFile, { kind: 'SO', bookingId, visible: true, file: so });
  const closesAt = (days: number) => new Date(Date.parse(etd) - days * DAY).toISOString();
  await staff.call(order.reviewBooking, {
    bookingId,
    decision: 'confirm',
    bkgNo,
    vessel: 'COSCO SHIPPING ALPS',
    voyage: '043E',
    etd,
    cutOffs: [
      { code: 'DCO', closesAt: closesAt(4) },
      { code: 'FCO', closesAt: closesAt(2) },
    ],
    requestId: randomUUID(),
  });
  return bkgNo;
}

/** An order with its space goes on to a master bill that its customer has confirmed: instruction, draft, confirmation. */
export async function billConfirmed(base: string, bookingId: number): Promise<void> {
  const [staff, customer] = [await apiOf(base, STAFF), await apiOf(base)];
  const { bills } = await customer.call(order.instruction, { bookingId });
  const [bill] = bills;
  const values = bill?.values as BillDraftValues | undefined;
  const [line] = values?.goods ?? [];
  if (!bill || !values || !line) throw new Error('the order has no bill to write');
  const head = {
    ...values.head,
    transportClauseId: 1,
    transportClauseName: 'CY-CY',
    payMethodId: 1,
    payMethodName: 'FREIGHT PREPAID',
    blMethodName: 'TELEX RELEASE',
    blContract: 'CHEN WEI',
    blTel: '13800138000',
    blEmail: 'docs@haoyu.example',
  };
  const goods = [{ ...line, ...CARGO, goodsType: 1, goodsTypeName: 'GENERAL CARGO', marks: 'N/M' }];
  const containers = [boxOf('CSQU3054383', 'CN4471221'), boxOf('TCNU7200794', 'CN4471222')];
  const { version } = await customer.call(order.saveMbl, {
    bookingId,
    mblId: bill.billId,
    action: 'submit' as const,
    revision: bill.revision,
    requestId: randomUUID(),
    changes: draftChanges(values, { head, goods, containers } as unknown as BillDraftValues),
  });
  await staff.call(order.answerSi, { bookingId, version, decision: 'accept', requestId: randomUUID() });
  const { mblVo, mblGoodsVo, conList } = await customer.call(order.initInfoMbl, { bookingId });
  await staff.call(order.issueBlDraft, {
    bookingId,
    version: 0,
    requestId: randomUUID(),
    bills: [{ billId: null, mblVo, hblVo: null, goodsVo: mblGoodsVo, conList }],
  });
  await customer.call(order.markBlViewed, { bookingId, version: 1 });
  await customer.call(order.copyQueRenToMbl, { bookingId });
}
