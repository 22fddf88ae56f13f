// ISO 6346: letters count from 10 and leave out 11, 22 and 33; each place weighs twice the one before it.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const worthOf = (sign) => {
  const at = LETTERS.indexOf(sign);
  return at < 0 ? Number(sign) : at + 10 + Math.floor((at + 9) / 10);
};

/** Owner, U, six digits and the check digit that follows from them; a remainder of 10 is written 0. */
export function containerNumber({ below, digits }) {
  const letter = () => LETTERS[below(26)];
  const code = `${letter()}${letter()}${letter()}U${digits(6)}`;
  const weighed = [...code].reduce((total, sign, at) => total + worthOf(sign) * 2 ** at, 0);
  return `${code}${(weighed % 11) % 10}`;
}
