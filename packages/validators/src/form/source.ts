import type { Fields, RecordSpec } from '../record/spec.ts';

/** A record spec, or a schema of `@lading/validators/yup` that still is what it was made as. */
export type Source<F extends Fields = Fields> = RecordSpec<F> | { readonly record: RecordSpec<F> };

/**
 * The spec behind either.
 * @throws TypeError for a schema that was changed (`pick`, `shape`, `concat`): the spec no longer says what it checks
 */
export function recordOf<F extends Fields>(source: Source<F>): RecordSpec<F> {
  if ('record' in source) return source.record;
  if ('__isYupSchema__' in source) throw new TypeError('A changed schema has no record spec: give the spec itself');
  return source;
}
