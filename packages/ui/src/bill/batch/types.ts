import type { BillRecord } from '@lading/validators/bill';
import type { FieldGridItem } from '../../field-grid/field-grid.tsx';

/** One of several drafts, as it stands where they are approved together. */
export interface BatchDraft {
  readonly id: string | number;
  /** what people call the bill by */
  readonly number: string;
  /** version of the draft; 0 where there is none */
  readonly version: number;
  /** it can be approved, was approved, could not be although it could have been, or is left out */
  readonly state: 'ready' | 'approved' | 'failed' | 'leftOut';
  /** why, as a sentence */
  readonly why: string;
  /** where it is reviewed by itself */
  readonly href: string;
}

/** What a booking is confirmed with, for paper. */
export interface BatchConfirmation {
  readonly title: string;
  /** what the paper is worth, under its title */
  readonly note: string;
  readonly facts: readonly FieldGridItem[];
}

/** The bills of one of several drafts, for paper; or, of a booking that has no draft yet, what it is confirmed with. */
export interface BatchPaper {
  readonly number: string;
  /** the main bill first */
  readonly records: readonly BillRecord[];
  readonly confirmation?: BatchConfirmation | undefined;
}
