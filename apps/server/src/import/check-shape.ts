import { unknownField } from './from-yup.ts';
import { type Problem, problem } from './problem.ts';

/** Levels of lists and objects; the format has eight. */
const DEEPEST = 16;
/** Rows of one list. */
const LONGEST = 50_000;

/**
 * What stops a file from being read further: lists that are too deep or too long, and names that every object has of its own, such as
 * `constructor`, which a lookup by name would find.
 */
export function checkShape(value: unknown, path = '', depth = 0): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  if (depth > DEEPEST) return [problem('deep', path, undefined, { max: DEEPEST })];
  if (Array.isArray(value)) {
    if (value.length > LONGEST) return [problem('long', path, undefined, { max: LONGEST })];
    return value.flatMap((one, at) => checkShape(one, `${path}[${at}]`, depth + 1));
  }
  return Object.entries(value).flatMap(([name, one]) =>
    name in Object.prototype
      ? [unknownField(path, name, undefined, [])]
      : checkShape(one, path ? `${path}.${name}` : name, depth + 1),
  );
}
