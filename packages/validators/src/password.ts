import { error, type Issue } from './issue.ts';
import { isEmpty, type Rule, type RuleOptions, textRule } from './rule.ts';
import type { UnsafeIssues } from './unsafe-password.ts';

export * from './unsafe-password.ts';

/** Codes of passwords. No parameter ever holds a part of the password. */
export interface PasswordIssues extends UnsafeIssues {
  'password.tooShort': { min: number; actual: number };
  'password.letters': Record<never, never>;
  'password.digits': Record<never, never>;
  'password.mismatch': Record<never, never>;
}

const MIN = 6;

function faults(text: string): Issue[] {
  const actual = text.length < 2 * MIN ? [...text].length : MIN;
  return [
    ...(actual < MIN ? [error('password.tooShort', { min: MIN, actual })] : []),
    ...(/[A-Za-z]/.test(text) ? [] : [error('password.letters', {})]),
    ...(/[0-9]/.test(text) ? [] : [error('password.digits', {})]),
  ];
}

/** At least 6 characters with an ASCII letter and a digit among them; everything else may stand in it too, blanks included. */
export const password = /* @__PURE__ */ textRule({
  name: 'password',
  example: 'kx7-Pearl',
  standard: 'Specification, section 5',
  test: (text) => faults(text).length === 0,
  find: (text) => faults(text)[0] ?? null,
  all: faults,
});

export interface PasswordPair {
  readonly password: string;
  readonly confirm: string;
}

function findMismatch(value: unknown, options?: RuleOptions): Issue | null {
  let pair: Partial<PasswordPair> = {};
  try {
    const { password, confirm } = value as PasswordPair;
    pair = { password, confirm };
  } catch {
    // Nothing that holds two entries: as if they were empty.
  }
  if (isEmpty(pair.password) && isEmpty(pair.confirm)) return options?.optional ? null : error('required', {});
  const same = typeof pair.password === 'string' && pair.password === pair.confirm;
  return same ? null : error('password.mismatch', {});
}

/** The two entries of a new password are the same, to the last blank. */
export const passwordMatch: Rule<PasswordPair> = {
  name: 'passwordMatch',
  example: '{"password":"kx7-Pearl","confirm":"kx7-Pearl"}',
  standard: 'Specification, section 5',
  is: (value, options): value is PasswordPair => !findMismatch(value, options),
  check: findMismatch,
  normalize: (text) => text,
};
