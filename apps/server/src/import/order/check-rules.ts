import { billRecord, checkRecord, type Field, type RecordIssue, type RecordSpec } from '@lading/validators/record';
import { getIn } from '../get-in.ts';
import { type Problem, ruleProblem } from '../problem.ts';
import type { FilledBill } from './fill.ts';

const draftField = ({ rule, options, against }: Field): Field => ({
  rule,
  ...(options && { options }),
  ...(against && { against }),
});

/** A record that is not finished: what is there holds to its rule, and nothing has to be there. */
const draftOf = ({ fields, hints }: RecordSpec): RecordSpec => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, part]) => [
      name,
      'rows' in part ? { rows: draftOf(part.rows) } : draftField(part),
    ]),
  ),
  ...(hints && { hints }),
});

const DRAFTS = { MBL: draftOf(billRecord.MBL), HBL: draftOf(billRecord.HBL) };

// The bill may be printed and sent already, with these texts as they are: what the rules find in them is a warning, and the bill is loaded.
const AS_PRINTED = ['fAddress', 'sAddress', 'tAddress', 'tAddressSecond', 'blTel', 'marks', 'goods'];

/** Sums that differ are a hint in a form that is being filled in; a bill in a file is finished. */
function levelOf({ code, path, severity }: RecordIssue): Problem['level'] {
  if (code.startsWith('total.')) return 'error';
  return AS_PRINTED.includes(path.split('.').at(-1) ?? '') ? 'warning' : severity;
}

/** The row, from 0, of a container that a later row repeats. */
const repeated = ({ code, params }: RecordIssue): number | undefined =>
  code.startsWith('repeated.') && 'first' in params ? params.first - 1 : undefined;

/** What the rules of the trade say of a bill, one thing a field: as in a form, but nothing has to be filled in. */
export function checkRules({ kind, fields, ...cargo }: FilledBill, path: string): Problem[] {
  const bill = { ...fields, ...cargo };
  return (checkRecord(DRAFTS[kind], bill, { warnings: true }) ?? []).map((issue) => {
    const first = repeated(issue);
    const value = getIn(bill, issue.path);
    // A whole list is no value to be shown.
    return ruleProblem(`${path}.${issue.path}`, typeof value === 'object' ? undefined : value, issue, {
      level: levelOf(issue),
      ...(first !== undefined && { see: `${path}.containers[${first}]` }),
    });
  });
}
