import { createIntl, type IntlShape } from '@formatjs/intl';

export type Language = 'zh-CN' | 'en-US';

/** One thing for each language. */
export const eachLanguage = <One>(make: (language: Language) => One): Readonly<Record<Language, One>> => ({
  'zh-CN': make('zh-CN'),
  'en-US': make('en-US'),
});

/** ICU texts of a language, ready to be filled in. A text that lacks a value throws. */
export const intlOf = (locale: Language, messages: Readonly<Record<string, string>>): IntlShape<string> =>
  createIntl<string>({
    locale,
    messages,
    onError(error) {
      throw error;
    },
  });

/** The texts of one language of a catalogue that has both side by side. */
export const inLanguage = <Entry>(
  language: Language,
  texts: Readonly<Record<string, { readonly zh: Entry; readonly en: Entry }>>,
): Record<string, Entry> =>
  Object.fromEntries(Object.entries(texts).map(([id, { zh, en }]) => [id, language === 'zh-CN' ? zh : en]));
