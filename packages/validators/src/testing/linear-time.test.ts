import { describe, expect, it } from 'vitest';
import { type AnyRule, EVERY_RULE } from './every-rule.ts';

const MEGABYTE = 1_000_000;
// Far above what a pass over the text takes, far below what a second loop inside it would: ms.
const LIMIT = 2_500;
const NOTICEABLE = 60;

const fill = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** Texts that make a careless pattern start over at every character, by what they are made of. */
const makersFor = (rule: AnyRule): Record<string, (size: number) => string> => {
  const parts: Record<string, string> = {
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
    'combining marks': '\u0301',
    'marks out of order': '\u0301\u0323',
    'surrogate pairs': '𠮷',
    'lone surrogates': '\ud800',
    ligatures: 'ﬆß',
    'the example': rule.example,
    'the example in lines': `${rule.example}\n`,
    'the example in a list': `${rule.example}, `,
  };
  const plain = Object.entries(parts).map(([name, part]) => [name, (size: number) => fill(part, size)] as const);
  const framed = ['A', '1', ' ', 'a@'].flatMap((part) => [
    [`the example, then ${JSON.stringify(part)}`, (size: number) => rule.example + fill(part, size)] as const,
    [`${JSON.stringify(part)}, then junk`, (size: number) => `${fill(part, size)}\u0000!中`] as const,
  ]);
  return Object.fromEntries([...plain, ...framed]);
};

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

/** ms for a text, the best of three where the first is worth a second look. */
function measure(action: (text: string) => unknown, text: string): number {
  let best = processorTime(() => action(text));
  for (let round = 0; round < 2 && best > NOTICEABLE; round++)
    best = Math.min(
      best,
      processorTime(() => action(text)),
    );
  return best;
}

describe.each(EVERY_RULE)('%s', (_name, rule) => {
  it('takes twice the time for twice the text, and never long', () => {
    for (const [what, make] of Object.entries(makersFor(rule))) {
      const half = make(MEGABYTE / 2);
      const whole = make(MEGABYTE);
      for (const [action, run] of Object.entries(ACTIONS)) {
        const long = measure((text) => run(rule, text), whole);
        expect(long, `${action} of 1 MB of ${what}`).toBeLessThan(LIMIT);
        if (long <= NOTICEABLE) continue;
        const short = measure((text) => run(rule, text), half);
        expect(long, `${action} of ${what}: 1 MB against 0.5 MB (${short.toFixed(0)} ms)`).toBeLessThan(
          3 * short + NOTICEABLE,
        );
      }
    }
  }, 120_000);
});
