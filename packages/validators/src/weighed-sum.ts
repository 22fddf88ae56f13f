/** Digits and the capitals of GB 32100-2015, which leaves out I, O, S, V and Z, in the order of their values. */
export const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The sum of all characters but the last, each by its value and by the weight of its place. */
export const weigh = (code: string, weight: (at: number) => number): number =>
  [...code.slice(0, -1)].reduce((sum, character, at) => sum + ALPHABET.indexOf(character) * weight(at), 0);
