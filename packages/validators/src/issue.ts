import type { AmountIssues, DigitIssues } from './issues/amount.ts';
import type { BookingIssues } from './issues/booking.ts';
import type {
  AirWaybillIssues,
  EoriIssues,
  HsIssues,
  ImoIssues,
  SealIssues,
  UnLocodeIssues,
  UsccIssues,
  VgmIssues,
} from './issues/codes.ts';
import type { E164Issues, EmailIssues, PhoneIssues, PostalCodeIssues } from './issues/contact.ts';
import type { ContainerIssues, SizeTypeIssues } from './issues/container.ts';
import type { GeneralIssues } from './issues/general.ts';
import type { PasswordIssues } from './issues/password.ts';
import type { PasteIssues } from './issues/paste.ts';
import type { PreplanIssues } from './issues/preplan.ts';
import type { RecordIssues } from './issues/record.ts';
import type { TextIssues } from './issues/text.ts';
import type { WeighingIssues } from './issues/weighing.ts';
import type { WordIssues } from './issues/words.ts';

/** `error` keeps a form from being sent; `warning` is said and never blocks. */
export type Severity = 'error' | 'warning';

/**
 * Every code with the parameters its message needs. Each family of rules has its own codes in issues/ and joins here, so
 * that a code without a message in either language does not compile.
 */
export interface IssueParams
  extends GeneralIssues,
    AirWaybillIssues,
    AmountIssues,
    BookingIssues,
    DigitIssues,
    ContainerIssues,
    E164Issues,
    EmailIssues,
    EoriIssues,
    HsIssues,
    ImoIssues,
    PasswordIssues,
    PasteIssues,
    PhoneIssues,
    PostalCodeIssues,
    PreplanIssues,
    RecordIssues,
    SealIssues,
    SizeTypeIssues,
    TextIssues,
    UnLocodeIssues,
    UsccIssues,
    VgmIssues,
    WeighingIssues,
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
