import { PICTURE_ADDRESS } from '@lading/api-client/contract';
import sanitize from 'sanitize-html';

const TAGS =
  'p br h2 h3 h4 strong em u s sub sup code pre a ul ol li blockquote hr table caption thead tbody tfoot tr th td img';

/** Another site knows neither the window it was opened from nor the page. */
const AWAY: Readonly<Record<string, string>> = { target: '_blank', rel: 'noopener noreferrer' };

/** Tags that are written otherwise and mean the same. */
const SAME: Readonly<Record<string, string>> = { h1: 'h2', b: 'strong', i: 'em', del: 's' };

/**
 * What an article may consist of, and nothing else: no style, script, form or frame, no handler, no address but a page of this host, a site,
 * a mail box or a telephone, and no picture but those that were uploaded here.
 */
const RULES: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE_ADDRESS.test(attribs['src'] ?? ''),
  transformTags: {
    ...SAME,
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) ? AWAY : {}) },
    }),
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
  },
};

/** HTML from a person as it may stand in a page of everybody. */
export const safeHtml = (html: string): string => sanitize(html, RULES).trim();

/** Nothing of markup, as it is read and as somebody types it into a search. */
const bare = (html: string): string =>
  sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'),
  });

/** The words of it, for searching and for telling whether there are any. */
export const plainText = (html: string): string =>
  bare(html.replace(/<(?:\/(?:p|h[1-6]|li|t[dhr])|br)[^>]*>/gi, '$& '))
    .replace(/\s+/g, ' ')
    .trim();

/** The same of safe HTML as a mail without markup has it: a line for each paragraph, item and row, and addresses beside their words. */
export const plainLines = (html: string): string =>
  bare(
    html
      .replace(/\s+/g, ' ')
      .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, (whole, href: string, words: string) =>
        words === href ? whole : `${words} (${href})`,
      )
      .replace(/<li[^>]*>/gi, '- ')
      .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, ' | ')
      .replace(/<(?:\/(?:p|h[1-6]|li|tr|blockquote|pre|caption)|br|hr)[^>]*>/gi, '$&\n'),
  )
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();

/** Minutes that somebody reads at it: 400 Chinese characters or 220 words each. */
export function minutesOf(plain: string): number {
  const characters = plain.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = plain.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / 400 + words / 220));
}
