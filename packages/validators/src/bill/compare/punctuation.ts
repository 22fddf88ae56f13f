/** What counts of a text, and what stands before each of its characters. */
export interface Skeleton {
  /** letters, digits and the signs that carry meaning */
  readonly content: string;
  /** before each character of `content`: NONE, BLANK, MARK, or more for what separates two digits */
  readonly gaps: Uint8Array;
}

const NONE = 0;
const BLANK = 1;
const MARK = 2;
const IGNORED = 3;
const CONTENT = 4;

const BLANKS = ' \t\n\v\f\r';
const MARKS = '!"#\'()*+,-./:;?[\\]_`{|}';
// $ % < = > @ ^ ~ change what a text says.
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return BLANKS.includes(character) ? BLANK : MARKS.includes(character) ? MARK : code < 32 ? IGNORED : CONTENT;
});

function classOf(code: number, character: string): number {
  if (code < 128) return ASCII[code] ?? CONTENT;
  if (/[\p{Z}]/u.test(character)) return BLANK;
  if (/[\p{Cf}]/u.test(character)) return IGNORED;
  return /[\p{P}]/u.test(character) ? MARK : CONTENT;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

// The separators of two digits that say something, in their order: 1/2, 1-2 and 1.2 are three things, 1, 2 and 1 2 are one.
function separator(text: string, from: number, to: number): number {
  let sign = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    const place = code === 45 ? 1 : code === 47 ? 2 : code === 46 && to - from === 1 ? 3 : 0;
    if (place) sign = (sign * 4 + place) % 61;
  }
  return sign === 0 ? 0 : sign + MARK;
}

const TYPED_SO = /^[\0-%'-\x7f]*$/;

/** Characters as they are typed on a plain keyboard, `&` as its word. Case stays. */
export const plainCharacters = (text: string): string =>
  TYPED_SO.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/\u2044/g, '/')
        .replace(/[\u2018-\u201b\u2032]/g, "'")
        .replace(/[\u201c-\u201f\u2033]/g, '"')
        .replace(/&/g, ' and ');

/** @param text plain characters in one case */
export function skeleton(text: string): Skeleton {
  const gaps = new Uint8Array(text.length);
  let content = '';
  let last = 0;
  let gap = NONE;
  let end = 0;
  let before = BLANK;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    let kind = classOf(code, text.charAt(at));
    // A minus: AT -18 C is not AT 18 C.
    if (code === 45 && isDigit(next) && !isDigit(last) && (at === 0 || before === BLANK)) kind = CONTENT;
    before = kind;
    if (kind === CONTENT) {
      const kept = isDigit(code) && isDigit(last) ? separator(text, end, at) : 0;
      gaps[content.length] = kept || gap;
      content += text.charAt(at);
      last = code;
      gap = NONE;
      end = at + 1;
    } else if (kind !== IGNORED && kind > gap) gap = kind;
  }
  return { content, gaps };
}

// A mark may be left out or stand for a blank; a blank may not be left out, and digits stay apart or together.
function agree(left: number, right: number, digits: boolean): boolean {
  if (left === right) return true;
  if (digits) return left !== NONE && right !== NONE && left <= MARK && right <= MARK;
  return left === MARK || right === MARK;
}

/** True where the two differ in nothing but punctuation: `CO.,LTD.` and `CO., LTD`, not `1/2` and `1-2`, not `12` and `1 2`. */
export function samePunctuationApart(left: Skeleton, right: Skeleton): boolean {
  const { content } = left;
  if (content !== right.content) return false;
  for (let at = 1; at < content.length; at++) {
    const [a = NONE, b = NONE] = [left.gaps[at], right.gaps[at]];
    if (a !== b && !agree(a, b, isDigit(content.charCodeAt(at)) && isDigit(content.charCodeAt(at - 1)))) return false;
  }
  return true;
}

/** True where `whole` begins with `part`, and not in the middle of a word. */
export const beginsWith = (whole: Skeleton, part: Skeleton): boolean =>
  whole.content.startsWith(part.content) &&
  (whole.content.length === part.content.length || whole.gaps[part.content.length] !== NONE);
