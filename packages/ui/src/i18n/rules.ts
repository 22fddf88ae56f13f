import type { Code, Issue } from '@lading/validators';
import { useMemo } from 'react';
import { type Language, type Locale, useLanguage, useLocale, useMessages } from './provider.tsx';
import { createText, type Values } from './text.ts';
import { fetchLate, useLate } from './use-late.ts';

type RuleTexts = Readonly<Record<Code, unknown>>;

const loadTexts = (language: Language, file: () => Promise<{ messages: RuleTexts }>) => async () =>
  createText<Code>(language, (await file()).messages);

// Read when the first form needs them: they are no part of a page that only shows things.
const TEXTS = {
  'zh-CN': /* @__PURE__ */ loadTexts('zh-CN', () => import('./compiled/rules.zh-CN.ts')),
  'en-US': /* @__PURE__ */ loadTexts('en-US', () => import('./compiled/rules.en-US.ts')),
};
const languageOf = (locale: Locale): Language => (/^zh\b/.test(locale) ? 'zh-CN' : 'en-US');

/**
 * Fetches the texts of the rules in one language, in English for one that has none here; a form is ready for its first issue when this
 * was called before it.
 */
export function preloadIssueTexts(locale: Locale): Promise<void> {
  // Without them an issue is told by its code.
  return fetchLate(TEXTS[languageOf(locale)]).catch(() => undefined);
}

/**
 * `text(issue)`: what a rule of @lading/validators says of a value, in the language of the provider: from its catalogue where that has the
 * texts of the rules. Else they are fetched when the first component asks for them; until then the answer is empty, and it is the code
 * of the issue if they cannot be had.
 */
export function useIssueText(): (issue: Issue) => string {
  const language = useLanguage();
  const locale = useLocale();
  const messages = useMessages();
  const texts = useLate(TEXTS[language], { served: true, asks: !('required' in messages) });
  const own = useMemo(() => createText<Code>(locale, messages), [locale, messages]);
  return useMemo(
    () => (issue) => {
      const values = issue.params as Values;
      if (issue.code in messages) return own(issue.code, values);
      // A catalogue that has some of them: the others are fetched once one is wanted.
      if (!texts) void preloadIssueTexts(language);
      return texts ? texts(issue.code, values) : texts === null ? issue.code : '';
    },
    [texts, own, messages, language],
  );
}
