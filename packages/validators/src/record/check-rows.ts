import { programOf } from './compile.ts';
import type { RecordIssue } from './issues.ts';
import type { Fields, RecordSpec } from './spec.ts';
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

export function checkRows<F extends Fields>(
  spec: RecordSpec<F>,
  rows: Iterable<unknown>,
  options?: RowsOptions & { readonly chunk?: undefined },
): RowsReport;
export function checkRows<F extends Fields>(
  spec: RecordSpec<F>,
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
  if (options.chunk !== undefined) return inChunks(spec, rows, options, Math.max(1, options.chunk));
  const { value } = inChunks(spec, rows, options, Number.POSITIVE_INFINITY).next();
  return value;
}

function* inChunks(
  spec: RecordSpec,
  rows: Iterable<unknown>,
  { maxErrors = MOST_ERRORS, warnings = false, path = '' }: RowsOptions,
  chunk: number,
): Generator<RowsReport, RowsReport> {
  const program = programOf(spec);
  const issues: RecordIssue[] = [];
  let errors = 0;
  let checked = 0;
  const report = (complete: boolean): RowsReport => ({ issues, errors, checked, complete });
  for (const row of rows) {
    for (const issue of walk(program, row, '', warnings, null) ?? []) {
      if (issue.severity === 'error' && ++errors > maxErrors) {
        errors = maxErrors;
        const stopped = report(false);
        yield stopped;
        return stopped;
      }
      const place = `${path}[${checked}]`;
      issues.push({ ...issue, path: issue.path === '' ? place : `${place}.${issue.path}` });
    }
    checked++;
    if (checked % chunk === 0) yield report(false);
  }
  const whole = report(true);
  yield whole;
  return whole;
}
