import type { Edit } from './edits.ts';

/** Changes of the bills of a booking by their place: 0 is the main bill. */
export type Edits = Readonly<Record<number, readonly Edit[]>>;

/** Who did it, by account, and when (ISO, with an offset). */
export interface Signed {
  readonly by: string;
  readonly at: string;
}

/** What somebody decided of a difference, or wrote beside it. `bill` is the place of the bill, 0 unless told. */
export type DemoMark = Signed & { readonly bill?: number; readonly path: string } & (
    | { readonly kind: 'ok' }
    | { readonly kind: 'change'; readonly proposed?: string; readonly reason: 'typing' | 'outdated' | 'ours' | 'rules' }
    | { readonly kind: 'waived'; readonly reason: string }
    | { readonly kind: 'comment'; readonly text: string }
  );

/** The forwarder's answer to a change that was asked for; one that is declined has a reason. */
export type DemoAnswer = Signed & { readonly bill?: number; readonly path: string; readonly declined?: string };

/** One draft that came back. */
export interface DemoDraft {
  /** when the forwarder issued it */
  readonly at: string;
  /** what it says otherwise than the instruction */
  readonly edits: Edits;
  readonly viewed?: readonly Signed[];
  readonly marks?: readonly DemoMark[];
  /** the changes were sent to the forwarder */
  readonly sent?: Signed;
  /** what the forwarder answered */
  readonly answers?: readonly DemoAnswer[];
}

/** A booking whose instruction was sent and whose drafts came back. */
export interface DemoReview {
  /** what it is there for */
  readonly name: string;
  readonly bookingNo: string;
  /** who sent the instruction and when, where it was not the clerk on the day that the bill was made */
  readonly sent?: Signed;
  /** what the customer sent, where it is not the bill as it stands in the file */
  readonly instruction?: Edits;
  readonly drafts: readonly [DemoDraft, ...DemoDraft[]];
  /** the master bill beside house bills, where there is one: what it says otherwise than their sum */
  readonly master?: readonly Edit[];
}
