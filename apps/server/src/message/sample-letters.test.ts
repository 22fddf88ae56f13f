import { NOTICE_KIND_NAMES } from '@lading/api-client/contract';
import { describe, expect, it } from 'vitest';
import { plainLines } from '../content/safe-html.ts';
import { sampleLetters } from './sample-letters.ts';

const LANGUAGES = ['zh-CN', 'en-US'] as const;
/** What a program for mail would have to fetch, or might run. */
const FETCHED = /<(?:img|link|script|iframe|svg|object|video)\b|\bsrc=|url\(|@import|background=/i;
const words = (html: string) => plainLines(html.replace(/<style>.*?<\/style>/gs, '')).replace(/\s+/g, ' ');

describe.each(LANGUAGES)('letters in %s', (language) => {
  const letters = sampleLetters(language);
  const mails = letters.filter(({ channel }) => channel === 'mail');

  it.each(mails.map((mail) => [mail.name, mail] as const))('%s is whole without a picture', (_name, { html = '' }) => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(FETCHED);
    expect(html).not.toMatch(/undefined|\[object|\{\w+\}/);
  });

  it.each(mails.map((mail) => [mail.name, mail] as const))(
    '%s says in plain text all that its page says, with its addresses',
    (_name, { html = '', text, subject }) => {
      expect(text).not.toMatch(/<\w|&\w+;/);
      const said = text.replace(/\s+/g, ' ');
      expect(said).toContain(subject);
      // The words of a link stand before its address.
      for (const [, paragraph = ''] of html.matchAll(/<(?:h1|h2|p)[^>]*>(.*?)<\/(?:h1|h2|p)>/gs))
        for (const part of words(paragraph).split(/ ?\(https:[^)]*\)/)) expect(said).toContain(part.trim());
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(text).toContain(href);
    },
  );

  it('lead out of what can be turned off', () => {
    for (const { name, unsubscribe, text } of mails) {
      const own = ['passwordChanged', 'inquiryAnswered', 'enquiryAnswered'].includes(name);
      expect(unsubscribe === undefined, name).toBe(own);
      if (unsubscribe) expect(text).toContain(unsubscribe);
    }
  });

  it('are text messages of one line', () => {
    const texts = letters.filter(({ channel }) => channel === 'sms');
    expect(texts.length).toBe(4);
    for (const { text, html } of texts) expect([text.includes('\n'), html]).toEqual([false, undefined]);
  });
});

it('keeps rows, items and addresses of what staff wrote', () => {
  const html =
    '<h2>A</h2><p>b <a href="https://x.example/?a=1&amp;b=2">c</a><br>d</p><ul><li>e</li><li>f</li></ul><table><tr><th>g</th><th>h</th></tr><tr><td>1</td><td>2</td></tr></table>';
  expect(plainLines(html)).toBe('A\nb c (https://x.example/?a=1&b=2)\nd\n- e\n- f\ng | h\n1 | 2');
});

it('show every kind that somebody can be told of', () => {
  const every = sampleLetters('en-US').find(({ name }) => name === 'every');
  expect([...(every?.html ?? '').matchAll(/<h2/g)]).toHaveLength(NOTICE_KIND_NAMES.length);
});
