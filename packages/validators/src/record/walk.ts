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

/** True when nothing in the record and its rows blocks. */
export function fits(program: Program, value: unknown): boolean {
  if (!isRecord(value) || program.failing(value) !== null) return false;
  for (let place = 0; place < program.groups.length; place++) {
    const { name, required, program: inner } = program.groups[place] as Group;
    const rows = value[name];
    if (rows === undefined || rows === null || (Array.isArray(rows) && rows.length === 0)) {
      if (required !== undefined) return false;
    } else {
      if (!Array.isArray(rows)) return false;
      for (let row = 0; row < rows.length; row++) if (!fits(inner, rows[row])) return false;
    }
  }
  return true;
}

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
  let all = found;
  for (let row = 0; row < rows.length; row++) all = walkRow(group, rows, row, path, warnings, all);
  return all;
}

/** The warnings about several fields of a record that stands at `path`. */
export const hintsOf = ({ hints }: Program, record: Values, path: string): readonly RecordIssue[] =>
  (hints?.(record) ?? []).map((hint) => ({ ...hint, path: under(path, hint.path) }));

/** One row of a group in a record that stands at `path`. */
function walkRow(
  group: Group,
  rows: readonly unknown[],
  row: number,
  path: string,
  warnings: boolean,
  found: Found,
): Found {
  const value = rows[row];
  if (!warnings && fits(group.program, value)) return found;
  return walk(group.program, value, `${under(path, group.name)}[${row}]`, warnings, found);
}

/** A record that stands at `path`, with all its rows; in the order of its spec. */
export function walk(program: Program, record: unknown, path: string, warnings: boolean, found: Found): Found {
  if (!isRecord(record)) return push(found, at(path, error('type.record', { given: kindOf(record) })));
  let all = found;
  const leaves = warnings ? program.leaves : program.failing(record);
  if (leaves !== null) for (const leaf of leaves) all = walkLeaf(leaf, record, path, warnings, all);
  for (let place = 0; place < program.groups.length; place++)
    all = walkGroup(program.groups[place] as Group, record, path, warnings, all);
  if (warnings) for (const hint of hintsOf(program, record, path)) all = push(all, hint);
  return all;
}
