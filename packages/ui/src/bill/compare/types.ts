import type { BillComparison, BillRecord, ComparePolicy } from '@lading/validators/bill';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { Outcome } from '../use-copy-confirm.ts';
import type { BillMarks, MarkAction, Signed, Verdict } from './marks.ts';
import type { ChangeRequest, ReviewFacts, ReviewState } from './review-state.ts';
import type { BillVersion } from './versions.tsx';

/** What became of a step. `conflict` is the verdict of somebody else, which stands. */
export type MarkOutcome =
  | Outcome
  | { readonly ok: false; readonly message: string; readonly conflict: Verdict & Signed };

/** How a review stands. */
export interface ReviewNow {
  readonly comparison: BillComparison;
  readonly marks: BillMarks;
  readonly state: ReviewState;
}

/** One side of the comparison; several bills only where the policy adds them up. */
export interface CompareSide {
  readonly record: BillRecord | readonly BillRecord[];
  /** what it is called: 补料 (Instruction), 草单第 3 版 (Draft 3) */
  readonly title: string;
  /** ISO moment it was sent or issued */
  readonly at?: string | undefined;
}

export interface BillCompareProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'title'> {
  /** what was sent */
  left: CompareSide;
  /** what came back; its page is shown */
  right: CompareSide;
  /** how they are compared; the instruction against the draft unless told */
  policy?: ComparePolicy | undefined;
  /** the comparison, where the owner has made it already */
  comparison?: BillComparison | undefined;
  marks: BillMarks;
  /** who marks, as marks name people */
  me: string;
  facts: ReviewFacts;
  /**
   * Keeps one step; resolves when `marks` hold it, and is taken back where it fails. `seen` is the moment of the verdict that was before
   * the eyes, null without one: an owner that has another one answers with it as `conflict`.
   */
  onMark: (action: MarkAction, seen: string | null) => Promise<MarkOutcome>;
  onSend?: ((requests: readonly ChangeRequest[]) => Promise<Outcome>) | undefined;
  onApprove?: (() => Promise<Outcome>) | undefined;
  onClose?: (() => void) | undefined;
  versions?: readonly BillVersion[] | undefined;
  /** the version that is on the page */
  version?: string | undefined;
  onVersion?: ((id: string) => void) | undefined;
  /** a newer draft that came meanwhile */
  newer?: { readonly id: string; readonly title: string } | undefined;
  /** digits 1 to 9 and 0 choose a bill, by place from 0 */
  onBill?: ((place: number) => void) | undefined;
  /** time until documents close, and what a change costs after */
  cutOff?: ReactNode;
  /** what asking for a change costs now, in words: said where one is written */
  cost?: string | undefined;
  /** what goes along with the change of a place, such as files: under the editor, and on the card once it is asked for */
  attachments?: ((path: string, editing: boolean) => ReactNode) | undefined;
  /** before it, such as the choice of the sides */
  toolbar?: ReactNode;
  /** everything can be read and nothing decided */
  readOnly?: boolean | undefined;
  /** a check of the printed sheet, such as the start of the draft's hash */
  hash?: string | undefined;
  /** without head and foot: the owner has them, asks before it approves, and hears of everything by `onReview` */
  bare?: boolean | undefined;
  /** the sheet of keys, for an owner that opens it */
  keys?: { readonly open: boolean; onOpenChange(open: boolean): void } | undefined;
  /** the field to begin with */
  path?: string | undefined;
  /** marks as they are felt, those on their way too, and what follows from them */
  onReview?: ((now: ReviewNow) => void) | undefined;
  /** something was typed that is not kept yet */
  onTouch?: ((dirty: boolean) => void) | undefined;
  /** whether printing prints the bill with the list of differences; the owner may have a sheet of its own */
  printable?: boolean | undefined;
}
