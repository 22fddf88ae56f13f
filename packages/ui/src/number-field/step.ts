import { compareDecimal, sumDecimal } from '@lading/validators';

const DECIMAL = /^(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** `a − b` of unsigned decimal strings, never below zero; as many decimals as the longer one has. */
function difference(a: string, b: string): string {
  if (compareDecimal(a, b) <= 0) return '0';
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const scaled = (value: string) => BigInt(value.replace('.', '') + '0'.repeat(decimals - decimalsOf(value)));
  const digits = (scaled(a) - scaled(b)).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** One step up or down from a decimal string, exactly; undefined for what is no number. */
export function stepped(value: string, by: string, direction: 1 | -1): string | undefined {
  const from = value.trim() === '' ? '0' : value;
  if (!DECIMAL.test(from)) return undefined;
  return direction === 1 ? sumDecimal([from, by]) : difference(from, by);
}

/** `12400.5` as `12,400.5`, with the decimals it has; undefined for what is no number. */
export const groupedFigures = (value: string): string | undefined =>
  DECIMAL.test(value) ? value.replace(/^[0-9]+/, (whole) => whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',')) : undefined;
