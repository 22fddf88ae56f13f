// The loops through arktype's narrow. Its code is generated with new Function.
import { type } from 'arktype';
import { PURE } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/arktype.mjs';

const isBlank = (text) => text.trim() === '';
const allowing = (test, required) => (required ? test : (text) => test(text) || isBlank(text));
const narrowed = (kind, required) => type('string').narrow(allowing(PURE[kind], required));
const objectOf = (spec, more = {}) => {
  const fields = spec.map(({ name, kind, required }) => [name, narrowed(kind, required)]);
  return type({ ...Object.fromEntries(fields), ...more });
};

const rows = objectOf(CELLS).array();
const bill = objectOf(FIELDS, { [LIST]: rows });
const errorsOf = (result) => (result instanceof type.errors ? result : undefined);

export const checkBill = (value) => errorsOf(bill(value));
export const checkRows = (value) => errorsOf(rows(value));
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => [...(result ?? [])].map(({ path }) => [...path]);
