/** Words and codes of which each line means one thing. */
const groups = (lines: string): ReadonlyMap<string, string> =>
  new Map(lines.split('\n').flatMap((line) => line.split('|').map((name) => [name, line] as const)));

// Several codes of UN/LOCODE for one port, as carriers and registers use them.
const PORTS = groups('CNNGB|CNNBO\nCNSHA|CNSGH|CNSHG\nCNXMN|CNXMG');

const PAYMENTS = groups(
  'FREIGHT PREPAID|PREPAID|PP|PRE|预付\nFREIGHT COLLECT|COLLECT|FREIGHT TO COLLECT|CC|COL|到付\nPREPAID AT THIRD PLACE|第三地付',
);

const RELEASES = groups(
  'ORIGINAL|ORIGINALS|正本\nTELEX RELEASE|TELEX|SURRENDERED|电放\nSEA WAYBILL|SEAWAYBILL|SWB|EXPRESS RELEASE|海运单\nELECTRONIC B/L|EBL|电子提单\nISSUE AT DESTINATION|异地放单',
);

const WRITTEN_SO = /^[!-`{-~]*$/;

/** In capitals and half width, without blanks at the ends. ASCII only: nothing becomes a letter that was none. */
export const capitals = (text: string): string =>
  WRITTEN_SO.test(text)
    ? text
    : text
        .normalize('NFKC')
        .trim()
        .replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32));

/** The code without blanks, in capitals. */
export const portCode = (text: string): string => capitals(text).replace(/ +/g, '');

/** One name for all codes of a port; the code itself where it has no other. */
export const portOf = (code: string): string => PORTS.get(code) ?? code;

/** One name for all words of a freight payment; undefined for what is not known. */
export const paymentOf = (text: string): string | undefined => PAYMENTS.get(capitals(text));

/** One name for all words of a kind of release. */
export const releaseOf = (text: string): string | undefined => RELEASES.get(capitals(text));

const NO_MARKS = /^(?:(?:N ?\/ ?M|NM|NO MARKS?|NIL|NIL MARKS?)\.?)?$/;
/** True for `N/M` and its like, and for no text: no marks. */
export const noMarks = (text: string): boolean => NO_MARKS.test(capitals(text));

const SAME_AS_CONSIGNEE = /^(?:THE )?SAME AS (?:THE )?(?:ABOVE )?(?:CONSIGNEE|CNEE)\.?$/;
/** True for a party that is the consignee again. */
export const sameAsConsignee = (text: string): boolean =>
  text.length < 80 && SAME_AS_CONSIGNEE.test(capitals(text).replace(/\s+/g, ' '));
