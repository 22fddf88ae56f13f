import { passwordNotUnsafe } from '@lading/validators';

/** What a stranger may know of whoever chooses a password. */
export interface Own {
  readonly phone: string;
  readonly company?: string;
}

let common: Promise<ReadonlySet<string>> | undefined;

// Fifty thousand words: read when somebody first chooses a password.
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}

/** Whether a password is among those that are guessed first: on the list of common ones, of a simple pattern, or made of what is known of its owner. */
export async function isGuessedFirst(chosen: string, { phone, company = '' }: Own): Promise<boolean> {
  common ??= commonPasswords();
  if ((await common).has(chosen.toLowerCase())) return true;
  return !passwordNotUnsafe.is(chosen, { phone, company });
}
