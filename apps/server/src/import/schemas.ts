import { money, type Rule } from '@lading/validators';
import { instant } from '@lading/validators/record';
import { number, type ObjectShape, object, string } from 'yup';
import type { ProblemAt } from './problem.ts';

export const text = () => string();
export const filled = (max = 200) =>
  text()
    .required()
    .test('empty', 'empty', (value) => value.trim() !== '')
    .max(max);
export const whole = (min: number, max: number) => number().integer().min(min).max(max);
/** Asks a rule of a text that is there; what it finds is in the `issue` of the error's params. */
export const ruled = (rule: Rule) =>
  text().test({
    name: rule.name,
    test(value, { createError }) {
      const issue = value === undefined ? null : rule.check(value);
      return issue?.severity !== 'error' || createError({ params: { issue } });
    },
  });
/** A text that is there holds to a pattern; otherwise the domain's own words are in the `tell` of the error's params. */
export const patterned = (pattern: RegExp, tell: ProblemAt) =>
  text()
    .required()
    .test({
      name: 'patterned',
      test: (value, { createError }) => pattern.test(value) || createError({ params: { tell } }),
    });
export const time = () => ruled(instant);
export const amount = () => ruled(money).defined();
export const among = (numbers: readonly number[]) => number().oneOf(numbers);

/** An object of exactly these fields; a mistyped name is a mistake, not a stranger to pass over. */
export const closed = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).test({
    name: 'unknown',
    test(value, { createError }) {
      const unknown = Object.keys(value ?? {}).filter((name) => !(name in fields));
      return unknown.length === 0 || createError({ params: { unknown, known: Object.keys(fields) } });
    },
  });
