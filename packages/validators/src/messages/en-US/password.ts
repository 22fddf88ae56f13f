import type { PasswordIssues } from '../../issues/password.ts';

export const password: Record<keyof PasswordIssues, string> = {
  'password.tooShort': 'Type at least {min} characters; there {actual, plural, one {is #} other {are #}}',
  'password.letters': 'The password needs a letter from A to Z',
  'password.digits': 'The password needs a digit',
  'password.mismatch': 'The two passwords differ',
  'password.repeated': 'The password repeats the same characters and is easy to guess; choose another',
  'password.sequence': 'The password is a run such as 123456, abcdef or qwerty and is easy to guess; choose another',
  'password.common': 'The password is a common word or a year and is easy to guess; choose another',
  'password.own': 'Leave your phone number, company and user name out of the password',
};
