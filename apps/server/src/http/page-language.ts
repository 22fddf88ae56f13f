import type { FastifyRequest } from 'fastify';
import type { Language } from '../messages/say.ts';

/** Written by the portal when a language is chosen; whoever forges it gets a page in the other language. */
const COOKIE = 'lading.language=';

const known = (value: unknown): Language | undefined => (value === 'zh-CN' || value === 'en-US' ? value : undefined);

/**
 * The language of a page: the one its address names (`?lang=en-US`), else the one that was chosen, else the browser's first, which is English
 * when it says so and Chinese otherwise, as the portal itself decides.
 */
export function pageLanguage({ query, headers }: FastifyRequest): Language {
  const { lang } = query as Readonly<Record<string, unknown>>;
  const named = known(Array.isArray(lang) ? lang[0] : lang);
  if (named) return named;
  const cookie = (headers.cookie ?? '').split('; ').find((pair) => pair.startsWith(COOKIE));
  const [first = ''] = (headers['accept-language'] ?? '').split(',');
  return known(cookie?.slice(COOKIE.length)) ?? (/en/i.test(first) ? 'en-US' : 'zh-CN');
}
