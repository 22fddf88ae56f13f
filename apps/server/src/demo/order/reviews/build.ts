import type { BillRecord } from '@lading/validators/bill';
import { type Edit, edited } from './edits.ts';
import type { DemoReview, Edits } from './shape.ts';

const eachEdited = (records: readonly BillRecord[], edits: Edits): BillRecord[] => {
  const strange = Object.keys(edits).find((place) => !records[Number(place)]);
  if (strange) throw new Error(`The booking has no bill ${strange}`);
  return records.map((record, place) => edited(record, edits[place]));
};

/** The master bill over a house bill: the same voyage and cargo under the carrier's number. */
function masterOf({ bill, goods, containers }: BillRecord, edits: readonly Edit[]): BillRecord {
  const {
    hblNo: _,
    settleMethodId: __,
    settleMethodName: ___,
    ...shared
  } = bill as BillRecord['bill'] & {
    hblNo?: string;
    settleMethodId?: number | null;
    settleMethodName?: string;
  };
  const master = { kind: 'MBL', bill: { ...shared, blMethodId: 1, blMethodName: 'ORIGINAL' }, goods, containers };
  return edited(master as BillRecord, edits);
}

/** The bills of a booking as the customer sent them and as each draft gave them back, and the master over them. */
export function versionsOf(review: DemoReview, base: readonly BillRecord[]) {
  const instruction = eachEdited(base, review.instruction ?? {});
  const [main] = instruction;
  return {
    instruction,
    drafts: review.drafts.map(({ edits }) => eachEdited(instruction, edits)),
    master: main && review.master && masterOf(main, review.master),
  };
}
