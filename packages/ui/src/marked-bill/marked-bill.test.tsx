import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Marked, MarkedBill, MarkLegend } from './marked-bill.tsx';

const rows = [
  {
    cells: [
      [{ label: 'Consignee', lines: ['CASCADE LLC', <Marked key="street">1402</Marked>] }],
      [{ label: 'B/L no.', lines: ['COSU6412098730'] }],
    ],
    note: { kind: 'pen' as const, title: 'Street number should be 1420', text: 'Wei Chen' },
  },
  { cells: [[{ label: 'Seal no.', lines: ['CN4471203'] }]] },
];

conforms('MarkedBill', <MarkedBill label="A draft" rows={rows} />, { ref: HTMLElement });
conforms('Marked', <Marked>1402</Marked>, { ref: HTMLElement });
conforms('MarkLegend', <MarkLegend names={{ ink: 'form', mark: 'found', pen: 'written' }} />, {
  ref: HTMLUListElement,
});

it('is a figure by name, with what was found marked, and what was written beside the band it is about', () => {
  const { container } = render(<MarkedBill label="A draft" rows={rows} />);
  const sheet = within(screen.getByRole('figure', { name: 'A draft' }));
  expect(container.querySelector('mark')).toHaveTextContent('1402');
  const [first, second] = container.querySelectorAll('[data-part=row]');
  expect(first).toHaveTextContent('CASCADE LLC');
  expect(first).toContainElement(sheet.getByText('Street number should be 1420'));
  expect(second?.querySelector('[data-part=note]')).toBeNull();
});
