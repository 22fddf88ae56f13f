import type { Code, Issue } from '@lading/validators';
import { useMemo } from 'react';
import { type LoadOnce, loadAhead, loadOnce, useOnce } from './load-once.ts';
import { type Locale, useLocale } from './provider.tsx';
import { createText, type Text, type Values } from './text.ts';

type RuleTexts = Readonly<Record<Code, unknown>>;

const textsOnce = (locale: Locale, file: () => Promise<{ messages: RuleTexts }>): LoadOnce<Text<Code>> =>
  loadOnce(async () => createText<Code>(locale, (await file()).messages));

// Read when the first form needs them: they are no part of a page that only shows things.
const TEXTS: Record<Locale, LoadOnce<Text<Code>>> = {
  'zh-CN': /* @__PURE__ */ textsOnce('zh-CN', () => import('./compiled/rules.zh-CN.ts')),
  'en-US': /* @__PURE__ */ textsOnce('en-US', () => import('./compiled/rules.en-US.ts')),
};

/** Fetches the texts of the rules in one language; a form is ready for its first issue when this was called before it. */
export function preloadIssueTexts(locale: Locale): Promise<void> {
  return loadAhead(TEXTS[locale]);
}

/**
 * `text(issue)`: what a rule of @lading/validators says of a value, in the language of the provider. The texts are fetched when the
 * first component asks for them; until then the answer is empty, and it is the code of the issue if they cannot be had.
 */
export function useIssueText(): (issue: Issue) => string {
  const texts = useOnce(TEXTS[useLocale()], { served: true });
  return useMemo(
    () => (issue) => (texts ? texts(issue.code, issue.params as Values) : texts === null ? issue.code : ''),
    [texts],
  );
}
