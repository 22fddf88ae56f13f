// The loops through zod's refinements, its fastest way to a rule of one's own. Unknown keys are dropped: its default.
import * as z from 'zod';
import { PURE } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/zod.mjs';

const isBlank = (text) => text.trim() === '';
const allowing = (test, required) => (required ? test : (text) => test(text) || isBlank(text));
const objectOf = (spec, more = {}) => {
  const fields = spec.map(({ name, kind, required }) => [
    name,
    z.string().refine(allowing(PURE[kind], required), { error: kind }),
  ]);
  return z.object({ ...Object.fromEntries(fields), ...more });
};

const rows = z.array(objectOf(CELLS));
const bill = objectOf(FIELDS, { [LIST]: rows });

export const checkBill = (value) => bill.safeParse(value).error;
export const checkRows = (value) => rows.safeParse(value).error;
export const countOf = (result) => result?.issues.length ?? 0;
export const pathsOf = (result) => (result?.issues ?? []).map(({ path }) => path);
