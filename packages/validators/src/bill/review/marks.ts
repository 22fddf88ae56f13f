/** Why a change is asked for. */
export const CHANGE_REASONS = ['typing', 'outdated', 'ours', 'rules', 'other'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** Who wrote something and when (ISO, with an offset). */
export interface Signed {
  readonly author: string;
  readonly at: string;
}

/** What a reviewer decided of a difference. */
export type Verdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'change'; readonly proposed: string; readonly reason: ChangeReason }
  | { readonly kind: 'waived'; readonly reason: string };

export interface BillComment extends Signed {
  readonly text: string;
}

/** What became of a change that was sent. An open one can be neither taken back nor changed. */
export interface BillRequest {
  readonly status: 'open' | 'accepted' | 'declined';
  /** the forwarder's reason, who gave it and when; absent while it is open */
  readonly answer?: Signed & { readonly reason: string };
}

/** All that people wrote about one place of a bill: one verdict, the last one, and a thread. */
export interface BillMark {
  readonly verdict?: Verdict & Signed;
  readonly comments?: readonly BillComment[];
  /** version of the draft the verdict was given on, where it was carried over from there */
  readonly carriedFrom?: number;
  /** there was a verdict, and the field has changed or the request was answered since: it is asked again */
  readonly again?: true;
  /** the request this mark was sent as */
  readonly request?: BillRequest;
}

/** Marks by the path of the comparison. Plain JSON, to be stored. */
export type BillMarks = Readonly<Record<string, BillMark>>;

/** One step of a reviewer: a verdict, taking it back, or a line in the thread. */
export type MarkAction =
  | { readonly path: string; readonly kind: 'ok' | 'undo' }
  | {
      readonly path: string;
      readonly kind: 'change';
      readonly proposed: string;
      readonly reason: ChangeReason;
    }
  | { readonly path: string; readonly kind: 'waived'; readonly reason: string }
  | { readonly path: string; readonly kind: 'comment'; readonly text: string };

function marked(mark: BillMark = {}, action: MarkAction, signed: Signed): BillMark {
  const { verdict: _verdict, carriedFrom: _from, again: _again, ...rest } = mark;
  switch (action.kind) {
    case 'ok':
      return { ...rest, verdict: { kind: 'ok', ...signed } };
    case 'change':
      return { ...rest, verdict: { kind: 'change', proposed: action.proposed, reason: action.reason, ...signed } };
    case 'waived':
      return { ...rest, verdict: { kind: 'waived', reason: action.reason, ...signed } };
    case 'comment':
      return { ...mark, comments: [...(mark.comments ?? []), { text: action.text, ...signed }] };
    case 'undo':
      return rest;
  }
}

/** The marks after one step. The server can apply the same step to what it keeps. */
export const applyMark = (marks: BillMarks, action: MarkAction, signed: Signed): BillMarks => ({
  ...marks,
  [action.path]: marked(marks[action.path], action, signed),
});
