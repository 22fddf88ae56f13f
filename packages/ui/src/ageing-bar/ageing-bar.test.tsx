import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { AgeingBar } from './ageing-bar.tsx';
import { AGED, AGED_ALL } from './fixtures.ts';

conforms('AgeingBar', <AgeingBar rows={AGED_ALL} />, { ref: HTMLDivElement });

it('draws what is open of a currency, the two oldest as one, and nothing for what is nothing', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <AgeingBar rows={[...AGED, { ...AGED_ALL[0], currency: 'EUR' } as (typeof AGED)[number]]} />
    </LadingProvider>,
  );
  const [usd, cny, eur] = screen.getAllByRole('listitem').map((row) => [...row.querySelectorAll('[data-age]')]);
  const said = (list: readonly Element[] = []) => list.map((piece) => piece.textContent);
  expect(said(usd)).toEqual(['not due 34,503.35', '1–30 days 30,325.80']);
  expect(said(cny)).toEqual(['not due 27,175.00', '1–30 days 20,235.00', '31–60 days 1,260.00']);
  expect(said(eur).at(-1)).toBe('over 60 days 6,110.00');
  expect(usd?.map((piece) => (piece as HTMLElement).style.flexGrow)).toEqual(['3450335', '3032580']);
  expect(within(screen.getAllByRole('listitem')[2] as HTMLElement).getByText('EUR 58.00 queried')).toBeInTheDocument();
});
