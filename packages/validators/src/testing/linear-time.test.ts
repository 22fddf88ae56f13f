import { describe, expect, it } from 'vitest';
import { type AnyRule, EVERY_RULE } from './every-rule.ts';

const MEGABYTE = 1_000_000;
// Far above what a pass over the text takes, far below what a second loop inside it would: ms.
const LIMIT = 2_500;
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

type Pair = readonly [name: string, half: string, whole: string];
const pairOf = (name: string, make: (size: number) => string): Pair => [name, make(MEGABYTE / 2), make(MEGABYTE)];

const EVERYWHERE: readonly Pair[] = [
  ...Object.entries(PARTS).map(([name, part]) => pairOf(name, (size) => fill(part, size))),
  ...['A', '1', ' ', 'a@'].map((part) => pairOf(`“${part}”, then junk`, (size) => `${fill(part, size)}\u0000!中`)),
];
const aroundExample = ({ example }: AnyRule): readonly Pair[] => [
  pairOf('the example in lines', (size) => fill(`${example}\n`, size)),
  pairOf('the example in a list', (size) => fill(`${example}, `, size)),
  ...['A', '1', ' '].map((part) => pairOf(`the example, then “${part}”`, (size) => example + fill(part, size))),
];

const processorTime = (body: () => unknown): number => {
  const begun = process.cpuUsage();
  body();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

const ACTIONS: Record<string, (rule: AnyRule, text: string) => unknown> = {
  is: (rule, text) => rule.is(text),
  check: (rule, text) => rule.check(text),
  all: (rule, text) => rule.all?.(text),
  normalize: (rule, text) => rule.normalize(text),
};

/** How often the time for 1 MB is that for the half; a second and a third look where the machine may have been busy. */
function growth(action: (text: string) => unknown, [, half, whole]: Pair, begun: number): number {
  let long = begun;
  let short = processorTime(() => action(half));
  for (let round = 0; round < 2 && long > 3 * short + NOTICEABLE; round++) {
    long = Math.min(
      long,
      processorTime(() => action(whole)),
    );
    short = Math.min(
      short,
      processorTime(() => action(half)),
    );
  }
  return Math.max(0, long - NOTICEABLE) / short;
}

describe.each(EVERY_RULE)('%s', (_name, rule) => {
  it.each(Object.entries(ACTIONS))(
    '%s takes twice the time for twice the text, and never long',
    (_action, run) => {
      const action = (text: string) => run(rule, text);
      const times = [...EVERYWHERE, ...aroundExample(rule)].map((pair) => {
        const time = processorTime(() => action(pair[2]));
        expect(time, `ms for 1 MB of ${pair[0]}`).toBeLessThan(LIMIT);
        return { pair, time };
      });
      // Where a pass takes longest a loop inside it would show.
      const slowest = times.sort((left, right) => right.time - left.time).slice(0, 3);
      for (const { pair, time } of slowest.filter((one) => one.time > NOTICEABLE))
        expect(growth(action, pair, time), `1 MB against 0.5 MB of ${pair[0]}`).toBeLessThan(3);
    },
    120_000,
  );
});
