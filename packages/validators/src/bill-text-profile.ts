import { hasInk, type RuleOptions } from './rule.ts';

/**
 * Which characters a bill is printed and sent with; CR and LF belong to every profile.
 * - `ascii`: printable ASCII
 * - `unoa`: ISO 9735 level A: capitals, digits, space, `. , - ( ) / = ! " % & * ; < >` and the service characters `' + : ?`
 * - `unob`: level B: level A with small letters and `_`
 * - `latin1`: level C, ISO 8859-1
 * - `japan`: the import manifest of Japan: level B without `' + : ? _`
 */
export type TextProfile = 'ascii' | 'unoa' | 'unob' | 'latin1' | 'japan';

export interface TextOptions extends RuleOptions {
  /** the set of characters, `ascii` unless told */
  readonly profile?: TextProfile;
}

// What a profile does not have. A search for it is several times as fast as a loop over the characters.
const OUTSIDE: Record<TextProfile, RegExp> = {
  ascii: /[^ -~\n\r]/,
  unoa: /[^ -"%-?A-Z\n\r]/,
  unob: /[^ -"%-?A-Z_a-z\n\r]/,
  latin1: /[^ -~\xa0-\xff\n\r]/,
  japan: /[^ -"%&(-*,-9;->A-Za-z\n\r]/,
};

/** Where the first character stands that is not in the profile; −1 where all are. */
export const findOutside = (text: string, options: TextOptions | undefined): number =>
  text.search(OUTSIDE[options?.profile ?? 'ascii']);

/** Every character is in the profile. */
export const isInProfile = (text: string, options: TextOptions | undefined): boolean =>
  !OUTSIDE[options?.profile ?? 'ascii'].test(text);

/** Every character is in the profile and one at least is printed. */
export const isBillText = (text: string, options: TextOptions | undefined): boolean =>
  isInProfile(text, options) && hasInk(text);
