import { compare, type Exact, exact } from './exact.ts';

/** A price per kilogram from so many kilograms on. */
export interface WeightBreak {
  readonly from: string;
  readonly price: string;
}

/** The breaks from the lightest on. */
export const ascending = (breaks: readonly WeightBreak[]): WeightBreak[] =>
  [...breaks].sort((a, b) => compare(exact(a.from), exact(b.from)));

/** The break that a weight falls in, undefined below the first. */
export const breakOf = (breaks: readonly WeightBreak[], weight: Exact): WeightBreak | undefined =>
  ascending(breaks).findLast(({ from }) => compare(exact(from), weight) <= 0);
