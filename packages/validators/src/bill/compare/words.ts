import { partners } from './diff.ts';
import { plainCharacters } from './punctuation.ts';
import type { Segment } from './result.ts';
import { fold, stageOf } from './stages.ts';
import { type Tokens, tokensOf, Vocabulary } from './tokens.ts';

/** A common mark alone between two replaced stretches joins nothing: the stretches read better as one. */
function dropLoneMarks(match: Int32Array, left: Tokens, right: Tokens): void {
  let run: number[] = [];
  let [lastLeft, lastRight] = [-1, -1];
  let replacedBefore = false;
  for (let at = 0; at <= match.length; at++) {
    const partner = at < match.length ? (match[at] ?? -1) : right.count;
    if (partner < 0) continue;
    const [fewer, more] = [at - lastLeft > 1, partner - lastRight > 1];
    if (fewer || more) {
      if (fewer && more && replacedBefore) for (const place of run) match[place] = -1;
      replacedBefore = fewer && more;
      run = [];
    }
    [lastLeft, lastRight] = [at, partner];
    if (at < left.count && left.isWord(at)) replacedBefore = false;
    if (replacedBefore) run.push(at);
  }
}

const BLANK = /^[\p{Z}\t\n\v\f\r]$/u;

/** How many characters two texts have in common at their beginnings or ends, blanks only. */
function commonBlanks(left: string, right: string, most: number, fromEnd: boolean): number {
  const at = (text: string, place: number) => text.charAt(fromEnd ? text.length - 1 - place : place);
  let count = 0;
  while (count < most && at(left, count) === at(right, count) && BLANK.test(at(left, count))) count++;
  return count;
}

class SegmentList {
  readonly list: Segment[] = [];

  add(op: Segment['op'], text: string, cosmetic = false): void {
    if (text === '') return;
    const last = this.list.at(-1);
    const joins = last?.op === op && (last.cosmetic ?? false) === cosmetic;
    if (joins) this.list.pop();
    this.list.push({ op, text: joins ? last.text + text : text, ...(cosmetic && { cosmetic }) });
  }

  /** One stretch that was replaced, without the blanks both sides begin and end with. */
  replace(left: string, right: string, cosmetic: () => boolean): void {
    if (left === right) {
      this.add('equal', left);
      return;
    }
    const most = Math.min(left.length, right.length);
    const head = commonBlanks(left, right, most, false);
    const tail = commonBlanks(left, right, most - head, true);
    const minor = cosmetic();
    this.add('equal', left.slice(0, head));
    this.add('removed', left.slice(head, left.length - tail), minor);
    this.add('added', right.slice(head, right.length - tail), minor);
    this.add('equal', left.slice(left.length - tail));
  }
}

/** Most marks looked past for the words beside a stretch. */
const NEAR = 16;

/** The text from the word before a stretch to the word after it, which decide what a blank or a mark between them means. */
function around(tokens: Tokens, from: number, to: number): string {
  let first = from - 1;
  while (first > 0 && from - first < NEAR && !tokens.isWord(first)) first--;
  let last = to;
  while (last < tokens.count - 1 && last - to < NEAR && !tokens.isWord(last)) last++;
  return tokens.text.slice(tokens.from(first), tokens.to(last));
}

/**
 * The word-level difference of two texts. Blanks, line breaks, case and marks that make no difference are `cosmetic`; with `cosmetic`
 * given, all of it is.
 */
export function diffWords(left: string, right: string, cosmetic = false): Segment[] {
  const vocabulary = new Vocabulary((token) => fold(plainCharacters(token)).trim());
  const [a, b] = [tokensOf(left, vocabulary), tokensOf(right, vocabulary)];
  const match = partners(a.keys, b.keys);
  dropLoneMarks(match, a, b);
  const segments = new SegmentList();
  let [i, j] = [0, 0];
  for (let at = 0; at <= a.count; at++) {
    const partner = at < a.count ? (match[at] ?? -1) : b.count;
    if (partner < 0) continue;
    const [fromLeft, fromRight] = [i, j];
    const stretch = () => stageOf(around(a, fromLeft, at), around(b, fromRight, partner)) !== null;
    segments.replace(
      left.slice(a.to(i - 1), a.from(at)),
      right.slice(b.to(j - 1), b.from(partner)),
      cosmetic ? () => true : stretch,
    );
    segments.replace(left.slice(a.from(at), a.to(at)), right.slice(b.from(partner), b.to(partner)), () => true);
    [i, j] = [at + 1, partner + 1];
  }
  return segments.list;
}
