// Alone: it starts before the texts of the rules were fetched.
import { agreement, type Issue, required } from '@lading/validators';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages as english } from './compiled/en-US.ts';
import { messages as chinese } from './compiled/zh-CN.ts';
import { LadingProvider } from './provider.tsx';
import { preloadIssueTexts, useIssueText } from './rules.ts';

function Said({ issue }: { issue: Issue }) {
  const text = useIssueText();
  return <p role="alert">{text(issue)}</p>;
}

const CATALOGUES = { 'zh-CN': chinese, 'en-US': english };
const issueOf = (issue: Issue | null): Issue => {
  if (!issue) throw new Error('the rule found nothing to say');
  return issue;
};
const show = (locale: keyof typeof CATALOGUES, issue: Issue) =>
  render(
    <LadingProvider locale={locale} messages={CATALOGUES[locale]}>
      <Said issue={issue} />
    </LadingProvider>,
  );

it('says an issue in the language of the provider once the texts are there', async () => {
  show('zh-CN', issueOf(required.check('')));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(await screen.findByText('不能为空')).toBeInTheDocument();
});

it('says it at once after a preload', async () => {
  await preloadIssueTexts('en-US');
  show('en-US', issueOf(agreement.check(false)));
  expect(screen.getByRole('alert').textContent).toBe('Accept the service agreement first');
});
