import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { checksIn, readyIn } from './fixtures.tsx';
import { ReleaseChecklist, type ReleaseChecklistProps } from './release-checklist.tsx';

const CHECKS = checksIn('en-US');
conforms('ReleaseChecklist', <ReleaseChecklist checks={CHECKS} />, { ref: HTMLDivElement });

const show = (props: Partial<ReleaseChecklistProps> = {}) =>
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <ReleaseChecklist checks={CHECKS} {...props} />
    </LadingProvider>,
  );
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('counts what is missing and says who acts', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('2 items missing');
  expect(items()).toEqual([
    'DoneThe bill is “Confirmed”',
    'OpenStatement AC26001 is not settled: confirm the charges firstYour side',
    'DoneNo statement is overdue',
    'OpenUpload the guarantee, a sealed scanYour sideUpload',
  ]);
});

it('calls the customer by that name for the forwarder’s people', () => {
  show({ staff: true });
  expect(items()[1]).toMatch(/Customer$/);
});

it('says that everything is there', () => {
  show({ checks: readyIn('en-US') });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is missing');
  expect(screen.queryByText('Your side')).toBeNull();
});
