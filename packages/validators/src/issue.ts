import type { GeneralIssues } from './general.ts';

/** `error` keeps a form from being sent; `warning` is said and never blocks. */
export type Severity = 'error' | 'warning';

/**
 * Every code with the parameters its message needs. A family of rules declares its own codes beside its rules and joins here, so
 * that a code without a message in either language does not compile.
 */
export interface IssueParams extends GeneralIssues {}

export type Code = keyof IssueParams;

interface IssueOf<C extends Code> {
  readonly code: C;
  readonly params: IssueParams[C];
  readonly severity: Severity;
  /** where in the text it begins, in UTF-16 units */
  readonly index?: number;
  /** how many UTF-16 units it covers */
  readonly length?: number;
  /** whole texts to put in place of the given one, the likeliest first */
  readonly suggestions?: readonly string[];
}

/** What is to be said of a value: a stable code, its parameters, the place, and repaired texts where there are any. */
export type Issue<C extends Code = Code> = { [K in C]: IssueOf<K> }[C];

type Place = Pick<IssueOf<Code>, 'index' | 'length' | 'suggestions'>;

/** An error: the value cannot stay as it is. */
export const error = <C extends Code>(code: C, params: IssueParams[C], place?: Place): IssueOf<C> => ({
  code,
  params,
  severity: 'error',
  ...place,
});

/** A warning: the value may stay. */
export const warning = <C extends Code>(code: C, params: IssueParams[C], place?: Place): IssueOf<C> => ({
  code,
  params,
  severity: 'warning',
  ...place,
});
