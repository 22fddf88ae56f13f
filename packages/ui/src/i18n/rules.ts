import type { Code, Issue } from '@lading/validators';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Locale, useLocale } from './provider.tsx';
import { createText, type Text, type Values } from './text.ts';

type RuleTexts = Readonly<Record<Code, unknown>>;
type Loaded = Text<Code> | Error;

// Read when the first form needs them: they are no part of a page that only shows things.
const FILES: Record<Locale, () => Promise<{ messages: RuleTexts }>> = {
  'zh-CN': () => import('./compiled/rules.zh-CN.ts'),
  'en-US': () => import('./compiled/rules.en-US.ts'),
};

const loaded = new Map<Locale, Loaded>();
const loading = new Map<Locale, Promise<void>>();
const listeners = new Set<() => void>();

/** Fetches the texts of the rules in one language; a form is ready for its first issue when this was called before it. */
export function preloadIssueTexts(locale: Locale): Promise<void> {
  const under = loading.get(locale);
  if (under) return under;
  const promise = FILES[locale]()
    .then(({ messages }) => void loaded.set(locale, createText(locale, messages)))
    .catch((error: Error) => {
      loaded.set(locale, error);
      // Whoever asks next tries again.
      loading.delete(locale);
    })
    .then(() => {
      for (const listener of listeners) listener();
    });
  loading.set(locale, promise);
  return promise;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * `text(issue)`: what a rule of @lading/validators says of a value, in the language of the provider. The texts are fetched when the
 * first component asks for them; until then the answer is empty, and it is the code of the issue if they cannot be had.
 */
export function useIssueText(): (issue: Issue) => string {
  const locale = useLocale();
  const snapshot = () => loaded.get(locale);
  const texts = useSyncExternalStore(subscribe, snapshot, snapshot);
  useEffect(() => void preloadIssueTexts(locale), [locale]);
  return useMemo(
    () => (issue) =>
      typeof texts === 'function' ? texts(issue.code, issue.params as Values) : texts ? issue.code : '',
    [texts],
  );
}
