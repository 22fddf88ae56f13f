import { BILL_CALLS, billArg, billOf, contract } from '@lading/api-client/contract';
import type { ApiSource } from '@lading/api-client/react';
import { type BillRecord, compareBills, INSTRUCTION_DRAFT, unchangedPaths } from '@lading/validators/bill';
import { verdictOf } from './marks.ts';
import type { Clash, WaitingStep } from './waiting-step.ts';

const { blVersions, blMarks } = contract.order;

/** What a decision becomes when a newer draft had come before it arrived. */
export type Retargeted =
  | { readonly kind: 'same'; readonly step: WaitingStep }
  | ({ readonly kind: 'clash' } & Clash)
  /** the field is another one now, and asked again */
  | { readonly kind: 'changed'; readonly version: number };

/** A decision holds for the newest draft too, where that left the field alone. */
export async function retarget({ client }: ApiSource, step: WaitingStep): Promise<Retargeted> {
  const { draft, action } = step;
  const { bookingId, billId } = draft;
  const [{ kind, newestDraft: version, newestInstruction }, marks] = await Promise.all([
    client.call(blVersions, { bookingId }),
    client.call(blMarks, { bookingId }),
  ]);
  const bill = async (source: 'instruction' | 'draft', number: number): Promise<BillRecord> => {
    const asked = { source, version: number };
    return billOf(await client.call(BILL_CALLS[kind].info, billArg(kind, bookingId, billId, asked)));
  };
  const [sent, before, now] = await Promise.all([
    bill('instruction', newestInstruction),
    bill('draft', draft.version),
    bill('draft', version),
  ]);
  const compare = (record: BillRecord) => compareBills(sent, record, INSTRUCTION_DRAFT);
  if (!unchangedPaths(compare(before), compare(now)).has(action.path)) return { kind: 'changed', version };
  const mark = marks.marks.find(({ path, billId: own }) => path === action.path && (own ?? null) === billId);
  const theirs = mark && !mark.verdict?.mine && action.kind !== 'comment' ? verdictOf(mark) : undefined;
  if (mark && theirs && mark.revision !== step.revision) return { kind: 'clash', theirs, revision: mark.revision };
  return { kind: 'same', step: { ...step, draft: { ...draft, version }, revision: mark?.revision ?? 0 } };
}
