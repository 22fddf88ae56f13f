// validator.js by hand: its function where it has one, guarded where that takes too much, and a loop over the fields.
import alphanumeric from 'validator/lib/isAlphanumeric.js';
import isDecimal from 'validator/lib/isDecimal.js';
import isEmail from 'validator/lib/isEmail.js';
import isEmpty from 'validator/lib/isEmpty.js';
import { isISO6346 } from 'validator/lib/isISO6346.js';
import isLength from 'validator/lib/isLength.js';
import mobilePhone from 'validator/lib/isMobilePhone.js';
import isNumeric from 'validator/lib/isNumeric.js';
import matches from 'validator/lib/matches.js';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/validator-js.mjs';

// These two export more than their function.
const [isAlphanumeric, isMobilePhone] = [alphanumeric, mobilePhone].map((module) => module.default);
const DIGITS = { no_symbols: true };
const LANDLINE = /^(?:0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;
const isMobile = (text) => matches(text, /^1[345789]/) && isMobilePhone(text, 'zh-CN');
const isDecimalOf = (whole, fraction) => {
  const options = { decimal_digits: `1,${fraction}` };
  const format = new RegExp(`^(?:0|[1-9]\\d{0,${whole - 1}})(?:\\.|$)`);
  return (text) => matches(text, format) && isDecimal(text, options);
};

const TESTS = {
  text: (text) => !isEmpty(text, { ignore_whitespace: true }),
  latin: (text) => matches(text, /^[\x20-\x7E\r\n]*$/) && !isEmpty(text, { ignore_whitespace: true }),
  unLocode: (text) => matches(text, /^[A-Z]{2}[A-Z2-9]{3}$/),
  phone: (text) => matches(text, LANDLINE) || isMobile(text.replace(/^\+86/, '')),
  mobile: (text) => isLength(text, { min: 11, max: 11 }) && isMobile(text),
  email: (text) => isEmail(text),
  emailList: (text) => text.split(',').every((one) => isEmail(one)),
  postalCode: (text) => isLength(text, { min: 6, max: 6 }) && isNumeric(text, DIGITS),
  hsCode: (text) => isLength(text, { min: 6 }) && isNumeric(text, DIGITS),
  integer: (text) => isNumeric(text, DIGITS),
  weight: isDecimalOf(13, 4),
  money: isDecimalOf(10, 2),
  container: (text) => matches(text, /^[A-Z]{3}[UJZ]\d{7}$/) && isISO6346(text),
  seal: (text) => isLength(text, { max: 60 }) && isAlphanumeric(text, 'en-US'),
};
const compiled = (spec) => spec.map(({ name, kind, required }) => ({ name, kind, required, test: TESTS[kind] }));
const fields = compiled(FIELDS);
const cells = compiled(CELLS);

function collect(record, spec, prefix, issues) {
  for (const { name, kind, required, test } of spec) {
    const value = record[name];
    const empty = value === undefined || value === null || value === '';
    if (empty ? required : typeof value !== 'string' || !test(value)) issues.push({ path: prefix + name, code: kind });
  }
}

function collectRows(rows, prefix, issues) {
  for (let at = 0; at < rows.length; at++) collect(rows[at], cells, `${prefix}[${at}].`, issues);
  return issues;
}

export function checkBill(bill) {
  const issues = [];
  collect(bill, fields, '', issues);
  return collectRows(bill[LIST], LIST, issues);
}
export const checkRows = (rows) => collectRows(rows, '', []);
export const countOf = (result) => result.length;
export const pathsOf = (result) => result.map(({ path }) => path);
