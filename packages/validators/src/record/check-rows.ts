import { type Program, programOf } from './compile.ts';
import type { RecordIssue } from './issues.ts';
import type { RecordSpec } from './spec.ts';
import { walk } from './walk.ts';

export interface RowsOptions {
  /** the most errors wanted: the next one ends the check; 1000 unless given */
  readonly maxErrors?: number;
  /** also says what need not be changed; warnings do not count as errors */
  readonly warnings?: boolean;
  /** where the list stands, for the paths of the issues: `containers` gives `containers[3].ctnNo`, nothing gives `[3].ctnNo` */
  readonly path?: string;
}

export interface RowsReport {
  /** in the order of the rows; one list that grows from report to report */
  readonly issues: readonly RecordIssue[];
  readonly errors: number;
  /** rows looked at so far */
  readonly checked: number;
  /** false while rows are left, and when there are more errors than were wanted */
  readonly complete: boolean;
}

const MOST_ERRORS = 1000;

export function checkRows(
  spec: RecordSpec,
  rows: Iterable<unknown>,
  options?: RowsOptions & { readonly chunk?: undefined },
): RowsReport;
export function checkRows(
  spec: RecordSpec,
  rows: Iterable<unknown>,
  options: RowsOptions & { readonly chunk: number },
): Generator<RowsReport, RowsReport>;
/**
 * Checks the rows of an import. Without `chunk` it answers at once. With `chunk` it is a generator that yields what was found so
 * far after that many rows, so that the caller decides when to go on: a page after the next frame, a server after other requests.
 * The last report it yields is the whole one.
 *
 *     for (const { checked } of checkRows(containerRecord, rows, { chunk: 500 })) await nextFrame(checked);
 */
export function checkRows(
  spec: RecordSpec,
  rows: Iterable<unknown>,
  options: RowsOptions & { readonly chunk?: number | undefined } = {},
): RowsReport | Generator<RowsReport, RowsReport> {
  const { maxErrors = MOST_ERRORS, warnings = false, path = '' } = options;
  const tally = { program: programOf(spec), maxErrors, warnings, path, issues: [], errors: 0, checked: 0 };
  return options.chunk === undefined ? atOnce(tally, rows) : inChunks(tally, rows, Math.max(1, options.chunk));
}

interface Tally extends Required<RowsOptions> {
  readonly program: Program;
  readonly issues: RecordIssue[];
  errors: number;
  checked: number;
}

const report = ({ issues, errors, checked }: Tally, complete: boolean): RowsReport => ({
  issues,
  errors,
  checked,
  complete,
});

/** Checks one row more; false when it has an error too many. */
function take(tally: Tally, row: unknown): boolean {
  const found = walk(tally.program, row, tally.path, tally.warnings, null, tally.checked);
  if (found !== null) {
    for (const issue of found) {
      const isError = issue.severity === 'error';
      if (isError && tally.errors >= tally.maxErrors) return false;
      if (isError) tally.errors++;
      tally.issues.push(issue);
    }
  }
  tally.checked++;
  return true;
}

function atOnce(tally: Tally, rows: Iterable<unknown>): RowsReport {
  for (const row of rows) if (!take(tally, row)) return report(tally, false);
  return report(tally, true);
}

function* inChunks(tally: Tally, rows: Iterable<unknown>, chunk: number): Generator<RowsReport, RowsReport> {
  let complete = true;
  for (const row of rows) {
    complete = take(tally, row);
    if (!complete) break;
    if (tally.checked % chunk === 0) yield report(tally, false);
  }
  const last = report(tally, complete);
  yield last;
  return last;
}
