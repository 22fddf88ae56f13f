// The limit: loops by hand over the fields, collecting path and code of each error. A legal bill allocates nothing.
import { isContainer, PURE } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

const compiled = (spec) => spec.map(({ name, kind, required }) => ({ name, kind, required, test: PURE[kind] }));
const fields = compiled(FIELDS);
const cells = compiled(CELLS);

const isEmpty = (value) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The code of what is wrong with a value that has not passed its test, or undefined. */
function codeOf(value, { kind, required }) {
  if (isEmpty(value)) return required ? 'required' : undefined;
  return typeof value === 'string' ? kind : 'type.text';
}

function collect(record, spec, prefix, issues) {
  let found = issues;
  for (let at = 0; at < spec.length; at++) {
    const field = spec[at];
    const value = record[field.name];
    if (typeof value === 'string' && field.test(value)) continue;
    const code = codeOf(value, field);
    if (code === undefined) continue;
    found ??= [];
    found.push({ path: prefix + field.name, code });
  }
  return found;
}

// The happy path. Keys come in the order of the list, and one that for-in hands out is read faster than one from an array.
function isLegal(record, spec) {
  let at = 0;
  for (const key in record) {
    const field = spec[at];
    if (field === undefined || field.name !== key) continue;
    const value = record[key];
    if (!(typeof value === 'string' && field.test(value)) && codeOf(value, field) !== undefined) return false;
    at++;
  }
  return at === spec.length;
}

function collectRows(rows, prefix, issues) {
  let found = issues;
  for (let at = 0; at < rows.length; at++)
    if (!isLegal(rows[at], cells)) found = collect(rows[at], cells, `${prefix}[${at}].`, found);
  return found;
}

export const isNumber = (value) => typeof value === 'string' && isContainer(value);
export const checkBill = (bill) =>
  collectRows(bill[LIST], LIST, isLegal(bill, fields) ? undefined : collect(bill, fields, '', undefined));
export const checkRows = (rows) => collectRows(rows, '', undefined);
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
