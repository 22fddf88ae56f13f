import {
  containerNumberIso6346,
  email,
  emailList,
  hsCode,
  integer,
  latinText,
  mobile,
  money,
  phone,
  postalCode,
  sealNumber,
  unLocode,
  weight,
} from '@lading/validators';
import { anyText, checkRecord, checkRows as checkRowsOf } from '@lading/validators/record';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/ours.mjs';

export const RULES = {
  text: anyText,
  latin: latinText,
  unLocode,
  phone,
  mobile,
  email,
  emailList,
  postalCode,
  hsCode,
  integer,
  weight,
  money,
  container: containerNumberIso6346,
  seal: sealNumber,
};
const fieldsOf = (spec) =>
  Object.fromEntries(
    spec.map(({ name, kind, required }) => [name, { rule: RULES[kind], ...(required && { required: 'required' }) }]),
  );

const row = { fields: fieldsOf(CELLS) };
/** The bill in the words of the package. */
export const spec = { fields: { ...fieldsOf(FIELDS), [LIST]: { rows: row } } };

export const checkBill = (value) => checkRecord(spec, value);
export const checkRows = (value) => checkRowsOf(row, value).issues;
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ path }) => path);
export const issuesOf = (result) => result ?? [];
