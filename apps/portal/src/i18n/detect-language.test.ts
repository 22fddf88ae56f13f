import { expect, it } from 'vitest';
import { detectLanguage, isLanguage, languageOf } from './detect-language.ts';

it.each([
  ['en', 'en-US'],
  ['en-GB', 'en-US'],
  ['EN-us', 'en-US'],
  ['zh-TW', 'zh-CN'],
  ['de', 'zh-CN'],
  [undefined, 'zh-CN'],
])('browser %j: %s', (browser, language) => expect(detectLanguage(browser)).toBe(language));

it('knows its two languages', () => {
  expect(['zh-CN', 'en-US', 'fr-FR', 'en', 7, null].filter(isLanguage)).toEqual(['zh-CN', 'en-US']);
});

it.each([
  ['?lang=en-US', 'en-US'],
  ['?page=2&lang=zh-CN', 'zh-CN'],
  ['?lang=zh-CN&lang=en-US', 'zh-CN'],
  ['?lang=en', undefined],
  ['?lang=<script>', undefined],
  ['?lang', undefined],
  ['', undefined],
])('an address with %j names %s', (search, language) => expect(languageOf(search)).toBe(language));
