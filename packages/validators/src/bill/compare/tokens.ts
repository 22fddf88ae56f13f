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

// Letters and digits are words of their own: in SUITE 5A and SUITE 6A one word differs. A Han character is a word.
const TOKEN = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|\p{N}+|[^\p{L}\p{M}\p{N}\p{Z}\t\n\v\f\r]/gu;
const WORD = /^[\p{L}\p{M}\p{N}]/u;
// The same for ASCII, of which most texts are.
const ASCII = /^[\0-\x7f]*$/;
const ASCII_TOKEN = /[A-Za-z]+|[0-9]+|[^A-Za-z0-9 \t\n\v\f\r]/g;
const ASCII_WORD = /^[A-Za-z0-9]/;

export function tokensOf(text: string, vocabulary: Vocabulary): Tokens {
  const ascii = ASCII.test(text);
  const word = ascii ? ASCII_WORD : WORD;
  const from: number[] = [];
  const to: number[] = [];
  const words: boolean[] = [];
  const keys: number[] = [];
  for (const match of text.matchAll(ascii ? ASCII_TOKEN : TOKEN)) {
    const [token] = match;
    from.push(match.index);
    to.push(match.index + token.length);
    words.push(word.test(token));
    keys.push(vocabulary.numberOf(token));
  }
  return new Tokens(text, from, to, words, keys);
}
