import type { Language } from '@lading/ui';
import { LANG } from '../i18n/detect-language.ts';
import { dataOf, escaped } from './html.ts';

const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];
/** Parameters of an address that say what a page is about, as the pages read them; any other is somebody's own. */
const ABOUT = ['id', 'country', 'category', 'kind', 'city', 'keyword', 'page'];
/** Of the picture that stands beside a shared address: scripts/share-pictures.mjs. */
export const SHARED = { width: 1200, height: 630 };

export interface Described {
  readonly title: string;
  readonly description: string;
  readonly house: string;
  readonly language: Language;
  /** where the portal is, without a slash at the end */
  readonly origin: string;
  /** path and parameters, as they were asked */
  readonly url: string;
  /** false for what no search engine should keep */
  readonly listed: boolean;
  /** what the page says to machines (schema.org) */
  readonly linked: readonly object[];
}

/** The address of the same page, in a language or in whichever the reader's is. */
export function addressOf(origin: string, url: string, language?: Language): string {
  const { pathname, searchParams } = new URL(url, 'https://portal.invalid');
  const kept = new URLSearchParams(ABOUT.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])));
  if (language) kept.set(LANG, language);
  const query = kept.toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}">`;
const link = (rel: string, href: string, hreflang?: string) =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escaped(href)}">`;
const underscored = (language: Language) => language.replace('-', '_');

/** What search engines and those who share the address read: in the head, after what every page has. */
export function headOf({ title, description, house, language, origin, url, listed, linked }: Described): string[] {
  const described = meta('description', description);
  if (!listed) return [described, meta('robots', 'noindex')];
  const said = new URL(url, origin).searchParams.get(LANG) === language ? language : undefined;
  const here = addressOf(origin, url, said);
  return [
    described,
    link('canonical', here),
    ...LANGUAGES.map((other) => link('alternate', addressOf(origin, url, other), other)),
    link('alternate', addressOf(origin, url), 'x-default'),
    property('type', 'website'),
    property('site_name', house),
    property('title', title),
    property('description', description),
    property('url', here),
    property('image', `${origin}/share.${language}.png`),
    property('image:type', 'image/png'),
    property('image:width', String(SHARED.width)),
    property('image:height', String(SHARED.height)),
    property('image:alt', house),
    meta('twitter:card', 'summary_large_image'),
    property('locale', underscored(language)),
    ...LANGUAGES.filter((other) => other !== language).map((other) => property('locale:alternate', underscored(other))),
    ...linked.map((data) => dataOf('application/ld+json', { '@context': 'https://schema.org', ...data })),
  ];
}
