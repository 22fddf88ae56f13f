// Amounts are decimal strings with up to four places, as the portal's calls carry them; sums are exact.
const SCALE = 10_000n;

/** 1234500n is `123.45`. */
export function decimal(scaled) {
  const fraction = String(scaled % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return fraction ? `${scaled / SCALE}.${fraction}` : String(scaled / SCALE);
}

/** `123.45` is 1234500n. */
export function scaled(text) {
  const [whole, fraction = ''] = text.split('.');
  return BigInt(whole) * SCALE + BigInt(fraction.padEnd(4, '0'));
}

export const sum = (texts) => decimal(texts.reduce((total, text) => total + scaled(text), 0n));

/** Cuts an amount into parts of about the same size whose sum is the amount. */
export function parts(amount, count) {
  const each = amount / BigInt(count);
  return Array.from({ length: count }, (_, at) => (at === 0 ? amount - each * BigInt(count - 1) : each));
}
