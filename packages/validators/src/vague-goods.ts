import { type Issue, warning } from './issue.ts';

/** Whose customs read the manifest: of the USA (ACE) or of the European Union (ICS2). */
export type Destination = 'US' | 'EU';

interface Vague {
  word: string;
  destination: Destination;
}

export interface VagueIssues {
  /** the text says no more of the goods than `word`, or a list of such words; customs of the destination reject it */
  'goods.vague': Vague;
  /** a line says `word` where the customs of the destination want the name of a party */
  'party.vague': Vague;
}

interface VagueOptions {
  readonly bill?: 'MBL' | 'HBL';
  readonly destination?: Destination;
}

const CONSOLIDATED = /^consolidated(?: cargo)?$/i;
const WORDS: Record<keyof VagueIssues, Partial<Record<Destination, RegExp>>> = {
  'goods.vague': {
    US: /^(?:(?:accessor|daily necessit)(?:y|ies)|(?:gift|part)s?)$/i,
    EU: /^(?:(?:accessor|batter|commodit)(?:y|ies)|all kinds? of goods|apparel|as (?:ordered|per attached invoice)|box(?:es)?|cloth(?:es|ing)|consol(?:idated cargo)?|(?:electronic )?equipment|footwear|freight all kinds|general cargo|machinery|miscellaneous|see invoice|stuff|(?:adapter|article|(?:auto )?part|bag|cable|carton|chemical|component|consumer|(?:dangerous |various )?good|decoration|document|electronic|food(?:stuff)?|fruit|garment|gift|item|sample|shoe|textile|tool|vegetable)s?)$/i,
  },
  'party.vague': { EU: /^(?:n\/a|private|unknown)$/i },
};
const ENDS: Record<keyof VagueIssues, RegExp> = {
  'goods.vague': /([\r\n,;/&+]|\band\b)/i,
  'party.vague': /([\r\n])/,
};

/** Warnings for goods of which nothing but listed words is said, and for lines that stand for a party. A master bill may be consolidated. */
export function vague(code: keyof VagueIssues, text: string, { bill, destination }: VagueOptions = {}): Issue[] {
  const words = destination && WORDS[code][destination];
  if (!words) return [];
  const found: Issue[] = [];
  let start = 0;
  for (const [at, item] of text.split(ENDS[code]).entries()) {
    // Numbers, bullets and full stops around a word say nothing; every other item is the end of one.
    const inner = at % 2 ? null : /[a-z].*[a-z]/i.exec(item);
    if (inner) {
      const { index, 0: word } = inner;
      if (words.test(word) || (bill !== 'MBL' && CONSOLIDATED.test(word)))
        found.push(warning(code, { word, destination }, start + index, word.length));
      else if (code === 'goods.vague') return [];
    }
    start += item.length;
  }
  return found;
}
