import { type AnyObject, array, type ObjectSchema, object, type Schema } from 'yup';
import { at, missing } from '../record/issues.ts';
import type { Fields, RecordSpec, RecordValue, Rows } from '../record/spec.ts';
import { leafSchema } from './field.ts';
import { quick } from './quick.ts';

/** A yup schema of a record; `record` is the spec it was made of. */
export type RecordSchema<F extends Fields> = ObjectSchema<RecordValue<F>, AnyObject, undefined> & {
  readonly record: RecordSpec<F>;
};

function rowsSchema({ rows, required }: Rows): Schema {
  const list = array(plainSchema(rows)).nullable().typeError('type.rows');
  return list.clone({ ...list.spec, optional: required === undefined }).test({
    name: required ?? 'rows',
    test(value, { path, createError }) {
      if (required === undefined || (value != null && value.length > 0)) return true;
      return createError({ type: required, message: required, params: { issue: at(path, missing(required)) } });
    },
  });
}

/**
 * The record as yup alone would check it: an object of thin fields, which nest, pick, reach and describe as any other. Its errors have
 * no stack unless asked for: taking one costs more than checking a whole bill.
 */
function plainSchema({ fields }: RecordSpec): ObjectSchema<AnyObject, AnyObject, undefined, 'd'> {
  const shape = Object.entries(fields).map(([name, part]) => [
    name,
    'rows' in part ? rowsSchema(part) : leafSchema(part),
  ]);
  return (
    object(Object.fromEntries(shape) as Record<string, Schema>)
      .default(undefined)
      .clone({ disableStackTrace: true })
      .typeError('type.record')
      .required('type.record')
      // yup accepts a function as an object without looking at its fields, so it is refused here.
      .test('type.record', 'type.record', (value) => typeof value !== 'function')
  );
}

/**
 * The yup schema of a record. Asked directly it runs at the speed of `checkRecord`; nested in another schema, or after `pick`,
 * `shape`, `concat` or any other change it is plain yup, slower with the same answers.
 */
export function recordSchema<F extends Fields>(record: RecordSpec<F>): RecordSchema<F> {
  // The shape was built in a loop; the type of the value comes from the same spec.
  return quick(plainSchema(record), record) as unknown as RecordSchema<F>;
}
