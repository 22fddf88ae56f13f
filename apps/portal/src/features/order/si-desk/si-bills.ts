import { contract, type Out } from '@lading/api-client/contract';
import { type BillRecord, createBillRecord, draftRecord } from '@lading/validators/bill';

const { siForDesk } = contract.order;
export type ForDesk = Out<typeof siForDesk>;
export type SentBill = ForDesk['bills'][number];
export type Issue = ForDesk['issues'][number];
export type Change = ForDesk['sendings'][number]['changes'][number];

/** A place of a bill, whichever bill it is of. */
export const placeKey = ({ kind, billId, path }: Pick<Change, 'kind' | 'billId' | 'path'>): string =>
  `${kind} ${billId ?? 0} ${path}`;

/** A bill that was sent, as it is read. */
export function recordOfBill(
  { kind, billId, values }: SentBill,
  { version, webStatus, webStatusName }: ForDesk,
): BillRecord {
  const bill = { id: billId ?? 1, version, webStatus, webStatusName };
  return draftRecord(kind === 'MBL' ? createBillRecord({ kind, bill }) : createBillRecord({ kind, bill }), values);
}
