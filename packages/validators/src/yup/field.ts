import { type AnyObject, type MixedSchema, mixed, type TestContext } from 'yup';
import { issueOf, leafOf } from '../record/compile.ts';
import { at, type RequiredCode } from '../record/issues.ts';
import type { Field, Values } from '../record/spec.ts';
import type { Rule, RuleOptions } from '../rule.ts';

// What a value is, for those who read `describe()`; everything not named here is a text.
const TYPES: Readonly<Record<string, string>> = {
  id: 'number',
  agreement: 'boolean',
  pieces: 'mixed',
  required: 'mixed',
  passwordMatch: 'object',
};

type Empty = null | undefined;

/** A field of a record in yup's clothes: one test, which asks the rule. */
export function leafSchema(field: Field): MixedSchema<NonNullable<unknown> | Empty> {
  const { rule, required } = field;
  const leaf = leafOf('', 0, field);
  const test = (value: unknown, { path, parent, createError }: TestContext<AnyObject>) => {
    const issue = issueOf(leaf, value, (parent ?? {}) as Values, false);
    if (issue === null) return true;
    const { code } = issue;
    return createError({ type: code, message: code, params: { issue: at(path, issue) } });
  };
  // Every value gets as far as the test: the rule says what it is not, and the code of the field that it is missing.
  return mixed({ type: TYPES[rule.name] ?? 'string', check: (value): value is NonNullable<unknown> => value !== null })
    .nullable()
    .clone({ optional: required === undefined })
    .meta({ rule: rule.name, ...(required && { required }) })
    .test({ name: rule.name, test });
}

/** `required: true` says `required`; a field with words of its own gives its code. Everything else goes to the rule. */
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
  // What a legal value is, only the rule's type says.
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
