import { expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { hsCode as hsCodeRule } from '../hs-code.ts';
import { rules } from '../rules.ts';
import { field } from './field.ts';
import * as fields from './fields.ts';

type AnyMaker = (options?: object) => ReturnType<typeof fields.mobile>;

it('has a maker for every rule, and for nothing else', () => {
  expect(Object.keys(fields).sort()).toEqual(Object.keys(rules).sort());
});

it.each(Object.entries(rules))('%s makes a field of one test', (name, rule) => {
  const make = (fields as unknown as Record<string, AnyMaker>)[name] as AnyMaker;
  expect(make().describe()).toMatchObject({ optional: true, meta: { rule: name }, tests: [{ name }] });
  for (const empty of ['', null, undefined]) {
    expect(make().isValidSync(empty), String(empty)).toBe(true);
    expect(() => make({ required: true }).validateSync(empty)).toThrow('required');
  }
  if (!['agreement', 'passwordMatch'].includes(name))
    expect(make({ required: true }).isValidSync(rule.example)).toBe(true);
});

it.each([
  [fields.containerNumber(), 'csqu3054383', 'container.case'],
  [fields.containerNumber({ iso: 'error' }), 'CSQU3054384', 'container.checkDigit'],
  [fields.containerNumber({ required: 'required.ctnNo' }), ' ', 'required.ctnNo'],
  [fields.decimal({ decimals: 2 }), '1.234', 'decimal.fractionDigits'],
  [fields.mobile(), 13800138000, 'type.text'],
  [fields.agreement({ required: 'agreement' }), undefined, 'agreement'],
  [field(hsCodeRule, { required: true }), '8504.40', hsCodeRule.check('8504.40')?.code],
])('says its code', (schema, value, code) => {
  expect(() => schema.validateSync(value)).toThrow(
    expect.objectContaining({
      type: code,
      message: code,
      params: expect.objectContaining({ issue: expect.objectContaining({ code }) }),
    }) as ValidationError,
  );
});

it('lets a warning pass', () => {
  expect(fields.containerNumber().isValidSync('CSQU3054384')).toBe(true);
  expect(fields.containerNumber({ required: true, iso: 'warn' }).isValidSync('CSQU3054384')).toBe(true);
});
