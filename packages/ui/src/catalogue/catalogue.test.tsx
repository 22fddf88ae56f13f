import { type Issue, required } from '@lading/validators';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BillForm } from '../bill/bill-form.tsx';
import { flagship } from '../bill/fixtures.ts';
import { Button } from '../button/button.tsx';
import { messages as english } from '../i18n/compiled/en-US.ts';
import { LadingProvider, type Locale, useLocale } from '../i18n/provider.tsx';
import { useIssueText } from '../i18n/rules.ts';
import { createText } from '../i18n/text.ts';
import { Tabs } from '../tabs/tabs.tsx';
import { createCatalogue } from './catalogue.ts';

afterEach(() => vi.restoreAllMocks());

const german = createCatalogue(
  'de-DE',
  {
    loading: 'Wird geladen',
    'container.expected': 'Soll {expected}',
    'compare.asked': '{count, plural, one {# Änderung} other {# Änderungen}} verlangt',
    required: 'Bitte ausfüllen',
  },
  english,
);

it('takes plain ICU texts, and the fallback says the rest', () => {
  const text = createText('de-DE', german);
  expect(text('loading')).toBe('Wird geladen');
  expect(text('container.expected', { expected: 3 })).toBe('Soll 3');
  expect(text('compare.asked', { count: 1 })).toBe('1 Änderung verlangt');
  expect(text('compare.asked', { count: 1200 })).toBe('1.200 Änderungen verlangt');
  expect(text('dialog.close')).toBe(english['dialog.close']);
});

it('leaves out what cannot be read or asks for what is not given, and says so', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = createCatalogue(
    'de-DE',
    { loading: 'Wird {geladen', 'container.expected': 'Soll {soll}', 'dialog.close': "Schlie''ßen '{'x'}'" },
    english,
  );
  const text = createText('de-DE', broken);
  expect(text('loading')).toBe(english.loading);
  expect(text('container.expected', { expected: 3 })).toBe('should be 3');
  expect(text('dialog.close')).toBe("Schlie'ßen {x}");
  expect(told.mock.calls.map(([line]) => String(line).slice(0, 60))).toEqual([
    expect.stringContaining('the de-DE text of loading is left out'),
    expect.stringContaining('the de-DE text of container.expected is left out'),
  ]);
});

function Said({ issue }: { issue: Issue | null }) {
  const text = useIssueText();
  return <p role="alert">{issue && text(issue)}</p>;
}

it('says what a rule found in the language of the catalogue, and in English what it lacks', async () => {
  const { rerender } = render(
    <LadingProvider locale="de-DE" messages={german}>
      <Said issue={required.check('')} />
    </LadingProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte ausfüllen');
  rerender(
    <LadingProvider locale="de-DE" messages={german}>
      <Said issue={{ code: 'agreement', kind: 'error' } as unknown as Issue} />
    </LadingProvider>,
  );
  expect(await screen.findByText('Accept the service agreement first')).toBeInTheDocument();
});

const Tag = () => <output>{useLocale()}</output>;

it.each([
  ['de-DE', 'de-DE'],
  ['xx', 'xx'],
  ['de_AT', 'de-AT'],
  ['no tag at all', 'en-US'],
  ['', 'en-US'],
])('draws a page in the language "%s" as %s', (locale, tag) => {
  render(
    <LadingProvider locale={locale as Locale} messages={english}>
      <Tag />
      <BillForm record={flagship('en-US')} />
      <Said issue={required.check('')} />
      <Button loading>Save</Button>
    </LadingProvider>,
  );
  expect(screen.getByText(tag, { selector: 'output' })).toBeInTheDocument();
  expect(screen.getByText('CSQU')).toBeInTheDocument();
});

it('marks its region with the direction, and the arrow keys follow it', async () => {
  const choose = vi.fn();
  const items = ['a', 'b', 'c'].map((value) => ({ value, label: value, content: value }));
  const { container } = render(
    <LadingProvider locale="ar" messages={english} direction="rtl">
      <Tabs label="Bills" value="b" onValueChange={choose} items={items} />
    </LadingProvider>,
  );
  expect(container.firstElementChild).toHaveAttribute('dir', 'rtl');
  screen.getByRole('tab', { name: 'b' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(choose).toHaveBeenLastCalledWith('c');
});
