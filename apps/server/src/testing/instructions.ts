import { contract } from '@lading/api-client/contract';
import {
  type BillDraftChanges,
  type BillKind,
  draftChanges,
  type Held,
  NO_DRAFT_CHANGES,
} from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import { bookingCutoffs, bookings } from '../database/schema.ts';
import { addBill } from '../order/booking/first-bill.ts';
import { formOf } from '../order/booking/form.ts';
import { nextSending } from './base-rows.ts';
import { addBookingDraft } from './bookings.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;
export const EDITS = ['si:edit', 'bill:view'] as const;

/** A booking with its space, on which an instruction is written; the documents close in some days, or did so. */
export async function addWritten(world: Pick<World, 'db' | 'ids'>, days = 3): Promise<number> {
  const { id } = await addBookingDraft(world, 4);
  const closesAt = new Date(Date.now() + days * DAY);
  const sailing = { bkgNo: '6412098730', vessel: 'COSCO SHIPPING ANDES', voyage: '042E', etd: '2026-12-08' };
  await world.db
    .update(bookings)
    .set({ ...sailing, webStatus: 1, cutOff: closesAt, portEndCode: 'USLAX', portEndNameEn: 'LOS ANGELES' })
    .where(eq(bookings.id, id));
  await world.db
    .insert(bookingCutoffs)
    .values({ bookingId: id, code: 'DCO', closesAt, feeAmount: '450.00', feeCurrency: 'CNY' });
  const [booking] = await world.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error('no booking');
  await world.db.transaction(async (tx) => addBill(tx, booking, await formOf(tx, id)));
  return id;
}

export const headOf = (head: Readonly<Record<string, Held>>): BillDraftChanges => ({ ...NO_DRAFT_CHANGES, head });

const ROW = { packageType: 1, packageTypeName: 'CARTONS', number: '640', weight: '6880', volume: '78.235' };

/** What is missing on the bill of such a booking. */
export function completing(bill: { readonly values: Parameters<typeof draftChanges>[0] }): BillDraftChanges {
  const { values } = bill;
  const [line] = values.goods;
  if (!line) throw new Error('a line of goods');
  const box = {
    id: null,
    ctnType: 3,
    ctnTypeName: '40HQ',
    ctnNo: 'CSQU3054383',
    sealNo: 'CN12345678',
    ...ROW,
    key: 'b1',
  };
  return draftChanges(values, {
    head: {
      ...values.head,
      transportClauseId: 1,
      transportClauseName: 'CY-CY',
      payMethodId: 1,
      payMethodName: 'FREIGHT PREPAID',
      portEndCode: 'USLAX',
      placeDeliveryCode: 'USLAX',
      placeDeliveryName: 'LOS ANGELES',
      blContract: 'CHEN WEI',
      blTel: '13800138000',
      blEmail: 'docs@haoyu.example',
      blDate: '2026-11-26T10:00:00+08:00',
    },
    goods: [{ ...line, ...ROW, goodsType: 1, goodsTypeName: 'GENERAL CARGO', marks: 'N/M' }],
    containers: [box],
  });
}

/** The same with one bill more, of either kind: a sub-bill. */
export async function addPart(world: World, kind: BillKind): Promise<{ bookingId: number; billId: number }> {
  const bookingId = await addWritten(world);
  const token = await world.someone('customer', EDITS);
  const add = () => world.call(contract.order.addSiBill, { bookingId, kind, requestId: nextSending() }, token);
  // The first of the other kind is its main bill.
  if (kind === 'HBL') await add();
  return { bookingId, billId: (await add()).data.bill.billId ?? 0 };
}

/** The same, written and sent by somebody new of the customer's. */
export async function addSent(world: World, days = 3) {
  const bookingId = await addWritten(world, days);
  const token = await world.someone('customer', EDITS);
  const { data } = await world.call(contract.order.instruction, { bookingId }, token);
  const [bill] = data.bills;
  if (!bill) throw new Error('no bill');
  const asked = { bookingId, revision: bill.revision, requestId: nextSending(), changes: completing(bill) };
  const sent = await world.call(
    contract.order.saveMbl,
    { ...asked, action: 'submit', reason: days < 0 ? 'late' : '', feeSeen: true },
    token,
  );
  if (sent.code !== '1') throw new Error(JSON.stringify(sent));
  return { bookingId, token, version: sent.data.version };
}
