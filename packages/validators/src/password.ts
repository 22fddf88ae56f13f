import { valueRule } from './general.ts';
import { error, type Issue } from './issue.ts';
import { isEmpty, type RuleOptions, textRule, withAll } from './rule.ts';
import { EXAMPLE } from './unsafe-password.ts';

export { passwordNotUnsafe, type UnsafeOptions } from './unsafe-password.ts';

/** At least 6 characters with an ASCII letter and a digit among them; everything else may stand in it too, blanks included. */
export const password = /* @__PURE__ */ withAll(
  /* @__PURE__ */ textRule({
    name: 'password',
    example: EXAMPLE,
    test: (text) => !faults(text)[0],
    find: (text) => faults(text)[0] ?? null,
    repair: (text) => text,
  }),
  faults,
);

function faults(text: string): Issue[] {
  // Counted in characters: six of them may take twelve UTF-16 units.
  const actual = [...text.slice(0, 12)].length;
  return [
    actual < 6 && error('password.tooShort', { min: 6, actual }),
    !/[A-Za-z]/.test(text) && error('password.letters', {}),
    !/[0-9]/.test(text) && error('password.digits', {}),
  ].filter((issue) => issue !== false);
}

export interface PasswordPair {
  readonly password: string;
  readonly confirm: string;
}

function findMismatch(value: unknown, options?: RuleOptions): Issue | null {
  let [password, confirm]: unknown[] = [];
  try {
    ({ password, confirm } = value as PasswordPair);
  } catch {
    // null and undefined hold no fields: treated as two empty ones.
  }
  if (isEmpty(password) && isEmpty(confirm)) return options?.optional ? null : error('required', {});
  return typeof password === 'string' && password === confirm ? null : error('password.mismatch', {});
}

/** The two entries of a new password are the same, to the last blank. */
export const passwordMatch = /* @__PURE__ */ valueRule<PasswordPair>(
  'passwordMatch',
  '{"password":"kx7-Pearl","confirm":"kx7-Pearl"}',
  findMismatch,
);
