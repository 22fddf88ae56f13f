import type { Program } from './compile.ts';
import { type Found, isRecord, walk, walkGroup, walkLeaf, walkRow } from './walk.ts';

/** The names and numbers of a path, whichever way it is written. */
export const partsOf = (path: string): string[] => path.split(/[.[\]]/).filter((part) => part !== '');

/** True for a path that is the place or lies in it. */
const within = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

const written = (parts: readonly string[]): string =>
  parts.reduce(
    (path, part) => (/^[0-9]+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );

/** What there is to say of one place of a record. */
export function walkTo(program: Program, value: unknown, path: string, warnings: boolean): Found {
  const parts = partsOf(path);
  const found = step(program, value, parts, '', warnings);
  if (!warnings || !program.hints || !isRecord(value) || parts.length === 0) return found;
  const place = written(parts);
  const hints = program.hints(value).filter((hint) => within(hint.path, place));
  return hints.length === 0 ? found : [...(found ?? []), ...hints];
}

function step(
  program: Program,
  value: unknown,
  [name, number, ...rest]: readonly string[],
  path: string,
  warnings: boolean,
): Found {
  if (name === undefined || !isRecord(value)) return walk(program, value, path, warnings, null);
  const leaf = program.leaves.find((one) => one.name === name);
  if (leaf) return walkLeaf(leaf, value, path, warnings, null);
  const group = program.groups.find((one) => one.name === name);
  if (!group) return null;
  const rows = value[name];
  if (number === undefined || !Array.isArray(rows)) return walkGroup(group, value, path, warnings, null);
  const row = Number(number);
  if (!(row >= 0 && row < rows.length)) return null;
  if (rest.length === 0) return walkRow(group, rows, row, path, warnings, null);
  const here = `${path === '' ? name : `${path}.${name}`}[${row}]`;
  return step(group.program, rows[row], rest, here, warnings);
}
