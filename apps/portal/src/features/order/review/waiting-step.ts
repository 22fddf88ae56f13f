import type { MarkAction, Signed, Verdict } from '@lading/validators/bill';

/** Which draft of which bill was marked; null is the main bill. */
export interface MarkedDraft {
  readonly bookingId: number;
  readonly billId: number | null;
  readonly version: number;
}

/** What another person decided, and how often the mark was decided with it. */
export interface Clash {
  readonly theirs: Verdict & Signed;
  readonly revision: number;
}

/** One decision that the server has not taken yet. */
export interface WaitingStep {
  readonly id: string;
  /** ISO */
  readonly at: string;
  readonly draft: MarkedDraft;
  readonly action: MarkAction;
  /** how often the mark had been decided when its author saw it */
  readonly revision: number;
  /** what somebody else had decided meanwhile: kept until the author of this one has chosen */
  readonly clash?: Clash | undefined;
}

export const sameDraft = (a: MarkedDraft, b: MarkedDraft): boolean =>
  a.bookingId === b.bookingId && a.billId === b.billId && a.version === b.version;
