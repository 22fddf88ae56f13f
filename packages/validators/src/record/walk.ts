import { error } from '../issue.ts';
import { type Group, issueOf, type Leaf, type Program } from './compile.ts';
import { at, missing, type RecordIssue } from './issues.ts';
import type { Values } from './spec.ts';

/** What was found so far; null until something is, so that nothing is allocated for a record without issues. */
export type Found = RecordIssue[] | null;

/** An object with fields: no list, no date, no function. */
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.prototype.toString.call(value) === '[object Object]');

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

export const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function push(found: Found, issue: RecordIssue): RecordIssue[] {
  if (found === null) return [issue];
  found.push(issue);
  return found;
}

/** One field of a record that stands at `path`. */
export function walkLeaf(leaf: Leaf, record: Values, path: string, warnings: boolean, found: Found): Found {
  const issue = issueOf(leaf, record[leaf.name], record, warnings);
  return issue === null ? found : push(found, at(under(path, leaf.name), issue));
}

/** The list of a group in a record that stands at `path`, with all its rows. */
export function walkGroup(group: Group, record: Values, path: string, warnings: boolean, found: Found): Found {
  const rows = record[group.name];
  if (rows === undefined || rows === null || (Array.isArray(rows) && rows.length === 0))
    return group.required ? push(found, at(under(path, group.name), missing(group.required))) : found;
  if (!Array.isArray(rows))
    return push(found, at(under(path, group.name), error('type.rows', { given: kindOf(rows) })));
  const place = under(path, group.name);
  let all = found;
  for (let row = 0; row < rows.length; row++) all = walk(group.program, rows[row], place, warnings, all, row);
  return all;
}

/** The warnings about several fields of a record that stands at `path`. */
export const hintsOf = ({ hints }: Program, record: Values, path: string): readonly RecordIssue[] =>
  (hints?.(record) ?? []).map((hint) => ({ ...hint, path: under(path, hint.path) }));

const placeOf = (path: string, row: number): string => (row < 0 ? path : `${path}[${row}]`);

/** A record that stands at `path`, or in its `row` of the list there, with all its rows; in the order of its spec. */
export function walk(
  program: Program,
  record: unknown,
  path: string,
  warnings: boolean,
  found: Found,
  row = -1,
): Found {
  if (!isRecord(record)) return push(found, at(placeOf(path, row), error('type.record', { given: kindOf(record) })));
  const leaves = warnings ? program.leaves : program.failing(record);
  if (leaves === null && program.groups.length === 0) return found;
  // Made only now: most rows are right and have returned above, and a path for each would cost time.
  const here = placeOf(path, row);
  let all = found;
  if (leaves !== null) for (const leaf of leaves) all = walkLeaf(leaf, record, here, warnings, all);
  for (let group = 0; group < program.groups.length; group++)
    all = walkGroup(program.groups[group] as Group, record, here, warnings, all);
  if (warnings) for (const hint of hintsOf(program, record, here)) all = push(all, hint);
  return all;
}
