import { error, type Issue } from './issue.ts';
import { isEmpty, type RuleOptions, textRule } from './rule.ts';

export interface UnsafeOptions extends RuleOptions {
  /** what a stranger may know of the user; words under four characters do not count */
  readonly phone?: string;
  readonly company?: string;
  readonly username?: string;
}

const FAVOURITES =
  /p[a@]ssw[o0]rd|admin|test|welcome|letmein|iloveyou|monkey|dragon|hello|woaini|5201314|1314|52[01]|freight|(?:19|20)\d\d/g;
// Runs by code, such as abc and 321, need no line.
const LINES = 'qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p 147258369 159 357 90';

/** a password that nobody guesses first */
export const EXAMPLE = 'kx7-Pearl';

/**
 * Counts what a guesser has to guess: a favourite counts once, a repeated character once, and a character that goes on with a
 * run or a line of the keyboard not at all, be it the next character or the next but one (a1b2c3). Under four is too little.
 */
function findUnsafe(text: string, options: UnsafeOptions | undefined): Issue | null {
  const plain = text.slice(0, 128).toLowerCase();
  const { phone = '', company = '', username = '' } = options ?? {};
  const own = [phone.replace(/\D/g, '').slice(-6), ...company.split(/[^A-Za-z\d\u0080-\uffff]/), username];
  if (own.some((word) => word.length > 3 && plain.includes(word.toLowerCase()))) return error('password.own', {});
  const short = plain.replace(FAVOURITES, '\0');
  const signs = short.replace(/(.)\1+/gs, '$1');
  // How one character follows from another: a number for each way, 0 for none.
  const step = (from: number, to: number): number => {
    const a = signs.charAt(from);
    const b = signs.charAt(to);
    const way = b.charCodeAt(0) - a.charCodeAt(0);
    return way * way < 2 ? way + 2 : !a || !b ? 0 : LINES.includes(a + b) ? 4 : LINES.includes(b + a) ? 5 : 0;
  };
  const guesses = signs.split('').filter((_, at) =>
    [1, 2].every((far) => {
      const way = step(at - far, at);
      return !way || (way !== step(at - 2 * far, at - far) && way !== step(at, at + far));
    }),
  ).length;
  const twice = `${plain}${plain}`.indexOf(plain, 1) < plain.length;
  if (!twice && (guesses > 3 || guesses === plain.length)) return null;
  if (short !== plain) return error('password.common', {});
  return guesses === signs.length || twice ? error('password.repeated', {}) : error('password.sequence', {});
}

/**
 * No password that is guessed first: repeated, a run, a line of the keyboard, a favourite, or made of the user's own data.
 * Says nothing of length or kinds of characters; only the first 128 characters are looked at.
 */
export const passwordNotUnsafe = /* @__PURE__ */ textRule<UnsafeOptions>({
  name: 'passwordNotUnsafe',
  example: EXAMPLE,
  standard: 'NIST SP 800-63B (blocklist)',
  test: (text, options) => !isEmpty(text) && !findUnsafe(text, options),
  find: findUnsafe,
  repair: (text) => text,
});
