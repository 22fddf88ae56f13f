import { billRecordOf, type contract, eitherBillOf, type Out } from '@lading/api-client/contract';
import type { BillRecord } from '@lading/validators/bill';
import { type AcceptedChange, nextDraft } from './next-draft.ts';

type ForIssue = Out<typeof contract.order.blForIssue>;
export type IssuedBill = ForIssue['bills'][number];

/** The bills of the next draft as the call takes them, and the accepted changes that nobody has written into them. */
export function issueOf(
  { bills, requests, version }: Pick<ForIssue, 'bills' | 'requests' | 'version'>,
  values: Readonly<Record<number, string>>,
  edited: ReadonlyMap<number | null, BillRecord>,
) {
  const left: AcceptedChange[] = [];
  const records = bills.flatMap((bill) => {
    const billId = bill.billId ?? null;
    const sent = bill.instruction ? billRecordOf(bill.instruction) : undefined;
    const draft = bill.draft ? billRecordOf(bill.draft) : sent;
    if (!draft) return [];
    const written = edited.get(billId);
    if (written) return { billId, ...eitherBillOf(written) };
    const accepted = requests.flatMap(({ id, billId: own, path, proposed, status, version: on }) =>
      status === 'accepted' && on === version && (own ?? null) === billId
        ? { path, value: values[id] ?? proposed }
        : [],
    );
    const next = nextDraft(sent, draft, accepted);
    left.push(...next.left);
    return { billId, ...eitherBillOf(next.record) };
  });
  return { records, left };
}
