/**
 * Container numbers. Format of the specification: four capitals and seven digits.
 * Check digit after ISO 6346: letters count 10 to 38 without the multiples of 11, each place weighs twice the one before,
 * the remainder of the sum by 11 is the digit, and a remainder of 10 is written 0.
 */

const FORMAT = /^[A-Z]{4}[0-9]{7}$/;
const CATEGORIES = 'UJZ';

/** True for four capitals and seven digits; nothing is trimmed or converted. */
export function isContainerNumber(value: unknown): value is string {
  return typeof value === 'string' && FORMAT.test(value);
}

function placeValue(charCode: number): number {
  if (charCode < 58) return charCode - 48;
  const letter = charCode - 65;
  // A is 10; 11, 22 and 33 are skipped, so one more is added after A, K and U.
  return letter + 10 + (letter > 0 ? 1 : 0) + (letter > 10 ? 1 : 0) + (letter > 20 ? 1 : 0);
}

/**
 * The ISO 6346 check digit (0 to 9) of the first ten characters.
 * @param owner four capitals and six digits; more characters are ignored
 */
export function containerCheckDigit(owner: string): number {
  let sum = 0;
  for (let place = 0; place < 10; place++) sum += placeValue(owner.charCodeAt(place)) * 2 ** place;
  return (sum % 11) % 10;
}

export type ContainerCheck =
  | { readonly kind: 'valid'; readonly expected: number }
  | { readonly kind: 'digit'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'format' };

/**
 * What is to be said of a container number: its digit holds, its digit is wrong (with the right one), it is a
 * placeholder (the format holds, the category is none of ISO 6346, or the serial is nearly all zeros), or it is no container number.
 */
export function checkContainerNumber(value: string): ContainerCheck {
  if (!isContainerNumber(value)) return { kind: 'format' };
  if (!CATEGORIES.includes(value.charAt(3)) || /^0{5}[01]$/.test(value.slice(4, 10))) return { kind: 'placeholder' };
  const expected = containerCheckDigit(value);
  const actual = value.charCodeAt(10) - 48;
  return expected === actual ? { kind: 'valid', expected } : { kind: 'digit', expected, actual };
}
