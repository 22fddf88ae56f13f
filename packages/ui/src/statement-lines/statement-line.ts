import type { Amount } from '@lading/validators/settlement';
import type { ReactNode } from 'react';

/** Where a line stands between both sides. */
export type StatementCheck = 'none' | 'right' | 'queried' | 'answered';

/** A charge: what was foretold, what is billed, and how far that is apart. Amounts are decimal strings. */
export interface StatementLine {
  id: number | string;
  name: string;
  /** a unit price and how many of it: `1,240.00 × 1` */
  rate?: string | undefined;
  currency: string;
  /** null where nobody foretold it */
  predicted: string | null;
  /** null where it was foretold and not billed */
  billed: string | null;
  difference: string;
  /** the system found a difference that wants a decision */
  marked?: boolean | undefined;
  /** why it differs */
  reason?: string | undefined;
  /** the files that show why */
  proof?: ReactNode;
  /** a way to the rate and the quote that it came from */
  source?: ReactNode;
  check: StatementCheck;
  /** nothing can be asked about it, such as what nobody billed */
  closed?: boolean | undefined;
}

/** The charges of one order. */
export interface StatementGroup {
  id: number | string;
  /** what the order is called */
  name: string;
  /** leads to it */
  href?: string | undefined;
  /** from where to where, and what */
  route?: string | undefined;
  note?: string | undefined;
  sums: readonly Amount[];
  lines: readonly StatementLine[];
}

/** What of it has a name of its own. */
export type StatementLinesPart = 'table' | 'group' | 'line' | 'variance' | 'check' | 'under';
