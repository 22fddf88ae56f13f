// Plain yup at its best: one test a field that calls the loop, strict, without stack traces.
import * as yup from 'yup';
import { PURE } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/yup-thin.mjs';

const OPTIONS = { strict: true, abortEarly: false, disableStackTrace: true };
const isBlank = (text) => text.trim() === '';
const fieldOf = (kind, required) => {
  const test = PURE[kind];
  const legal = (value) => typeof value === 'string' && (test(value) || (!required && isBlank(value)));
  return yup.mixed().nullable().test(kind, kind, legal);
};
const objectOf = (spec, more = {}) => {
  const fields = spec.map(({ name, kind, required }) => [name, fieldOf(kind, required)]);
  return yup.object({ ...Object.fromEntries(fields), ...more });
};

const rows = yup.array(objectOf(CELLS)).required();
const bill = objectOf(FIELDS, { [LIST]: rows });

function errorsOf(schema, value) {
  try {
    schema.validateSync(value, OPTIONS);
    return undefined;
  } catch (error) {
    return error.inner;
  }
}

export const checkBill = (value) => errorsOf(bill, value);
export const checkRows = (value) => errorsOf(rows, value);
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
