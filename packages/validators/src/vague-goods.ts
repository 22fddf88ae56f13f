import type { BillKind } from './bill/fields.ts';
import { type Issue, warning } from './issue.ts';
import type { Destination, VagueIssues } from './issues/text.ts';

interface VagueOptions {
  readonly bill?: BillKind;
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
