import type { AirWaybillIssues } from './air-waybill.ts';
import type { AmountIssues } from './amount.ts';
import type { TextIssues } from './bill-text-box.ts';
import type { ContainerIssues } from './container.ts';
import type { EmailIssues } from './email.ts';
import type { DigitIssues } from './format-rule.ts';
import type { GeneralIssues } from './general.ts';
import type { HsIssues } from './hs-code.ts';
import type { ImoIssues } from './imo-number.ts';
import type { PasswordIssues } from './password.ts';
import type { PasteIssues } from './paste/issues.ts';
import type { PhoneIssues } from './phone.ts';
import type { PostalCodeIssues } from './postal-code.ts';
import type { RecordIssues } from './record/issues.ts';
import type { SealIssues } from './seal.ts';
import type { SizeTypeIssues } from './size-type.ts';
import type { UnLocodeIssues } from './un-locode.ts';
import type { UsccIssues } from './uscc.ts';
import type { VgmIssues } from './vgm.ts';
import type { WordIssues } from './words.ts';

/** `error` keeps a form from being sent; `warning` is said and never blocks. */
export type Severity = 'error' | 'warning';

/**
 * Every code with the parameters its message needs. A family of rules declares its own codes beside its rules and joins here, so
 * that a code without a message in either language does not compile.
 */
export interface IssueParams
  extends GeneralIssues,
    AirWaybillIssues,
    AmountIssues,
    DigitIssues,
    ContainerIssues,
    EmailIssues,
    HsIssues,
    ImoIssues,
    PasswordIssues,
    PasteIssues,
    PhoneIssues,
    PostalCodeIssues,
    RecordIssues,
    SealIssues,
    SizeTypeIssues,
    TextIssues,
    UnLocodeIssues,
    UsccIssues,
    VgmIssues,
    WordIssues {}

export type Code = keyof IssueParams;

export interface IssueOf<C extends Code> {
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

/** An error: the value cannot stay as it is. `index` and `length` are given where it is about a place. */
export const error = <C extends Code>(
  code: C,
  params: IssueParams[C],
  index?: number,
  length?: number,
  severity: Severity = 'error',
): IssueOf<C> => ({ code, params, severity, index, length });

/** A warning: the value may stay. */
export const warning = <C extends Code>(code: C, params: IssueParams[C], index?: number, length?: number): IssueOf<C> =>
  error(code, params, index, length, 'warning');

/** A new issue with texts to put in place of the given one, if there are any. */
export function suggest(issue: Issue, suggestions: readonly string[]): Issue {
  if (suggestions[0]) (issue as { suggestions: readonly string[] }).suggestions = suggestions;
  return issue;
}
