import { error, type Issue } from './issue.ts';

export interface RuleOptions {
  /** lets an empty value pass */
  readonly optional?: boolean;
}

/** One rule of the trade. `Value` is what a legal value looks like. */
export interface Rule<Value = string, Options extends RuleOptions = RuleOptions> {
  readonly name: string;
  /** True for a legal value. Any value at all may be given: nothing is thrown, converted or trimmed. */
  is(value: unknown, options?: Options): value is Value;
  /** As `is`, of a text that is not empty: the shortest way for loops over many texts. Rules about texts have it. */
  test?(text: string, options?: Options): boolean;
  /** The first error, else the first warning, else null. */
  check(value: unknown, options?: Options): Issue | null;
  /** Everything there is to say, in the order of the text. */
  all?(value: unknown, options?: Options): readonly Issue[];
  /** The repaired text to offer. A legal one stays as it is; what cannot be repaired stays for `check` to name. */
  normalize(text: string, options?: Options): string;
  /** a legal value */
  readonly example: string;
  /** where the rule comes from */
  readonly standard: string;
}

/** The standard of the rules that follow the paper of the product. */
export const SPECIFICATION = 'Specification §5';

/** `''`, null, undefined and blanks only. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** Something beside blanks; what begins in ink is found out at the first character. */
export function hasInk(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || !!text.trim();
}

interface TextRule<Options extends RuleOptions> {
  name: string;
  example: string;
  standard?: string | undefined;
  /** True for a legal text; false for blanks only. */
  test(text: string, options: Options | undefined): boolean;
  /** Of a text that is not blank: the first error, else the first warning. An error exactly when `test` is false. */
  find(text: string, options: Options | undefined): Issue | null;
  /** Of a text that is neither blank nor legal; called on its own result, it changes nothing more. */
  repair(text: string, options: Options | undefined): string;
}

/** A rule about texts: what is empty, what is no text and what is legal already is settled here. */
export const textRule = <Options extends RuleOptions = RuleOptions>({
  test,
  find,
  repair,
  standard = SPECIFICATION,
  ...named
}: TextRule<Options>): Rule<string, Options> => ({
  ...named,
  standard,
  test,
  is: (value, options): value is string =>
    (typeof value === 'string' && test(value, options)) || !!(options?.optional && isEmpty(value)),
  check: (value, options) =>
    isEmpty(value)
      ? options?.optional
        ? null
        : error('required', {})
      : typeof value === 'string'
        ? find(value, options)
        : error('type.text', { given: typeof value }),
  normalize: (text, options) =>
    typeof text !== 'string' || isEmpty(text) || test(text, options) ? text : repair(text, options),
});

/** The rule with all there is to say of a text that is not blank. */
export const withAll = <Options extends RuleOptions>(
  rule: Rule<string, Options>,
  all: (text: string, options: Options | undefined) => readonly Issue[],
): Rule<string, Options> => ({
  ...rule,
  all: (value, options) =>
    typeof value === 'string' && !isEmpty(value) ? all(value, options) : [rule.check(value, options) ?? []].flat(),
});
