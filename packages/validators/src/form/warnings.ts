import { checkAt, checkRecord } from '../record/check-record.ts';
import type { RecordIssue } from '../record/issues.ts';
import { partsOf } from '../record/walk-to.ts';
import { recordOf, type Source } from './source.ts';

const isWarning = ({ severity }: RecordIssue): boolean => severity === 'warning';

/** All that should be looked at again before the record is sent, and keeps nobody from sending it. */
export const warningsIn = (source: Source, values: unknown): readonly RecordIssue[] =>
  (checkRecord(recordOf(source), values, { warnings: true }) ?? []).filter(isWarning);

/** The warning of one field, by the name the form knows it by (`containers.3.ctnNo`), or undefined. */
export function warningAt(source: Source, values: unknown, name: string): RecordIssue | undefined {
  const place = partsOf(name).join('.');
  return (checkAt(recordOf(source), values, name, { warnings: true }) ?? []).find(
    (issue) => isWarning(issue) && partsOf(issue.path).join('.') === place,
  );
}
