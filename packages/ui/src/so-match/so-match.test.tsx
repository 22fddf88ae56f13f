import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { offersIn, openIn } from './fixtures.ts';
import { SoMatch, type SoMatchProps } from './so-match.tsx';

const nothing = () => undefined;
const OFFERS = offersIn('en-US');
conforms('SoMatch', <SoMatch agree={5} offers={OFFERS} onAdopt={nothing} onAdoptAll={nothing} onType={nothing} />, {
  ref: HTMLElement,
  also: [{ offers: [], agree: 9 }],
});

function show(props: Partial<SoMatchProps> = {}) {
  const calls = { onAdopt: vi.fn(), onAdoptAll: vi.fn(), onType: vi.fn() };
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <SoMatch agree={5} offers={OFFERS} {...calls} {...props} />
    </LadingProvider>,
  );
  return calls;
}

it('counts what agrees and shows the rest beside the form', () => {
  show();
  expect(screen.getByRole('heading', { name: '9 values read' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('5 agree, 3 to adopt, 1 unclear');
  const row = screen.getByRole('row', { name: /CY cut-off/ });
  expect(row).toHaveTextContent('12-01 18:00');
  expect(row).toHaveTextContent('2026-12-01 12:00');
});

it('adopts nothing by itself, then one, then all that can be read', async () => {
  const { onAdopt, onAdoptAll } = show();
  expect(onAdopt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Adopt CY cut-off: 2026-12-01 12:00' }));
  expect(onAdopt).toHaveBeenCalledWith('FCO', '2026-12-01T12:00');
  await userEvent.click(screen.getByRole('button', { name: 'Adopt 3' }));
  expect(onAdoptAll).toHaveBeenCalledWith([
    { name: 'bkgNo', value: '6412104416' },
    { name: 'FCO', value: '2026-12-01T12:00' },
    { name: 'pickupDepot', value: 'XINGGANG DEPOT, BEILUN' },
  ]);
});

it('says which character of an unclear value cannot be read, and leads to its field', async () => {
  const { onType } = show();
  const row = screen.getByRole('row', { name: /Release PIN/ });
  expect(row).toHaveTextContent('character 5 cannot be read · page 2');
  expect(within(row).queryByRole('button', { name: /Adopt/ })).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'Type it: Release PIN' }));
  expect(onType).toHaveBeenCalledWith('releasePin');
});

it('offers both readings of a day, and takes neither with the rest', async () => {
  const { onAdopt, onAdoptAll } = show({ offers: openIn('en-US'), agree: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Adopt ETD: 2026-03-04' }));
  expect(onAdopt).toHaveBeenCalledWith('etd', '2026-03-04');
  await userEvent.click(screen.getByRole('button', { name: 'Adopt 1' }));
  expect(onAdoptAll).toHaveBeenCalledWith([{ name: 'bkgNo', value: '6412104461' }]);
});

it('says that a scan cannot be read', () => {
  show({ scan: true, offers: [], agree: 0 });
  expect(screen.getByText(/a scan without text/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
