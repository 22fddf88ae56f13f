// The loops through valibot's check action.
import * as v from 'valibot';
import { PURE } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/valibot.mjs';

const isBlank = (text) => text.trim() === '';
const allowing = (test, required) => (required ? test : (text) => test(text) || isBlank(text));
const objectOf = (spec, more = {}) => {
  const fields = spec.map(({ name, kind, required }) => [
    name,
    v.pipe(v.string(), v.check(allowing(PURE[kind], required), kind)),
  ]);
  return v.object({ ...Object.fromEntries(fields), ...more });
};

const rows = v.array(objectOf(CELLS));
const bill = objectOf(FIELDS, { [LIST]: rows });

export const checkBill = (value) => v.safeParse(bill, value).issues;
export const checkRows = (value) => v.safeParse(rows, value).issues;
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map((issue) => issue.path.map(({ key }) => key));
