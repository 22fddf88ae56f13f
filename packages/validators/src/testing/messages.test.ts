import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import type { Code } from '../issue.ts';
import { messages as english } from '../messages/en-US.ts';
import { messages as chinese } from '../messages/zh-CN.ts';
import { saidByRules } from './said.ts';
import { saidElsewhere } from './said-elsewhere.ts';

const LANGUAGES = { 'zh-CN': chinese, 'en-US': english };
const CODES = Object.keys(english).sort() as Code[];

type Argument = readonly [name: string, kind: 'number' | 'any'];

/** The arguments of a message; those of plurals and number formats must be numbers. */
function argumentsOf(nodes: readonly MessageFormatElement[]): readonly Argument[] {
  return nodes.flatMap((node): readonly Argument[] => {
    switch (node.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        throw new Error(`<${node.value}>: a text of a rule holds no tags`);
      case TYPE.number:
        return [[node.value, 'number']];
      case TYPE.plural:
        return [[node.value, 'number'], ...Object.values(node.options).flatMap(({ value }) => argumentsOf(value))];
      case TYPE.select:
        return [[node.value, 'any'], ...Object.values(node.options).flatMap(({ value }) => argumentsOf(value))];
      default:
        return [[node.value, 'any']];
    }
  });
}

/** The parameters that came with each code: code, then parameter name, then the types of its values. */
const given = new Map<string, Map<string, Set<string>>>();
const times = new Map<string, number>();
for (const said of [saidByRules(), saidElsewhere()])
  for (const { code, params } of said) {
    times.set(code, (times.get(code) ?? 0) + 1);
    const names = given.get(code) ?? new Map<string, Set<string>>();
    given.set(code, names);
    for (const [name, value] of Object.entries(params)) {
      const key = typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : typeof value;
      names.set(name, (names.get(name) ?? new Set()).add(key));
    }
  }

it('has a text for every code in both languages', () => {
  expect(Object.keys(chinese).sort()).toEqual(CODES);
});

it('is said by a rule: no code stands for nothing', () => {
  expect(CODES.filter((code) => !given.has(code))).toEqual([]);
});

it('says nothing that has no text', () => {
  expect([...given.keys()].filter((code) => !(code in english))).toEqual([]);
});

describe.each(CODES)('%s', (code) => {
  const names = given.get(code) ?? new Map<string, Set<string>>();

  it.each(Object.entries(LANGUAGES))('%s asks for nothing the rules do not give', (_locale, messages) => {
    for (const [name, kind] of argumentsOf(parse(messages[code]))) {
      expect([...names.keys()], `{${name}}`).toContain(name);
      if (kind === 'number') expect([...(names.get(name) ?? [])], `{${name}}`).toEqual(['number']);
    }
  });

  it('gives words and numbers, the same ones each time', () => {
    for (const [name, kinds] of names) {
      expect(['string', 'number'], name).toContain([...kinds].join());
    }
  });

  it('is said in the same arguments in both languages', () => {
    const [first, second] = Object.values(LANGUAGES).map((messages) =>
      [...new Set(argumentsOf(parse(messages[code])).map(([name]) => name))].sort(),
    );
    expect(first).toEqual(second);
  });

  it('speaks Chinese in the one and none in the other', () => {
    expect(chinese[code]).toMatch(/\p{Script=Han}/u);
    expect(english[code].replace(/[“‘][^”’]*[”’]/g, '')).not.toMatch(/\p{Script=Han}/u);
    expect(english[code]).not.toMatch(/[^.]\.$/);
  });
});
