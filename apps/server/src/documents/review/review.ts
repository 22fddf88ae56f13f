import {
  type BillComparison,
  type BillMark,
  type BillMarks,
  type BillRecord,
  besideBills,
  compareBills,
  type FieldComparison,
  INSTRUCTION_DRAFT,
  MASTER_HOUSES,
} from '@lading/validators/bill';

/** An instruction or a draft: all bills of the booking as they were sent or issued. */
export interface ReviewedVersion {
  readonly version: number;
  readonly author: string;
  /** ISO, with an offset */
  readonly at: string;
  /** SHA-256 of its bills, hexadecimal */
  readonly hash: string;
}

export interface ReviewedBill {
  /** null for the main bill */
  readonly billId: number | null;
  /** 0 is the main bill */
  readonly position: number;
  /** undefined where none was sent */
  readonly instruction: BillRecord | undefined;
  readonly draft: BillRecord;
  /** by the path of the comparison, people by name in the reader's language */
  readonly marks: BillMarks;
}

/** A review as a file is made of it: nothing in it but what was read before. */
export interface Review {
  readonly bookingNo: string;
  readonly instruction: ReviewedVersion | undefined;
  readonly draft: ReviewedVersion;
  readonly bills: readonly ReviewedBill[];
  /** master and house bills, where the booking has both and the whole of it is told */
  readonly kinds?: { readonly masters: readonly BillRecord[]; readonly houses: readonly BillRecord[] };
  /** who takes the file */
  readonly reviewer: string;
  /** when, ISO with an offset */
  readonly time: string;
}

/** A difference with what was decided of it. */
export interface Listed {
  readonly field: FieldComparison;
  readonly mark: BillMark | undefined;
}

export interface ListedBill {
  readonly bill: ReviewedBill;
  readonly number: string;
  /** undefined where there is no instruction to compare with */
  readonly comparison: BillComparison | undefined;
  /** what differs, in the order of the review; also what agrees and should be checked, or was written about */
  readonly list: readonly Listed[];
}

const numberOf = (record: BillRecord): string => (record.kind === 'MBL' ? record.bill.mblNo : record.bill.hblNo);

/** What speaks in a comparison: what differs, was written about, or should be checked. */
const speaking = (comparison: BillComparison | undefined, marks: BillMarks): Listed[] =>
  (comparison?.fields ?? []).flatMap((field) => {
    const mark = marks[field.path];
    const speaks = field.class !== 'same' || field.notes !== undefined || mark !== undefined;
    return speaks ? { field, mark } : [];
  });

/** The master against its house bills, whose marks stand with those of the main bill. */
export function listedKinds({ kinds, bills }: Review) {
  const marks = bills.find(({ position }) => position === 0)?.marks ?? {};
  if (!kinds) return undefined;
  const comparison = besideBills(compareBills(kinds.masters, kinds.houses, MASTER_HOUSES));
  return { ...kinds, comparison, list: speaking(comparison, marks), numbers: kinds.houses.map(numberOf) };
}

/** The bills of a review, each with its differences. */
export function listed({ bills }: Review): ListedBill[] {
  return bills.map((bill) => {
    const comparison = bill.instruction && compareBills(bill.instruction, bill.draft, INSTRUCTION_DRAFT);
    return { bill, number: numberOf(bill.draft), comparison, list: speaking(comparison, bill.marks) };
  });
}
