import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Deadline } from './deadline.tsx';
import { timeLeft } from './time-left.ts';

conforms('Deadline', <Deadline at="2026-11-21T17:00:00+08:00" now={Date.parse('2026-11-20T09:30:00+08:00')} />, {
  ref: HTMLSpanElement,
});

const now = Date.parse('2026-11-20T09:48:00+08:00');

it.each([
  [null, { state: 'none' }],
  ['nonsense', { state: 'none' }],
  ['2026-11-20T09:48:00+08:00', { state: 'over' }],
  ['2026-11-20T10:47:59+08:00', { state: 'urgent', days: 0, hours: 0 }],
  ['2026-11-21T17:00:00+08:00', { state: 'urgent', days: 1, hours: 7 }],
  ['2026-11-23T12:00:00+08:00', { state: 'soon', days: 3, hours: 2 }],
  ['2026-11-28T12:00:00+08:00', { state: 'far' }],
])('%s leaves %j', (at, left) => expect(timeLeft(at, now)).toMatchObject(left));

it.each([
  ['2026-11-20T19:48:00+08:00', '10 h'],
  ['2026-11-22T09:48:00+08:00', '2 d'],
  ['2026-11-20T10:30:00+08:00', '42 min'],
  ['2026-11-21T17:00:00+08:00', '1 d 07 h'],
])('says of %s that %s are left', (at, left) => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <Deadline at={at} now={now} />
    </LadingProvider>,
  );
  expect(screen.getByTitle(/^2026/)).toHaveTextContent(new RegExp(`^${left}$`));
});

it('names its clock', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <Deadline at="2026-11-21T09:00:00Z" now={now} />
    </LadingProvider>,
  );
  expect(screen.getByText(/1 d 07 h/)).toHaveAttribute('title', '2026-11-21 17:00 UTC+8');
});

it('keeps the clock of its port, and says so to a reader who has another', () => {
  const far = { at: '2026-11-28T09:00:00Z', now };
  render(
    <LadingProvider locale="en-US" messages={messages} timeZone="Europe/Berlin">
      <Deadline {...far} />
      <Deadline {...far} zone="Asia/Shanghai" />
      <Deadline {...far} zone="Europe/Madrid" />
    </LadingProvider>,
  );
  expect(screen.getAllByTitle(/^2026/).map(({ textContent }) => textContent)).toEqual([
    '11-28 10:00',
    '11-28 17:00 UTC+8',
    '11-28 10:00',
  ]);
  // The reader's own beside it.
  expect(screen.getByTitle('2026-11-28 17:00 UTC+8 · 11-28 10:00 your time')).toBeVisible();
});

it.each([
  ['2026-11-21T17:00:00+08:00', '11-21 17:00 UTC+81 d 07 h'],
  ['2026-11-28T17:00:00+08:00', '11-28 17:00 UTC+8'],
  ['2026-11-19T17:00:00+08:00', '11-19 17:00 UTC+8Passed'],
])('says its date beside what is left of %s', (at, said) => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <Deadline at={at} now={now} dated />
    </LadingProvider>,
  );
  expect(screen.getByTitle(/^2026/).textContent).toBe(said);
});
