import type { BillKind, BillRecord } from '@lading/validators/bill';
import type { ReactNode } from 'react';
import type { BillId } from '../bill-source.ts';
import type { BillMarks, MarkAction } from '../compare/marks.ts';
import type { ChangeRequest } from '../compare/review-state.ts';
import type { CompareSide, MarkOutcome } from '../compare/types.ts';
import type { Loadable } from '../loadable.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../use-copy-confirm.ts';

/** Who opened a version first, and when. */
export interface ViewedBy {
  readonly name: string;
  /** ISO moment */
  readonly at: string;
}

/** A numbered instruction or draft of a booking; nothing is ever written over. */
export interface ReviewVersion {
  readonly source: 'instruction' | 'draft';
  readonly version: number;
  /** ISO moment it was sent or issued */
  readonly at: string;
  /** who sent or issued it */
  readonly by: string;
  /** people of the company who opened it, the first one first */
  readonly viewed?: readonly ViewedBy[];
  /** what became of it, in words of the owner: reissued after 3 changes */
  readonly note?: string;
  /** who approved it, and when */
  readonly approved?: ViewedBy;
  /** start of the hash of its content, for paper */
  readonly hash?: string;
}

/** The tabs of the dialog: the sample, the bills, those of the other kind, the comparison. */
export type ReviewTab = 'preview' | 'bills' | 'other' | 'compare';

export type VersionRef = Pick<ReviewVersion, 'source' | 'version'>;

/** One bill as it stood in a version. */
export interface RecordKey extends VersionRef {
  readonly subId: BillId;
}

/** One bill of a draft, as it is marked. */
export interface MarksKey {
  readonly subId: BillId;
  readonly draft: number;
}

/** A moment after which something closes, in the clock of the port it is about. */
export interface CutOff {
  /** DCSA's code: documents, VGM, full containers, customs */
  readonly code: 'DCO' | 'VCO' | 'FCO' | 'CUA' | 'AFC';
  /** ISO moment with offset */
  readonly at: string;
  /** IANA name of the port's zone: Asia/Shanghai */
  readonly zone: string;
  /** name of the port, as the reader reads it */
  readonly port: string;
  /** what a change costs after it, in words of the owner */
  readonly fee?: string;
}

/** One line of the log of a review. */
export interface ReviewEvent {
  readonly id: string | number;
  /** ISO moment */
  readonly at: string;
  readonly by: string;
  readonly kind:
    | 'instruction'
    | 'draft'
    | 'viewed'
    | 'ok'
    | 'change'
    | 'waived'
    | 'undo'
    | 'comment'
    | 'sent'
    | 'file'
    | 'accepted'
    | 'declined'
    | 'approved'
    | 'shared'
    | 'revoked'
    | 'downloaded';
  /** the version it happened to */
  readonly on?: VersionRef;
  /** path of the comparison, where it is about one place */
  readonly path?: string;
  /** which bill; none where it is about all */
  readonly bill?: BillId;
  /** in words: the proposed value, the reason, the comment */
  readonly words?: string;
  /** how many, of changes that were sent */
  readonly count?: number;
}

/** A link by which a colleague without an account reads the comparison. */
export interface ShareLink {
  readonly id: string | number;
  /** whole address; the server may give it only once, when the link is made */
  readonly url?: string;
  readonly by: string;
  /** ISO moments */
  readonly at: string;
  readonly expiresAt: string;
  readonly revokedAt?: string;
  /** how often it was opened */
  readonly opened?: number;
}

export interface ReviewShares {
  readonly links: Loadable<readonly ShareLink[]>;
  /** the new link with its address, for that many days */
  onCreate(days: number): Promise<{ readonly ok: true; readonly link: ShareLink } | Extract<Outcome, { ok: false }>>;
  onRevoke(link: ShareLink): Promise<Outcome>;
}

/** What is decided of one bill so far, as the server keeps it for a draft. */
export interface BillReview {
  readonly marks: BillMarks;
  /** paths whose changes were sent to the forwarder already */
  readonly sent?: readonly string[];
}

/** Both sides of a comparison of another kind: the master and its house bills. */
export interface OtherComparison {
  readonly left: CompareSide;
  readonly right: CompareSide;
}

export type DownloadFormat = 'pdf' | 'xlsx' | 'csv' | 'json';

/** How the reader's own list of containers is read, on the device alone. */
export interface SheetReader {
  /** the first sheet of a file as lines of cells divided by tabs; why it cannot be read, in words of the owner */
  read(
    file: File,
  ): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string }>;
  /** saves an empty list with the headings */
  template(): void | Promise<void>;
}

/** A place of a bill whose change is asked for. */
export interface ChangePlace {
  readonly bill: BillId;
  readonly draft: number;
  readonly path: string;
  /** its editor is open: things can be added */
  readonly editing: boolean;
}

/** Everything the dialog needs to review; all of it data and calls of the owner. */
export interface BillReviewSource {
  /** instructions and drafts, the newest first */
  readonly versions: Loadable<readonly ReviewVersion[]>;
  readonly records: Source<BillRecord, RecordKey>;
  /** what is decided so far; another value when somebody marks */
  readonly marks: Source<BillReview, MarksKey>;
  /** fetches what the two sources will be asked for; rejects when it cannot */
  preload(subId: BillId, version: VersionRef): Promise<void>;
  /** who reviews, as marks name people */
  readonly me: string;
  readonly cutOffs?: readonly CutOff[];
  /**
   * Keeps one step and resolves when `marks` gives it. `seen` is the moment of the verdict the reviewer had before the eyes, null
   * where there was none: a server that has another one answers with it as `conflict` and keeps it.
   */
  onMark(subId: BillId, draft: number, action: MarkAction, seen: string | null): Promise<MarkOutcome>;
  /** sends all changes that are asked for, of all bills */
  onSend(requests: ReadonlyMap<BillId, readonly ChangeRequest[]>, draft: number): Promise<Outcome>;
  /** a draft is before the reader's eyes; called once for each bill and draft */
  onViewed?(subId: BillId, draft: number): void;
  /** approves that draft; the question was answered. A newer one makes it fail. */
  onApprove(draft: number): Promise<Outcome>;
  /** master and house bills, where the booking has both */
  readonly houses?: Source<OtherComparison>;
  /** the bills of the other kind, where the booking has both */
  readonly other?: {
    readonly kind: BillKind;
    readonly subIds: readonly number[];
    readonly billSource: Source<BillRecord, BillId>;
  };
  /** what goes along with the change of a place, such as its files; the same function as long as nothing else draws it */
  attachments?(place: ChangePlace): ReactNode;
  readonly shares?: ReviewShares;
  /** lets the reader compare a list of containers of his own with the draft */
  readonly sheets?: SheetReader;
  /** what was done so far, the newest last; asked when the log is opened */
  readonly log?: Source<readonly ReviewEvent[]>;
  onDownload?(format: DownloadFormat, pair: { left: VersionRef; right: VersionRef }): Promise<Outcome>;
  /** start of the hash of the newest draft, where the versions carry none */
  readonly hash?: string;
  /** the customer may look and not decide, such as after the approval */
  readonly readOnly?: boolean;
  /** now in ms; the clock of the browser unless told */
  readonly now?: number;
  /** zone of the reader; the browser's unless told */
  readonly zone?: string;
}
