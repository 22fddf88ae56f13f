/** Numbers tokens, equal ones alike. */
export class Vocabulary {
  readonly #known = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #keyOf: (token: string) => string;

  /** @param keyOf equal for tokens that are to be taken for one */
  constructor(keyOf: (token: string) => string) {
    this.#keyOf = keyOf;
  }

  numberOf(token: string): number {
    const before = this.#known.get(token);
    if (before !== undefined) return before;
    const key = this.#keyOf(token);
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    this.#known.set(token, number);
    return number;
  }
}

/** The words, numbers and marks of a text; a place before the first is the beginning of the text, one after the last its end. */
export class Tokens {
  readonly text: string;
  /** for each token its number in the vocabulary */
  readonly keys: Int32Array;
  readonly #from: readonly number[];
  readonly #to: readonly number[];
  readonly #words: readonly boolean[];

  constructor(
    text: string,
    from: readonly number[],
    to: readonly number[],
    words: readonly boolean[],
    keys: readonly number[],
  ) {
    this.text = text;
    this.keys = Int32Array.from(keys);
    this.#from = from;
    this.#to = to;
    this.#words = words;
  }

  get count(): number {
    return this.keys.length;
  }

  from(at: number): number {
    return at < 0 ? 0 : (this.#from[at] ?? this.text.length);
  }

  to(at: number): number {
    return at < 0 ? 0 : (this.#to[at] ?? this.text.length);
  }

  /** Letters or digits, not a mark. */
  isWord(at: number): boolean {
    return this.#words[at] === true;
  }
}

const BLANK = 0;
const LETTER = 1;
const DIGIT = 2;
const HAN = 3;
const MARK = 4;

function kindOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code < 128) {
    if (code === 32 || (code > 8 && code < 14)) return BLANK;
    if (code > 47 && code < 58) return DIGIT;
    const small = code | 32;
    return small > 96 && small < 123 ? LETTER : MARK;
  }
  if (/\p{Script=Han}/u.test(character)) return HAN;
  if (/[\p{L}\p{M}]/u.test(character)) return LETTER;
  if (/\p{N}/u.test(character)) return DIGIT;
  return /\p{Z}/u.test(character) ? BLANK : MARK;
}

/** Letters and digits are words of their own: in SUITE 5A and SUITE 6A one word differs. So are a Han character and a mark. */
export function tokensOf(text: string, vocabulary: Vocabulary): Tokens {
  const from: number[] = [];
  const to: number[] = [];
  const words: boolean[] = [];
  const keys: number[] = [];
  let begin = 0;
  let kind = BLANK;
  const end = (at: number) => {
    if (kind === BLANK) return;
    from.push(begin);
    to.push(at);
    words.push(kind !== MARK);
    keys.push(vocabulary.numberOf(text.slice(begin, at)));
  };
  let at = 0;
  for (const character of text) {
    const next = kindOf(character);
    if (next !== kind || next > DIGIT) {
      end(at);
      begin = at;
      kind = next;
    }
    at += character.length;
  }
  end(at);
  return new Tokens(text, from, to, words, keys);
}
