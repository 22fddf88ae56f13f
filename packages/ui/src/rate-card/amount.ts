import { money, packages } from '../format/figures.ts';

const CENTS = /\.\d*[1-9]/;

/** A price per container as it is quoted: without decimals where it has none. */
export const amountOf = (amount: string | null): string =>
  amount !== null && CENTS.test(amount) ? money('', amount).trim() : packages(amount?.replace(/\.0*$/, ''));

/** A sum: always with two decimals. */
export const sumOf = (amount: string | null): string => money('', amount).trim();
