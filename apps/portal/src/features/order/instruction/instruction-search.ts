import type { BillKind } from '@lading/validators/bill';

/** What the address of one instruction can say. */
export interface InstructionSearch {
  /** the kind of bills that is open; that of the booking where it is left out */
  bill?: BillKind | undefined;
}

export const instructionSearch = (input: Record<string, unknown>): InstructionSearch => {
  const { bill } = input;
  return { bill: bill === 'MBL' || bill === 'HBL' ? bill : undefined };
};
