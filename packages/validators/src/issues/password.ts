/** Codes of passwords that are guessed first. No parameter ever holds a part of the password. */
export interface UnsafeIssues {
  /** the same character or group again and again */
  'password.repeated': Record<never, never>;
  /** a run such as 123456 or fedcba, or neighbours on the keyboard */
  'password.sequence': Record<never, never>;
  /** a word or number that many people take, or a year */
  'password.common': Record<never, never>;
  /** holds the end of the user's own phone number, a word of the company, or the user name */
  'password.own': Record<never, never>;
}

/** Codes of passwords. No parameter ever holds a part of the password. */
export interface PasswordIssues extends UnsafeIssues {
  'password.tooShort': { min: number; actual: number };
  'password.letters': Record<never, never>;
  'password.digits': Record<never, never>;
  'password.mismatch': Record<never, never>;
}
