import { error, type Issue } from './issue.ts';
import { isEmpty, type RuleOptions, textRule } from './rule.ts';

/** Codes of passwords that are guessed first. No parameter ever holds a part of the password. */
export interface UnsafeIssues {
  /** the same character or group again and again */
  'password.repeated': Record<never, never>;
  /** a run such as 123456 or fedcba, or neighbours on the keyboard */
  'password.sequence': Record<never, never>;
  /** a word or number that many people take, or a year */
  'password.common': Record<never, never>;
  /** holds the user's own phone number, company or user name */
  'password.own': { what: 'phone' | 'company' | 'username' };
}

export interface UnsafeOptions extends RuleOptions {
  /** what a stranger may know of the user; words under four characters do not count */
  readonly phone?: string;
  readonly company?: string;
  readonly username?: string;
}

const FAVOURITES =
  /p[a@]ssw[o0]rd|admin|root|test|welcome|letmein|iloveyou|monkey|dragon|hello|login|woaini|nihao|mima|5201314|1314|52[01]|freight|lading|(?:19|20)\d\d/g;
const LINES =
  'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p 147258369 159 357';

const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Counts what a guesser has to guess: a favourite counts once, a repeated character once, and a character that goes on with a
 * run or a line of the keyboard not at all, be it the next character or the next but one (a1b2c3). Under four is too little.
 */
function findUnsafe(text: string, options: UnsafeOptions | undefined): Issue | null {
  const plain = lower(text.slice(0, 128));
  for (const what of ['phone', 'company', 'username'] as const) {
    const own = lower(options?.[what] ?? '');
    const words = [own, ...own.split(/[^a-z\d\u0080-\uffff]+/), own.replace(/\D/g, '').slice(-6)];
    if (words.some((word) => word.length > 3 && plain.includes(word))) return error('password.own', { what });
  }
  const short = plain.replace(FAVOURITES, '\0');
  const signs = short.replace(/(.)\1+/gs, '$1').split('');
  const step = (from: number, to: number): number => {
    const [a = '\n', b = '\n'] = [signs[from], signs[to]];
    return LINES.includes(a + b) ? 1 : LINES.includes(b + a) ? 2 : a === b ? 3 : 0;
  };
  const guesses = signs.filter((_, at) =>
    [1, 2].every((far) => {
      const way = step(at - far, at);
      return !way || (way !== step(at - 2 * far, at - far) && way !== step(at, at + far));
    }),
  ).length;
  if (`${plain}${plain}`.indexOf(plain, 1) < plain.length) return error('password.repeated', {});
  if (guesses > 3 || guesses === plain.length) return null;
  if (short !== plain) return error('password.common', {});
  return guesses < signs.length ? error('password.sequence', {}) : error('password.repeated', {});
}

/**
 * No password that is guessed first: repeated, a run, a line of the keyboard, a favourite, or made of the user's own data.
 * Says nothing of length or kinds of characters; only the first 128 characters are looked at.
 */
export const passwordNotUnsafe = /* @__PURE__ */ textRule<UnsafeOptions>({
  name: 'passwordNotUnsafe',
  example: 'kx7-Pearl',
  standard: 'Specification, section 5; NIST SP 800-63B (blocklist)',
  test: (text, options) => !isEmpty(text) && !findUnsafe(text, options),
  find: findUnsafe,
});
