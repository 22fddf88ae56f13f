import { random } from './random.mjs';

const VALUES = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';

/** The check digit of ISO 6346 for four capitals and six digits, written the long way so that it can judge the short ones. */
export function checkDigit(owner) {
  const sum = [...owner].reduce((total, character, place) => total + VALUES.indexOf(character) * 2 ** place, 0);
  return (sum % 11) % 10;
}

export function containerNumber(chance) {
  const owner = `${chance.letters(3)}${chance.pick('UUUUUUJZ')}${chance.digits(6)}`;
  return `${owner}${checkDigit(owner)}`;
}

/** What people and machines do to a container number; each turns a right one into a wrong one. */
export const SPOILERS = [
  (number) => `${number.slice(0, 10)}${(Number(number[10]) + 1) % 10}`,
  (number) => number.toLowerCase(),
  (number) => `${number.slice(0, 4)} ${number.slice(4, 10)}-${number.slice(10)}`,
  (number) => number.slice(0, 10),
  (number) => `${number}X`,
  (number) => `${number.slice(0, 3)}A${number.slice(4)}`,
  (number) => `${number.slice(0, 4)}O${number.slice(5)}`,
  (number) => `\u017F${number.slice(1)}`,
];

/** So many numbers, every tenth of them wrong on average; flat strings, as a parsed answer or file holds them. */
export function manyNumbers(count, seed = 1) {
  const chance = random(seed);
  const numbers = Array.from({ length: count }, () => {
    const number = containerNumber(chance);
    return chance.below(10) === 0 ? chance.pick(SPOILERS)(number) : number;
  });
  return JSON.parse(JSON.stringify(numbers));
}
