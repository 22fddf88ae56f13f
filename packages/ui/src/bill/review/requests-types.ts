import type { BillId } from '../bill-source.ts';
import type { ChangeRequest } from '../compare/review-state.ts';
import type { Outcome } from '../use-copy-confirm.ts';
import type { ChangeFile } from './change-files.tsx';

/** A change that a customer asked for, as the forwarder's staff see it. */
export interface ReviewRequest extends ChangeRequest {
  readonly id: string | number;
  readonly bill: BillId;
  /** who asked, and when (ISO) */
  readonly by: string;
  readonly at: string;
  readonly state: 'open' | 'accepted' | 'declined';
  /** what came along with it */
  readonly files?: readonly ChangeFile[];
  /** who answered, when, and why it was declined or what was done */
  readonly answer?: { readonly by: string; readonly at: string; readonly reason: string };
  /** the value the next draft will have, where it is not the proposed one */
  readonly value?: string;
}

export type RequestAnswer =
  | { readonly state: 'accepted'; readonly value: string; readonly reason: string }
  | { readonly state: 'declined'; readonly reason: string };

export interface ReviewRequestsHandlers {
  /** answers one; a second answer replaces the first until the draft is issued */
  onAnswer: (request: ReviewRequest, answer: RequestAnswer) => Promise<Outcome>;
  /** shows a file that came along with a request */
  onOpenFile?: ((file: ChangeFile) => void | Promise<void>) | undefined;
  /** the next draft, with the accepted values in it */
  onIssue: (note: string) => Promise<Outcome>;
}
