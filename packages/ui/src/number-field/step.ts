import { compareDecimal, decimal, sumDecimal } from '@lading/validators';

// Zeros in front are worth a warning to the rule, and no number to step from.
const isPlain = (value: string): boolean => decimal.check(value) === null;

/** One step up or down from a decimal string, exactly and never below zero; undefined for what is no number. */
export function stepped(value: string, by: string, direction: 1 | -1): string | undefined {
  const from = value.trim() === '' ? '0' : value;
  if (!isPlain(from)) return undefined;
  if (direction === 1) return sumDecimal([from, by]);
  return compareDecimal(from, by) <= 0 ? '0' : sumDecimal([from, `-${by}`]);
}

/** `12400.5` as `12,400.5`, with the decimals it has; undefined for what is no number. */
export const groupedFigures = (value: string): string | undefined =>
  isPlain(value) ? value.replace(/^[0-9]+/, (whole) => whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',')) : undefined;
