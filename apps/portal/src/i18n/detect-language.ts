import type { Language } from '@lading/ui';

export const isLanguage = (value: unknown): value is Language => value === 'zh-CN' || value === 'en-US';

/** English when the browser's language contains `en`, else Chinese. */
export const detectLanguage = (browser: string | undefined): Language =>
  /en/i.test(browser ?? '') ? 'en-US' : 'zh-CN';
