import type { FbaRegion } from '@lading/api-client/contract';

// States by the first digit of their zips, for a warehouse whose zip is not known.
const STATES: Readonly<Record<FbaRegion, string>> = {
  west: 'AK AZ CA CO HI ID MT NM NV OR UT WA WY',
  mid: 'AR IA IL IN KS KY LA MI MN MO MS ND NE OH OK SD TN TX WI',
  east: 'AL CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA VT WV',
};

/** The zone of the United States by zip, else by state; null elsewhere. */
export function regionOf(country: string, zip: string, state: string): FbaRegion | null {
  if (country !== 'US') return null;
  const digit = zip.charAt(0);
  if (/[89]/.test(digit)) return 'west';
  if (/[4-7]/.test(digit)) return 'mid';
  if (/[0-3]/.test(digit)) return 'east';
  const known = Object.entries(STATES).find(([, states]) => states.split(' ').includes(state));
  return (known?.[0] as FbaRegion | undefined) ?? null;
}
