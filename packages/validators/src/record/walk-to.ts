import type { Program } from './compile.ts';
import type { Values } from './spec.ts';
import { type Found, hintsOf, isRecord, under, walk, walkGroup, walkLeaf } from './walk.ts';

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
  return step(program, value, parts, '', written(parts), warnings);
}

// `path` is how far it got, `place` where it goes.
function step(
  program: Program,
  value: unknown,
  parts: readonly string[],
  path: string,
  place: string,
  warnings: boolean,
): Found {
  if (parts.length === 0 || !isRecord(value)) return walk(program, value, path, warnings, null);
  const found = stepInto(program, value, parts, path, place, warnings);
  const hints = warnings ? hintsOf(program, value, path).filter((hint) => within(hint.path, place)) : [];
  return hints.length === 0 ? found : [...(found ?? []), ...hints];
}

function stepInto(
  program: Program,
  value: Values,
  [name, number, ...rest]: readonly string[],
  path: string,
  place: string,
  warnings: boolean,
): Found {
  const leaf = program.leaves.find((one) => one.name === name);
  if (leaf) return walkLeaf(leaf, value, path, warnings, null);
  const group = program.groups.find((one) => one.name === name);
  if (!group) return null;
  const rows = value[group.name];
  if (number === undefined || !Array.isArray(rows)) return walkGroup(group, value, path, warnings, null);
  const row = Number(number);
  if (!(row >= 0 && row < rows.length)) return null;
  return step(group.program, rows[row], rest, `${under(path, group.name)}[${row}]`, place, warnings);
}
