import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { VOYAGES } from './fixtures.ts';
import { VoyageCard } from './voyage-card.tsx';

const { sea, silent, waiting } = VOYAGES['en-US'];
conforms('VoyageCard', <VoyageCard voyage={VOYAGES['zh-CN'].sea} href="#sea" />, { ref: HTMLElement });

const show = (voyage = sea) =>
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <h2>Shipments</h2>
      <VoyageCard voyage={voyage} href="/freighttrack?open=1" current />
    </LadingProvider>,
  );

it('says how far it is, when it comes and how old that is, and leads to it', () => {
  show();
  const card = screen.getByRole('article', { name: 'MB26S01702' });
  expect(card).toHaveTextContent('77% of the way');
  expect(card).toHaveTextContent('Arrival expected11-23 14:001 d 02 h later');
  expect(card).toHaveTextContent('AIS position, 2 hours ago');
  expect(screen.getByRole('link', { name: 'MB26S01702' })).toHaveAttribute('href', '/freighttrack?open=1');
});

it('shows all of it here where it has no address', async () => {
  const onOpen = vi.fn();
  render(<VoyageCard voyage={sea} onOpen={onOpen} />, {
    wrapper: ({ children }) => (
      <LadingProvider locale="en-US" messages={messages}>
        {children}
      </LadingProvider>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'MB26S01702', pressed: false }));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('has no percent and no arrival where nobody knows', () => {
  show(silent);
  expect(screen.getByRole('article')).not.toHaveTextContent('%');
});

it('says that the arrival is not known before anything is', () => {
  show(waiting);
  expect(screen.getByText('Arrival not known')).toBeVisible();
});
