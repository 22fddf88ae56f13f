import type { Issue } from '../issue.ts';
import type { Rule } from '../rule.ts';
import type { RecordIssue, RequiredCode } from './issues.ts';

/** Any record, before anything is known of it. */
export type Values = Readonly<Record<string, unknown>>;

/** One field: the rule it must hold to. Without `required` an empty value passes. */
export interface Field<Value = unknown> {
  readonly rule: Rule<Value>;
  /** options of the rule but `optional`, which `required` says */
  readonly options?: object;
  /** the code of an empty value */
  readonly required?: RequiredCode;
  /** a further question about a legal value and its neighbours, asked after the rule */
  against?(value: Value, record: Values): Issue | null;
}

/** A list of records of one kind. Without `required` it may be empty or absent. */
export interface Rows<F extends Fields = Fields> {
  readonly rows: RecordSpec<F>;
  /** the code of a list without rows */
  readonly required?: RequiredCode;
}

export interface Fields {
  readonly [name: string]: Field | Rows;
}

/**
 * What a record must look like, as plain data; keys it does not name are passed over. Write it with `satisfies RecordSpec`, so that
 * its value's type can be read from it: `{ fields: { phone: { rule: mobile, required: 'required.phone' } } }`.
 */
export interface RecordSpec<F extends Fields = Fields> {
  readonly fields: F;
  /**
   * Warnings about several fields or rows, asked for only where warnings are. What blocks belongs to a field (`against`), so that
   * a field can be checked alone.
   */
  hints?(record: Values): readonly RecordIssue[];
}

type Filled<F> = F extends Rows<infer Inner> ? RecordValue<Inner>[] : F extends { rule: Rule<infer V> } ? V : never;
type RequiredKey<F extends Fields> = { [K in keyof F]: F[K] extends { required: RequiredCode } ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

/** A record that passed: required fields are there, the others may be absent or null. */
export type RecordValue<F extends Fields> = Flat<
  { -readonly [K in RequiredKey<F>]: Filled<F[K]> } & {
    -readonly [K in Exclude<keyof F, RequiredKey<F>>]?: Filled<F[K]> | null;
  }
>;

/** The value that holds to a spec: `ValueOf<typeof loginRecord>`. */
export type ValueOf<S> = S extends RecordSpec<infer F> ? RecordValue<F> : never;
