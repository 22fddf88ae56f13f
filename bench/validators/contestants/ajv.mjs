// The loops as ajv's formats. Its code is generated with new Function.
import { Ajv } from 'ajv';
import { PURE } from '../pure-rules.mjs';
import { CELLS, FIELDS, LIST } from '../record.mjs';

export { isNumber } from '../numbers/ajv.mjs';

const ajv = new Ajv({ allErrors: true, strict: true });
const isBlank = (text) => text.trim() === '';
for (const [kind, test] of Object.entries(PURE)) {
  ajv.addFormat(kind, test);
  ajv.addFormat(`${kind}?`, (text) => test(text) || isBlank(text));
}
const objectOf = (spec, more = {}) => {
  const fields = spec.map(({ name, kind, required }) => [
    name,
    { type: 'string', format: required ? kind : `${kind}?` },
  ]);
  return {
    type: 'object',
    properties: { ...Object.fromEntries(fields), ...more },
    required: spec.map(({ name }) => name),
  };
};
const list = { type: 'array', items: objectOf(CELLS) };

const rows = ajv.compile(list);
const bill = ajv.compile(objectOf(FIELDS, { [LIST]: list }));

export const checkBill = (value) => (bill(value) ? undefined : bill.errors);
export const checkRows = (value) => (rows(value) ? undefined : rows.errors);
export const countOf = (result) => result?.length ?? 0;
export const pathsOf = (result) => (result ?? []).map(({ instancePath }) => instancePath.slice(1).split('/'));
