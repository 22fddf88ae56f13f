import type { ReactNode } from 'react';

/** One version of a paper. */
export interface DocumentVersion {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  /** who brought it */
  readonly author: string;
  /** an instant with its offset */
  readonly at: string;
  /** who of the other side has opened it, when first */
  readonly seenBy: readonly string[];
  readonly removable: boolean;
  /** kept back from the customer */
  readonly hidden?: boolean;
}

/** All papers of a type. */
export interface DocumentGroup {
  readonly kind: string;
  readonly label: string;
  /** the latest first; empty where the paper is expected and missing */
  readonly versions: readonly DocumentVersion[];
  /** a tag: read, needed, waiting */
  readonly state?: ReactNode;
  /** who brings it and until when, where it is missing */
  readonly wanted?: string | undefined;
  /** something else than upload, such as a link to the page where it is made */
  readonly action?: ReactNode;
  /** false where it is made elsewhere */
  readonly uploadable?: boolean;
}

/** What of it has a name of its own. */
export type DocumentListPart = 'table' | 'row' | 'file' | 'actions' | 'empty';
