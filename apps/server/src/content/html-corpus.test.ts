import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainText, safeHtml } from './safe-html.ts';

/** What somebody might write to do harm, each with a harmless word beside it; the journey of messages tries the same in a browser. */
const HTML_CORPUS = JSON.parse(readFileSync(new URL('../../../../test/html-corpus.json', import.meta.url), 'utf8')) as {
  readonly html: string;
  readonly word: string;
}[];

const KNOWN =
  /^\/?(?:p|br|h[2-4]|strong|em|u|s|su[bp]|code|pre|a|ul|ol|li|blockquote|hr|table|caption|thead|tbody|tfoot|tr|t[hd]|img)$/;
const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z0-9-]+)/gi)].map(([, name = '']) => name);

it('has more than a hundred and fifty ways to do harm', () => {
  expect(HTML_CORPUS.length).toBeGreaterThan(150);
});

it.each(HTML_CORPUS.map((payload) => [payload.word, payload] as const))(
  'leaves of %s the word and nothing that does anything',
  (_name, { html, word }) => {
    const safe = safeHtml(html);
    expect(plainText(safe)).toContain(word);
    expect(tagsOf(safe).filter((tag) => !KNOWN.test(tag))).toEqual([]);
    const inTags = [...safe.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join('');
    expect(inTags).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|data:|style=|srcset|formaction/i);
    // A second reading finds nothing new.
    expect(safeHtml(safe)).toBe(safe);
  },
);
