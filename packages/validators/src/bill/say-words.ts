const ONES =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  );
const TENS = '0 10 TWENTY THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY'.split(' ');
const SCALES = ['', ' THOUSAND', ' MILLION', ' BILLION'];

function belowHundred(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  return [TENS[Math.floor(n / 10)], n % 10 && ONES[n % 10]].filter(Boolean).join('-');
}

function belowThousand(n: number): string {
  const hundreds = n >= 100 ? `${ONES[Math.floor(n / 100)]} HUNDRED` : '';
  const rest = n % 100 ? belowHundred(n % 100) : '';
  return [hundreds, rest].filter(Boolean).join(' AND ');
}

function numberWords(n: number): string {
  if (n === 0) return 'ZERO';
  const parts: string[] = [];
  for (let rest = n, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000;
    const and = scale === 0 && group < 100 && n > 999 ? 'AND ' : '';
    if (group) parts.unshift(`${and}${belowThousand(group)}${SCALES[scale]}`);
  }
  return parts.join(' ');
}

/** Words a package can be called by on a bill, with the short forms of the trade and the code of UN/ECE recommendation 21. */
const UNITS: readonly (readonly [word: string, many: string, ...short: string[]])[] = [
  ['CARTON', 'CARTONS', 'CTN', 'CTNS', 'CT'],
  ['PACKAGE', 'PACKAGES', 'PKG', 'PKGS', 'PK'],
  ['PALLET', 'PALLETS', 'PLT', 'PLTS', 'PX'],
  ['PIECE', 'PIECES', 'PC', 'PCS'],
  ['WOODEN CASE', 'WOODEN CASES'],
  ['CASE', 'CASES', 'CS'],
  ['BOX', 'BOXES', 'BX'],
  ['BAG', 'BAGS', 'BG'],
  ['SACK', 'SACKS', 'SA'],
  ['DRUM', 'DRUMS', 'DR'],
  ['ROLL', 'ROLLS', 'RO'],
  ['BUNDLE', 'BUNDLES', 'BDL', 'BDLS', 'BE'],
  ['CRATE', 'CRATES', 'CR'],
  ['BALE', 'BALES', 'BL'],
  ['COIL', 'COILS', 'CL'],
  ['SET', 'SETS'],
  ['PAIL', 'PAILS', 'PL'],
  ['BARREL', 'BARRELS', 'BA'],
  ['REEL', 'REELS', 'RL'],
  ['SHEET', 'SHEETS', 'ST'],
  ['TUBE', 'TUBES', 'TU'],
  ['CYLINDER', 'CYLINDERS', 'CY'],
];

const unitOf = (text: string | undefined) => {
  const given = text?.trim().toUpperCase() ?? '';
  return UNITS.find((names) => names.includes(given));
};

/** The one word for a kind of package, however it is written: `CARTON` for `CTNS`, `Cartons` and the code `CT`. */
export const packageWord = (text: string): string | undefined => unitOf(text)?.[0];

/**
 * The total in words: `SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY`. A unit that is not known, or that the lines
 * do not share, is called packages, which is always true. Undefined for what cannot be said: no whole number above zero.
 */
export function sayWords(total: number, unit: string | undefined): string | undefined {
  if (!Number.isSafeInteger(total) || total <= 0 || total >= 1e12) return undefined;
  const [one, many] = unitOf(unit) ?? ['PACKAGE', 'PACKAGES'];
  return `SAY ${numberWords(total)} ${total === 1 ? one : many} ONLY`;
}
