import type { Flaw } from './flaw.ts';

export interface WordIssues {
  'englishOnly.char': Flaw;
  'chineseOnly.char': Flaw;
  'lettersCode.char': Flaw;
  'alias.char': Flaw;
  /** begins with a digit */
  'alias.start': Flaw;
  'alias.length': Flaw;
  'username.char': Flaw;
  /** begins with something else than a letter */
  'username.start': Flaw;
  /** `actual` characters are too few */
  'username.length': Flaw;
  /** `actual` digits are too few or too many */
  'qq.length': Flaw;
}
