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
  letters: 'aB',
  zeros: '0',
  nines: '9',
  blanks: ' ',
  'blanks of all kinds': ' \t\u00a0\u3000',
  lines: '\n',
  'carriage returns': '\r\n',
  'empty items': ',',
  thousands: '1,',
  groups: '111,',
  points: '1.',
  signs: '-',
  'at signs': 'a@',
  addresses: 'a@b.co,',
  labels: 'a.',
  'long labels': `${'a'.repeat(62)}.`,
  brackets: '((',
  words: 'A ',
  'vague words': 'PARTS ',
  'short lines': 'A\n',
  Han: '中',
  'full-width digits': '０',
  'full-width commas': '，',
  'zero width': '\u200b',
  quotes: '“”',
  accents: 'é',
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

/** What is wrong with the time for 1 MB, or undefined; a second and a third look where the machine may have been busy. */
function slowness(action: (text: string) => unknown, half: string, whole: string): string | undefined {
  let long = Number.POSITIVE_INFINITY;
  let short = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    long = Math.min(
      long,
      processorTime(() => action(whole)),
    );
    if (long <= NOTICEABLE) return undefined;
    short = Math.min(
      short,
      processorTime(() => action(half)),
    );
    if (long < LIMIT && long < 3 * short + NOTICEABLE) return undefined;
  }
  return `${long.toFixed(0)} ms, and ${short.toFixed(0)} ms for the half`;
}

describe.each(EVERY_RULE)('%s', (_name, rule) => {
  it('takes twice the time for twice the text, and never long', () => {
    for (const [what, half, whole] of [...EVERYWHERE, ...aroundExample(rule)])
      for (const [action, run] of Object.entries(ACTIONS))
        expect(
          slowness((text) => run(rule, text), half, whole),
          `${action} of 1 MB of ${what}`,
        ).toBeUndefined();
  }, 120_000);
});
