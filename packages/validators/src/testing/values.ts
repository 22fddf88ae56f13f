import fc, { type Arbitrary } from 'fast-check';
import { type AnyRule, EVERY_RULE } from './every-rule.ts';

// Pieces of text from real input: for every character class of the rules, characters just inside and just outside of it.
const SNIPPETS = [
  ...'09AZaz JUOI-/.,;:+@_()\'"#&%*!?=<>[]{}|\\^~`$',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u0000',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u202a',
  '\u202c',
  '\u00ad',
  '０',
  '９',
  'Ａ',
  'ｚ',
  '，',
  '；',
  '。',
  '、',
  '：',
  '（',
  '）',
  '－',
  '．',
  '＠',
  '＋',
  '“',
  '”',
  '‘',
  '’',
  '–',
  '—',
  '−',
  '…',
  '×',
  '•',
  '℃',
  '㎡',
  '№',
  '™',
  '½',
  '①',
  'Ⅷ',
  'ﬁ',
  '￥',
  'é',
  'e\u0301',
  'ß',
  'ſ',
  'ı',
  'İ',
  'ﬆ',
  'ø',
  'Æ',
  'đ',
  '\u0301\u0323',
  '\u212a',
  '中',
  '箱号',
  '转',
  '𠮷',
  '😀',
  '👩‍👧',
  '\ud800',
  '\udc00',
  '٣',
  '۵',
  '०',
  '00',
  '86',
  '+86',
  '0086',
  '1e5',
  'KGS',
  'TO ORDER',
  'N/M',
  'PARTS',
  'gift',
  'U',
  '1,234.5',
  '98',
  '77',
  'qwerty',
  '123456',
  'aaaaaa',
  'a@b.co',
  'MSKU',
  'CSQU3054383',
  ' '.repeat(9),
  'X'.repeat(36),
  '1'.repeat(18),
];
const EXAMPLES = EVERY_RULE.map(([, rule]) => rule.example);

const snippets = fc.array(fc.constantFrom(...SNIPPETS), { maxLength: 12 }).map((parts) => parts.join(''));

const edit = fc.record({
  at: fc.nat({ max: 24 }),
  remove: fc.constantFrom(0, 0, 1, 1, 2, 5),
  insert: fc.oneof(fc.constant(''), fc.constantFrom(...SNIPPETS)),
});

/** A text with a few slips in it. */
const slipped = (text: Arbitrary<string>): Arbitrary<string> =>
  fc.tuple(text, fc.array(edit, { maxLength: 4 })).map(([start, edits]) =>
    edits.reduce((now, { at, remove, insert }) => {
      const place = Math.min(at, now.length);
      return now.slice(0, place) + insert + now.slice(place + remove);
    }, start),
  );

/** Texts that almost fit a rule, and texts that do not fit at all. */
export const textsFor = (rule: AnyRule): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: slipped(fc.constant(rule.example)) },
    { weight: 2, arbitrary: slipped(fc.constantFrom(...EXAMPLES)) },
    { weight: 2, arbitrary: snippets },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.stringMatching(/^[0-9]{0,20}(?:\.[0-9]{0,6})?$/) },
  );

const ANYTHING = fc.anything({
  maxDepth: 2,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

const hostile = (): Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    Symbol('text'),
    () => 'text',
    Object('CSQU3054383'),
    /^a/,
    new Error('text'),
    Object.create(null),
    { toString: () => 'CSQU3054383', length: 11 },
    {
      toString() {
        throw new Error('nobody may ask');
      },
    },
    ['CSQU3054383'],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    10n ** 30n,
    true,
  );

/** Values of any type, among them the pairs that the rule for a repeated password takes. */
export const valuesFor = (rule: AnyRule): Arbitrary<unknown> => {
  const text = textsFor(rule);
  return fc.oneof(
    { weight: 6, arbitrary: text as Arbitrary<unknown> },
    { weight: 1, arbitrary: text.map((password) => ({ password, confirm: password })) },
    { weight: 1, arbitrary: fc.record({ password: text, confirm: text }, { requiredKeys: [] }) },
    { weight: 2, arbitrary: ANYTHING },
    { weight: 1, arbitrary: hostile() },
  );
};
