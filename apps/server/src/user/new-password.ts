import type { Endpoint } from '@lading/api-client/contract';
import { password as rule } from '@lading/validators';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isGuessedFirst, type Own } from './guessed.ts';
import { isSealed, openSealed } from './seal.ts';

interface Entered {
  readonly password: string;
  readonly passwordAgain: string;
}

/** A submitted secret as it was typed. */
export const plainOf = (services: Pick<Services, 'db' | 'wrapping'>, { path }: Endpoint, secret: string) =>
  isSealed(secret) ? openSealed(services, path, secret) : Promise.resolve(secret);

/** The password that somebody chose, where it holds to the rules: a refusal says the first that it breaks. */
export async function chosenPassword(
  services: Pick<Services, 'db' | 'wrapping'>,
  endpoint: Endpoint,
  { password, passwordAgain }: Entered,
): Promise<string> {
  const chosen = await plainOf(services, endpoint, password);
  const again = await plainOf(services, endpoint, passwordAgain);
  const broken = rule.check(chosen);
  if (broken)
    throw refused(
      broken.code === 'password.tooShort' || broken.code === 'required' ? 'passwordShort' : 'passwordKinds',
      undefined,
      'password',
    );
  if (chosen !== again) throw refused('passwordsDiffer', undefined, 'passwordAgain');
  return chosen;
}

/** Refuses a password that somebody would try first. */
export async function insistOnHard(chosen: string, own: Own): Promise<void> {
  if (await isGuessedFirst(chosen, own)) throw refused('passwordEasy', undefined, 'password');
}
