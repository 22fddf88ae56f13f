import type { WordIssues } from '../../issues/words.ts';

export const words: Record<keyof WordIssues, string> = {
  'englishOnly.char': 'Character {position} must be a letter A–Z or a space, not “{character}”',
  'chineseOnly.char': 'Character {position} must be a Chinese character, not “{character}”',
  'lettersCode.char': 'Character {position} must be a letter A–Z, not “{character}”',
  'alias.char':
    'Character {position}, “{character}”, is not allowed; use letters, digits, Chinese characters, “_” and “-”',
  'alias.start': 'An alias cannot begin with the digit “{character}”; begin with a letter or a Chinese character',
  'alias.length': 'An alias has 2 to 30 characters',
  'username.char': 'Character {position}, “{character}”, is not allowed; use letters, digits, “_”, “.” and “-”',
  'username.start': 'A username begins with a letter A–Z, not with “{character}”',
  'username.length': 'A username has at least 4 characters; there {actual, plural, one {is #} other {are #}}',
  'qq.length': 'A QQ number has 5 to 20 digits; there {actual, plural, one {is #} other {are #}}',
};
