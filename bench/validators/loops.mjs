// A record by hand: loops over the fields, as fast as a list of fields allows. A legal record allocates nothing.
import { PURE } from './pure-rules.mjs';
import { CELLS, FIELDS, LIST } from './record.mjs';

const compiled = (spec) => spec.map(({ name, kind, required }) => ({ name, kind, required, test: PURE[kind] }));
const fields = compiled(FIELDS);
const cells = compiled(CELLS);

const isEmpty = (value) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const isWrong = (value, required) => !isEmpty(value) || required;

// Keys come in the order of the list, and one that for-in hands out is read faster than one from an array.
function isLegal(record, spec) {
  let at = 0;
  for (const key in record) {
    const field = spec[at];
    if (field === undefined || field.name !== key) continue;
    const value = record[key];
    if (!(typeof value === 'string' && field.test(value)) && isWrong(value, field.required)) return false;
    at++;
  }
  return at === spec.length;
}

/**
 * The checks of a bill and of the rows of an import.
 * @param say makes the issue of a wrong value: `say(path, kind, value)`, with the kind `required` for an empty one
 */
export function loops(say) {
  function collect(record, spec, prefix, issues) {
    let found = issues;
    for (let at = 0; at < spec.length; at++) {
      const { name, kind, required, test } = spec[at];
      const value = record[name];
      if ((typeof value === 'string' && test(value)) || !isWrong(value, required)) continue;
      found ??= [];
      found.push(say(prefix + name, isEmpty(value) ? 'required' : kind, value));
    }
    return found;
  }

  function collectRows(rows, prefix, issues) {
    let found = issues;
    for (let at = 0; at < rows.length; at++)
      if (!isLegal(rows[at], cells)) found = collect(rows[at], cells, `${prefix}[${at}].`, found);
    return found;
  }

  return {
    checkBill: (bill) =>
      collectRows(bill[LIST], LIST, isLegal(bill, fields) ? undefined : collect(bill, fields, '', undefined)),
    checkRows: (rows) => collectRows(rows, '', undefined),
  };
}
