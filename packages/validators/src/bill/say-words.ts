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

/** Words a package can be called by on a bill, with the short forms of the trade. */
const UNITS: readonly (readonly [word: string, many: string, ...short: string[]])[] = [
  ['CARTON', 'CARTONS', 'CTN', 'CTNS'],
  ['PACKAGE', 'PACKAGES', 'PKG', 'PKGS'],
  ['PALLET', 'PALLETS', 'PLT', 'PLTS'],
  ['PIECE', 'PIECES', 'PC', 'PCS'],
  ['WOODEN CASE', 'WOODEN CASES'],
  ['CASE', 'CASES', 'CS'],
  ['BOX', 'BOXES'],
  ['BAG', 'BAGS'],
  ['SACK', 'SACKS'],
  ['DRUM', 'DRUMS'],
  ['ROLL', 'ROLLS'],
  ['BUNDLE', 'BUNDLES', 'BDL', 'BDLS'],
  ['CRATE', 'CRATES'],
  ['BALE', 'BALES'],
  ['COIL', 'COILS'],
  ['SET', 'SETS'],
];

/**
 * The total in words: `SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY`. A unit that is not known, or that the lines
 * do not share, is called packages, which is always true. Undefined for what cannot be said: no whole number above zero.
 */
export function sayWords(total: number, unit: string | undefined): string | undefined {
  if (!Number.isSafeInteger(total) || total <= 0 || total >= 1e12) return undefined;
  const given = unit?.trim().toUpperCase() ?? '';
  const [one, many] = UNITS.find((names) => names.includes(given)) ?? ['PACKAGE', 'PACKAGES'];
  return `SAY ${numberWords(total)} ${total === 1 ? one : many} ONLY`;
}
