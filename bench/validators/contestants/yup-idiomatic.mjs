// Plain yup as its documentation writes it: chains of string(), required(), matches(), max(), email() and a test for the check digit.
import * as yup from 'yup';
import { isContainer } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/yup-idiomatic.mjs';

const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const PHONE = /^(?:(?:\+86)?1[345789]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;
const decimal = (whole, fraction) => new RegExp(`^(?:0|[1-9]\\d{0,${whole - 1}})(?:\\.\\d{1,${fraction}})?$`);
const matching = (pattern) => (schema) => schema.matches(pattern, { excludeEmptyString: true });

const CHAINS = {
  text: matching(/\S/),
  latin: matching(/^[\x20-\x7E\r\n]*$/),
  unLocode: (schema) => matching(/^[A-Z]{2}[A-Z2-9]{3}$/)(schema.max(5)),
  phone: matching(PHONE),
  mobile: matching(/^1[345789]\d{9}$/),
  email: (schema) => matching(EMAIL)(schema.max(254)),
  emailList: (schema) => schema.test('emailList', (text) => !text || text.split(',').every((one) => EMAIL.test(one))),
  postalCode: matching(/^\d{6}$/),
  hsCode: matching(/^\d{6,}$/),
  integer: matching(/^\d+$/),
  weight: matching(decimal(13, 4)),
  money: matching(decimal(10, 2)),
  container: (schema) =>
    matching(/^[A-Z]{3}[UJZ]\d{7}$/)(schema).test(
      'checkDigit',
      (text) => !text || !/^[A-Z]{3}[UJZ]\d{7}$/.test(text) || isContainer(text),
    ),
  seal: (schema) => matching(/^[A-Z\d]{1,60}$/i)(schema),
};

const fieldOf = (kind, required) => {
  const chain = CHAINS[kind](yup.string());
  return required ? chain.required() : chain;
};
const objectOf = (spec, more = {}) => {
  const fields = spec.map(({ name, kind, required }) => [name, fieldOf(kind, required)]);
  return yup.object({ ...Object.fromEntries(fields), ...more });
};

const rows = yup.array(objectOf(CELLS)).required();
const bill = objectOf(FIELDS, { [LIST]: rows });

function errorsOf(schema, value) {
  try {
    schema.validateSync(value, { abortEarly: false });
    return undefined;
  } catch (error) {
    return error.inner;
  }
}

export const checkBill = (value) => errorsOf(bill, value);
export const checkRows = (value) => errorsOf(rows, value);
export const countOf = (result) => new Set((result ?? []).map(({ path }) => path)).size;
export const pathsOf = (result) => [...new Set((result ?? []).map(({ path }) => path))];
