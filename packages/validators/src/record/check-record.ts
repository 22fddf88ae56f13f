import { programOf } from './compile.ts';
import type { RecordIssue } from './issues.ts';
import type { RecordSpec } from './spec.ts';
import { walk } from './walk.ts';
import { walkTo } from './walk-to.ts';

export interface CheckOptions {
  /** Also says what need not be changed. Without it the answer holds errors only, and null means the record may be sent. */
  readonly warnings?: boolean;
}

/**
 * What blocks a record, in the order of its spec, or null; one issue a field. Keys outside the spec are passed over, nothing is
 * converted. A record without errors costs no allocation.
 */
export const checkRecord = (spec: RecordSpec, value: unknown, options?: CheckOptions): readonly RecordIssue[] | null =>
  walk(programOf(spec), value, '', options?.warnings === true, null);

/**
 * As `checkRecord`, for some places only: a field (`etd`), a list (`containers`), a row (`containers[3]`) or a field of a row
 * (`containers[3].ctnNo`, or `containers.3.ctnNo` as react-hook-form writes it). A place the spec does not know has no issues.
 */
export function checkAt(
  spec: RecordSpec,
  value: unknown,
  paths: string | readonly string[],
  options?: CheckOptions,
): readonly RecordIssue[] | null {
  const warnings = options?.warnings === true;
  const program = programOf(spec);
  const found = new Map<string, RecordIssue>();
  for (const path of typeof paths === 'string' ? [paths] : paths)
    for (const issue of walkTo(program, value, path, warnings) ?? []) found.set(`${issue.path} ${issue.code}`, issue);
  return found.size === 0 ? null : [...found.values()];
}
