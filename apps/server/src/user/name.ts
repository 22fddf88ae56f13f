import type { Language } from '../messages/say.ts';

/** A name in the reader's language; the Chinese one where there is no English one. */
export const ofLanguage = (language: Language, chinese: string, english: string): string =>
  language === 'en-US' && english !== '' ? english : chinese;
