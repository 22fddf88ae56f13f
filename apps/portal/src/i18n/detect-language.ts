import type { Language } from '@lading/ui';

export const isLanguage = (value: unknown): value is Language => value === 'zh-CN' || value === 'en-US';

/** English when the browser's language contains `en`, else Chinese. */
export const detectLanguage = (browser: string | undefined): Language =>
  /en/i.test(browser ?? '') ? 'en-US' : 'zh-CN';

/** The parameter of an address that names the language of a page. */
export const LANG = 'lang';

/** The language that an address names, `?lang=en-US`: of this page, whatever was chosen. */
export function languageOf(search: string): Language | undefined {
  const named = new URLSearchParams(search).get(LANG);
  return isLanguage(named) ? named : undefined;
}
