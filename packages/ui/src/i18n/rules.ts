import type { Code, Issue } from '@lading/validators';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Language, type Locale, useLanguage, useLocale, useMessages } from './provider.tsx';
import { createText, type Text, type Values } from './text.ts';

type RuleTexts = Readonly<Record<Code, unknown>>;
type Loaded = Text<Code> | Error;

// Read when the first form needs them: they are no part of a page that only shows things.
const FILES: Record<Language, () => Promise<{ messages: RuleTexts }>> = {
  'zh-CN': () => import('./compiled/rules.zh-CN.ts'),
  'en-US': () => import('./compiled/rules.en-US.ts'),
};

const loaded = new Map<Language, Loaded>();
const loading = new Map<Language, Promise<void>>();
const languageOf = (locale: Locale): Language => (/^zh\b/.test(locale) ? 'zh-CN' : 'en-US');
const listeners = new Set<() => void>();

/**
 * Fetches the texts of the rules in one language, in English for one that has none here; a form is ready for its first issue when this
 * was called before it.
 */
export function preloadIssueTexts(locale: Locale): Promise<void> {
  const language = languageOf(locale);
  const under = loading.get(language);
  if (under) return under;
  const promise = FILES[language]()
    .then(({ messages }) => void loaded.set(language, createText(language, messages)))
    .catch((error: Error) => {
      loaded.set(language, error);
      // Whoever asks next tries again.
      loading.delete(language);
    })
    .then(() => {
      for (const listener of listeners) listener();
    });
  loading.set(language, promise);
  return promise;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * `text(issue)`: what a rule of @lading/validators says of a value, in the language of the provider: from its catalogue where that has the
 * texts of the rules. Else they are fetched when the first component asks for them; until then the answer is empty, and it is the code
 * of the issue if they cannot be had.
 */
export function useIssueText(): (issue: Issue) => string {
  const language = useLanguage();
  const locale = useLocale();
  const messages = useMessages();
  const snapshot = () => loaded.get(language);
  const texts = useSyncExternalStore(subscribe, snapshot, snapshot);
  const own = useMemo(() => createText<Code>(locale, messages), [locale, messages]);
  useEffect(() => void ('required' in messages || preloadIssueTexts(language)), [messages, language]);
  return useMemo(
    () => (issue) => {
      const values = issue.params as Values;
      if (issue.code in messages) return own(issue.code, values);
      // A catalogue that has some of them: the others are fetched once one is wanted.
      if (!texts) void preloadIssueTexts(language);
      return typeof texts === 'function' ? texts(issue.code, values) : texts ? issue.code : '';
    },
    [texts, own, messages, language],
  );
}
