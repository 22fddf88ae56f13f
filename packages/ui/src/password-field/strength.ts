import { password, passwordNotUnsafe, type UnsafeOptions } from '@lading/validators';

export type Strength = 'weak' | 'fair' | 'strong';

// A guesser needs years from here on, whatever the characters are.
const LONG = 12;

/** How long a password would hold: weak when the rule refuses it or it is guessed first, strong from 12 characters. */
export function strengthOf(value: string, own?: UnsafeOptions): Strength | undefined {
  if (value === '') return undefined;
  if (!password.is(value) || !passwordNotUnsafe.is(value, own)) return 'weak';
  return [...value].length >= LONG ? 'strong' : 'fair';
}
