import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

const items = [{ name: 'Terminal handling', net: '3518.87', taxRate: '6', tax: '211.13' }];
conforms('InvoiceSheet', <InvoiceSheet kind="01" items={items} total="3730.00" />, { ref: HTMLDivElement });

it('says that an invoice is free of tax, and not that its tax is nothing', () => {
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <InvoiceSheet number={1} kind="02" items={[{ name: 'Forwarding', net: '50552.00', taxRate: '0', tax: '0.00' }]} />
      <InvoiceSheet number={2} kind="01" items={items} total="3730.00" />
    </LadingProvider>,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['50,552.00', 'free', '—', '3,518.87', '6%', '211.13', 'CNY 3,730.00']);
  expect(screen.getByRole('columnheader', { name: /2 ?Special VAT invoice/ })).toBeInTheDocument();
});

it('has a place at the end of each line once something can be done with one', () => {
  const two = [
    ...items,
    { id: '2', name: 'Seal', net: '47.17', taxRate: '6', tax: '2.83', action: <button type="button">Later</button> },
  ];
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <InvoiceSheet kind="01" items={two} total="3780.00" />
    </LadingProvider>,
  );
  expect(screen.getAllByRole('row').map((row) => (row as HTMLTableRowElement).cells.length)).toEqual([5, 5, 5, 2]);
  expect(screen.getByRole('row', { name: /Seal/ })).toContainElement(screen.getByRole('button', { name: 'Later' }));
});
