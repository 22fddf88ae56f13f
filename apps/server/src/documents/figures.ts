const thousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** `12400.0000` with 3 decimals is `12,400.000`; a decimal that is not zero is never cut. */
export function figure(value: string | number, decimals: number): string {
  const [whole = '0', part = ''] = String(value).split('.');
  const kept = part.replace(/0+$/, '').padEnd(decimals, '0');
  return kept ? `${thousands(whole)}.${kept}` : thousands(whole);
}

/** Packages are whole numbers. */
export const packages = (value: number): string => figure(value, 0);
/** KGS, 3 decimals. */
export const weight = (value: string): string => figure(value, 3);
/** CBM, 4 decimals. */
export const volume = (value: string): string => figure(value, 4);
/** 2 decimals; the currency stands in front or in a column of its own. */
export const money = (value: string): string => figure(value, 2);
