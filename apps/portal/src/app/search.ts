// Small total readers of search parameters: bad input reads as undefined, nothing throws. They stay in the first chunk.
// A reader of a whole search must name every key: one that it leaves out would pass as it was typed.

/** A positive integer, from a number or its digits. */
export function positiveInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** A text that matches, trimmed. */
export function textLike(value: unknown, pattern: RegExp): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && pattern.test(text.trim()) ? text.trim() : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it is written, `2026-11-26`. */
export const dayLike = (value: unknown): string | undefined => textLike(value, DAY);

/** One of the values that an address can name. */
export const oneOf = <const T>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);
