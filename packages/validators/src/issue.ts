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

type Make = () => readonly string[] | undefined;

/** An issue as the rules make it. */
class Found<C extends Code> implements IssueOf<C> {
  declare readonly code: C;
  declare readonly params: IssueParams[C];
  declare readonly severity: Severity;
  declare readonly index: number | undefined;
  declare readonly length: number | undefined;
  #make: Make | undefined;

  // An own property, so that copies and JSON have it; one getter for all, since another for each would take four times as long.
  static #lazy = {
    enumerable: true,
    get(this: Found<Code>) {
      const made = this.#make?.();
      this.#make = () => made;
      return made?.[0] ? made : undefined;
    },
  };

  constructor(severity: Severity, code: C, params: IssueParams[C], index?: number, length?: number) {
    this.code = code;
    this.params = params;
    this.severity = severity;
    this.index = index;
    this.length = length;
  }

  static suggest<I extends Issue>(issue: I, make: Make): I {
    (issue as unknown as Found<Code>).#make = make;
    return Object.defineProperty(issue, 'suggestions', Found.#lazy);
  }
}

type Say = <C extends Code>(code: C, params: IssueParams[C], index?: number, length?: number) => IssueOf<C>;

const say =
  (severity: Severity): Say =>
  (code, params, index, length) =>
    new Found(severity, code, params, index, length);

/** An error: the value cannot stay as it is. `index` and `length` are given where it is about a place. */
export const error = /* @__PURE__ */ say('error');

/** A warning: the value may stay. */
export const warning = /* @__PURE__ */ say('warning');

/** The same as a warning. */
export const asWarning = ({ code, params, index, length }: Issue): Issue =>
  warning(code, params as never, index, length) as Issue;

/** Gives an issue texts to put in place of the given one; they are made when somebody reads them: most are not, and some take long. */
export const { suggest } = Found;
