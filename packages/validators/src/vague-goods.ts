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

/**
 * Warnings for goods of which nothing but listed words is said, and for lines that stand for a party. A master bill may be consolidated.
 * @param lists the words by destination
 * @param ends what stands between the items of a text, in brackets
 */
export const vague =
  (code: keyof VagueIssues, lists: Partial<Record<Destination, RegExp>>, ends: RegExp) =>
  (text: string, { bill, destination }: VagueOptions = {}): Issue[] => {
    const words = destination && lists[destination];
    if (!words) return [];
    const found: Issue[] = [];
    let start = 0;
    for (const [at, item] of text.split(ends).entries()) {
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
  };
