import { type AnyObject, type MixedSchema, mixed, type TestContext } from 'yup';
import { issueOf, leafOf } from '../record/compile.ts';
import { at, type RequiredCode } from '../record/issues.ts';
import type { Field, Values } from '../record/spec.ts';
import type { Rule, RuleOptions } from '../rule.ts';

// The yup type that `describe()` names for a rule; a rule that is not listed is a text.
const TYPES: Readonly<Record<string, string>> = {
  id: 'number',
  agreement: 'boolean',
  pieces: 'mixed',
  required: 'mixed',
  passwordMatch: 'object',
};

type Empty = null | undefined;

/** The yup schema of one field: a single test that runs the rule. */
export function leafSchema(field: Field): MixedSchema<NonNullable<unknown> | Empty> {
  const { rule, required } = field;
  const leaf = leafOf('', 0, field);
  const test = (value: unknown, { path, parent, createError }: TestContext<AnyObject>) => {
    const issue = issueOf(leaf, value, (parent ?? {}) as Values, false);
    if (issue === null) return true;
    const { code } = issue;
    return createError({ type: code, message: code, params: { issue: at(path, issue) } });
  };
  // The schema takes any type, so that every value reaches the test: wrong types and missing values are reported there, by the rule.
  return mixed({ type: TYPES[rule.name] ?? 'string', check: (value): value is NonNullable<unknown> => value !== null })
    .nullable()
    .clone({ optional: required === undefined })
    .meta({ rule: rule.name, ...(required && { required }) })
    .test({ name: rule.name, test });
}

/** `required`: true for the general code `required`, or a code of the field's own. All other options go to the rule. */
export type FieldOptions<O extends RuleOptions> = Omit<O, 'optional'> & {
  readonly required?: boolean | RequiredCode | undefined;
};

/** Makes fields of one rule: `containerNumber()`, `containerNumber({ required: true })`. */
export interface FieldOf<V, O extends RuleOptions> {
  (options: FieldOptions<O> & { readonly required: true | RequiredCode }): MixedSchema<V & NonNullable<unknown>>;
  (options?: FieldOptions<O>): MixedSchema<(V & NonNullable<unknown>) | Empty>;
}

/** The maker of the fields of a rule. */
export function fieldOf<V, O extends RuleOptions>(rule: Rule<V, O>): FieldOf<V, O> {
  const make = ({ required, ...options }: FieldOptions<O> = {} as FieldOptions<O>) => {
    const code = required === true ? 'required' : required || undefined;
    return leafSchema({ rule: rule as Rule<unknown>, options, ...(code && { required: code }) });
  };
  // The type of the value is known from the rule's type only, not to this code.
  return make as unknown as FieldOf<V, O>;
}

/** One field of a rule: `field(hsCode, { required: true })`. */
export function field<V, O extends RuleOptions>(
  rule: Rule<V, O>,
  options: FieldOptions<O> & { readonly required: true | RequiredCode },
): MixedSchema<V & NonNullable<unknown>>;
export function field<V, O extends RuleOptions>(
  rule: Rule<V, O>,
  options?: FieldOptions<O>,
): MixedSchema<(V & NonNullable<unknown>) | Empty>;
export function field<V, O extends RuleOptions>(
  rule: Rule<V, O>,
  options?: FieldOptions<O>,
): MixedSchema<unknown & Empty> {
  return fieldOf(rule)(options) as MixedSchema<unknown & Empty>;
}
