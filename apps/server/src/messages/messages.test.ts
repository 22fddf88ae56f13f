import {
  isArgumentElement,
  isPluralElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { DOMAINS, TEXTS } from './catalogue.ts';
import { say, sayNumbered } from './say.ts';

/** The names that a text wants values for. */
const wanted = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isArgumentElement(element)) return element.value;
    if (!isPluralElement(element)) return [];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => wanted(value))];
  });
const namesIn = (text: string) => [...new Set(wanted(parse(text)))].sort();

describe('every sentence', () => {
  it.each(Object.entries(TEXTS))('%s wants the same values in both languages', (_id, { zh, en }) => {
    expect(namesIn(en)).toEqual(namesIn(zh));
  });
});

it('is said by one domain: another under the same name would take its place', () => {
  const names = Object.values(DOMAINS).flatMap((texts) => Object.keys(texts));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('counts in English as English does', () => {
  expect(say('en-US', 'whyChanges', { count: 1 })).toBe('1 change request is still open');
  expect(say('en-US', 'whyChanges', { count: 2 })).toBe('2 change requests are still open');
  // What is kept with a message or in the log is a text.
  expect(say('en-US', 'log_changesSent', { name: 'He', count: '1', version: '3' })).toContain('sent 1 change to');
  expect(say('zh-CN', 'whyChanges', { count: 1 })).toBe('有 1 处改单未完成');
});

it('leaves what is put in as it is', () => {
  expect(say('en-US', 'notCopyReady', { status: "<b>'{x}'</b>", wanted: '1000' })).toContain("“<b>'{x}'</b>”");
  expect(say('en-US', 'olderVersion', { version: 1000 })).toContain('version 1000.');
});

it('throws where a value is missing', () => {
  expect(() => say('en-US', 'olderVersion')).toThrow('version');
});

it('has a word for each number, and says the number of others', () => {
  expect(sayNumbered('zh-CN', 'webStatus', 4)).toBe('待客户确认');
  expect(sayNumbered('en-US', 'accountStatus', 9)).toBe('Void');
  expect(sayNumbered('en-US', 'busType', 8)).toBe('COPY confirm');
  expect(sayNumbered('en-US', 'webStatus', 77)).toBe('77');
});
