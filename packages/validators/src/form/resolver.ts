import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkAt, checkRecord } from '../record/check-record.ts';
import type { RecordIssue } from '../record/issues.ts';
import type { Fields, RecordSpec, RecordValue } from '../record/spec.ts';
import { partsOf } from '../record/walk-to.ts';
import { recordOf, type Source } from './source.ts';

/** What a form keeps for a field: the code in `type` and in `message`, and all there is to say of it. */
export interface RuleError extends FieldError {
  readonly message: string;
  readonly issue: RecordIssue;
}

type Tree = Record<string, unknown>;

function errorOf(issue: RecordIssue, refs: unknown, parts: readonly string[]): RuleError {
  const field = parts.reduce<unknown>((tree, part) => (tree as Tree | undefined)?.[part], refs) as
    | { ref?: FieldError['ref'] }
    | undefined;
  return { type: issue.code, message: issue.code, issue, ...(field?.ref && { ref: field.ref }) };
}

/** Puts the error where the form looks for it: lists of rows are lists, and what is wrong with a list itself is its `root`. */
function put(tree: Tree, parts: readonly string[], error: RuleError, list: boolean): void {
  let node = tree;
  parts.slice(0, -1).forEach((part, place) => {
    node[part] ??= /^[0-9]+$/.test(parts[place + 1] ?? '') ? [] : {};
    node = node[part] as Tree;
  });
  node[parts.at(-1) ?? 'root'] = list ? { root: error } : error;
}

function errorsOf(issues: readonly RecordIssue[], refs: unknown, lists: ReadonlySet<string>): FieldErrors {
  const tree: Tree = {};
  for (const issue of issues) {
    const parts = partsOf(issue.path);
    const list = lists.has(parts.filter((part) => !/^[0-9]+$/.test(part)).join('.')) && !/\]$/.test(issue.path);
    put(tree, parts, errorOf(issue, refs, parts), list);
  }
  return tree as FieldErrors;
}

/** The names of the lists of a spec: `containers`. */
function listsIn({ fields }: RecordSpec, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, part]) =>
    'rows' in part ? [`${path}${name}`, ...listsIn(part.rows, `${path}${name}.`)] : [],
  );
}

// The form asks for one name when a field is left, and for all of its names when it is sent. Fields that are not drawn have no
// name, so sending checks the whole record.
const isOneField = (names: readonly string[] | undefined): names is readonly [string] => names?.length === 1;

// Says that another field keeps the record from being sent; the form shows it nowhere, but its `isValid` stays true to the record.
const ELSEWHERE: FieldErrors = { root: { elsewhere: { type: 'elsewhere' } } };

/**
 * A resolver for react-hook-form from a record spec, or from a schema of this package. A field that is left is checked alone;
 * sending checks the whole record. Messages are codes: translate `error.issue` where it is shown.
 */
export function recordResolver<F extends Fields, T extends FieldValues = RecordValue<F>>(
  source: Source<F>,
): Resolver<T> {
  const record = recordOf(source);
  const lists = new Set(listsIn(record));
  return (values, _context, { names, fields }) => {
    const asked = isOneField(names) ? checkAt(record, values, names) : checkRecord(record, values);
    if (asked) return { values: {}, errors: errorsOf(asked, fields, lists) as FieldErrors<T> };
    if (isOneField(names) && checkRecord(record, values)) return { values: {}, errors: ELSEWHERE as FieldErrors<T> };
    return { values, errors: {} };
  };
}

/** The issue behind an error of the form, to be translated and offered with its repairs; undefined for errors of another making. */
export const issueOf = (error: object | undefined): RecordIssue | undefined =>
  error && 'issue' in error ? (error as RuleError).issue : undefined;
