import { describe, expect, it } from 'vitest';
import { type AnyRule, EVERY_RULE } from './every-rule.ts';

const MEGABYTE = 1_000_000;
const QUARTER = MEGABYTE / 4;
// Every text is measured at this length first. A rule with quadratic time would need seconds for it, and so be the slowest one.
const SHORT = 10_000;
// In milliseconds: far more than linear time needs for a megabyte, and far less than quadratic time would.
const LIMIT = 2_500;
const SHORT_LIMIT = 50;
const MOST_GROWTH = 14;
const NOTICEABLE = 60;

const fill = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** What makes a careless pattern start over at every character, by name. */
const PARTS: Record<string, string> = {
  capitals: 'A',
  zeros: '0',
  blanks: ' ',
  'blanks of all kinds': ' \t\u00a0\u3000',
  'carriage returns': '\r\n',
  thousands: '1,',
  groups: '111,',
  points: '1.',
  signs: '-',
  addresses: 'a@b.co,',
  'long labels': `${'a'.repeat(62)}.`,
  words: 'A ',
  'vague words': 'PARTS ',
  'short lines': 'A\n',
  Han: '中',
  'full-width digits': '０',
  'full-width commas': '，',
  'zero width': '\u200b',
  quotes: '“”',
  'marks out of order': '\u0301\u0323',
  'surrogate pairs': '𠮷',
  'lone surrogates': '\ud800',
  ligatures: 'ﬆß',
};

interface Text {
  name: string;
  make(size: number): string;
}

const EVERYWHERE: readonly Text[] = [
  ...Object.entries(PARTS).map(([name, part]) => ({ name, make: (size: number) => fill(part, size) })),
  ...['A', '1', ' ', 'a@'].map((part) => ({
    name: `“${part}”, then junk`,
    make: (size: number) => `${fill(part, size)}\u0000!中`,
  })),
];
const aroundExample = ({ example }: AnyRule): readonly Text[] => [
  { name: 'the example in lines', make: (size) => fill(`${example}\n`, size) },
  { name: 'the example in a list', make: (size) => fill(`${example}, `, size) },
  ...['A', '1', ' '].map((part) => ({
    name: `the example, then “${part}”`,
    make: (size: number) => example + fill(part, size),
  })),
];
const SHORT_TEXTS = EVERYWHERE.map(({ make }) => make(SHORT));

const processorTime = (body: () => unknown): number => {
  const begun = process.cpuUsage();
  body();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

const ACTIONS: Record<string, (rule: AnyRule, text: string) => unknown> = {
  is: (rule, text) => rule.is(text),
  // Suggestions are computed lazily, so they are read here to be measured.
  check: (rule, text) => rule.check(text)?.suggestions,
  all: (rule, text) => rule.all?.(text).map(({ suggestions }) => suggestions),
  normalize: (rule, text) => rule.normalize(text),
};

/** The least of up to three looks, since the machine may have been busy. */
function leastTime(action: () => unknown, enough: number): number {
  let least = processorTime(action);
  for (let round = 0; round < 2 && least > enough; round++) least = Math.min(least, processorTime(action));
  return least;
}

/** The time for a text of this size divided by the time for an eighth of it: about 8 where time is linear. */
function growth(action: (text: string) => unknown, { make }: Text, size: number): number {
  const [whole, part] = [make(size), make(size / 8)];
  const short = leastTime(() => action(part), NOTICEABLE);
  const long = leastTime(() => action(whole), NOTICEABLE + MOST_GROWTH * short);
  expect(long).toBeLessThan(LIMIT);
  return long > NOTICEABLE ? (long - NOTICEABLE) / short : 0;
}

describe.each(EVERY_RULE)('%s', (_name, rule) => {
  it('takes eight times the time for eight times the text, and never long', () => {
    const timed = [...EVERYWHERE, ...aroundExample(rule)].flatMap((text, at) => {
      const short = SHORT_TEXTS[at] ?? text.make(SHORT);
      return Object.entries(ACTIONS).map(([name, run]) => {
        const time = leastTime(() => run(rule, short), SHORT_LIMIT);
        expect(time, `ms to ${name} ${SHORT} characters of ${text.name}`).toBeLessThan(SHORT_LIMIT);
        return { name, run, text, time };
      });
    });
    timed.sort((left, right) => right.time - left.time);
    const grow = (one: (typeof timed)[number] | undefined, size: number) => {
      if (!one) return;
      const { name, run, text } = one;
      const times = growth((long) => run(rule, long), text, size);
      expect(times, `${name}: ${size} characters of ${text.name} against an eighth of them`).toBeLessThan(MOST_GROWTH);
    };
    // The slowest action is measured at growing lengths, and `is` as well, since every program calls that on any input.
    grow(timed[0], QUARTER);
    grow(
      timed.find(({ name }) => name === 'is'),
      MEGABYTE,
    );
  }, 60_000);
});
