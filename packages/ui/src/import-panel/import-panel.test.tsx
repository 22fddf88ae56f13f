import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ImportPanel, type ImportPanelProps } from './import-panel.tsx';
import type { ImportProgress } from './types.ts';

const WRONG: ImportProgress = {
  fileName: 'sites.xlsx',
  state: 'errors',
  total: 9,
  checked: 9,
  ok: 7,
  failed: 2,
  repairs: 1,
};
const props = {
  accept: '.xlsx,.csv',
  maxSize: 10_000_000,
  job: WRONG,
  faults: [
    { id: 4, row: 3, column: 'Zip', value: '8518', message: 'Not written as it should be', suggestion: '08518' },
    { id: 5, row: 7, column: 'Code', value: '', message: 'This cannot be empty', suggestion: null },
  ],
  onFile: () => {},
  onTemplate: () => {},
  onAccept: () => {},
  onCorrected: () => {},
  onClear: () => {},
} satisfies ImportPanelProps;

conforms('ImportPanel', <ImportPanel {...props} />, { ref: HTMLDivElement });

function show(more: Partial<ImportPanelProps> = {}) {
  const told = { onFile: vi.fn(), onTemplate: vi.fn(), onAccept: vi.fn(), onCorrected: vi.fn(), onClear: vi.fn() };
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <ImportPanel {...props} {...told} {...more} />
    </LadingProvider>,
  );
  return told;
}
const button = (name: string) => screen.getByRole('button', { name });

it('lists what is wrong, and takes the repair of one cell or of all', async () => {
  const user = userEvent.setup();
  const told = show();
  expect(screen.getByText('2 rows have to be corrected')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /8518/ }));
  await user.click(row.getByRole('button', { name: 'Use 08518' }));
  expect(told.onAccept).toHaveBeenLastCalledWith(4);
  await user.click(button('Use the one repair'));
  expect(told.onAccept).toHaveBeenLastCalledWith();
  await user.click(button('Download the wrong rows'));
  await user.click(button('Clear'));
  expect([told.onCorrected, told.onClear].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  expect(within(screen.getByRole('row', { name: /Code/ })).queryByRole('button')).toBeNull();
});

it('takes a file, and none while one is on its way', async () => {
  const user = userEvent.setup();
  const told = show({ job: null, problem: 'Columns are missing' });
  const input = screen.getByLabelText('File');
  expect(input).toBeInvalid();
  const file = new File(['x'], 'sites.csv', { type: 'text/csv' });
  await user.upload(input, file);
  expect(told.onFile).toHaveBeenCalledExactlyOnceWith(file);
  await user.click(button('Download the template'));
  expect(told.onTemplate).toHaveBeenCalledOnce();
});

it('says how far it is', () => {
  show({ job: { ...WRONG, state: 'checking', checked: 4 } });
  expect(screen.getByRole('progressbar', { name: 'Checking sites.xlsx' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 9 rows',
  );
  expect(screen.getByLabelText('File')).toBeDisabled();
  expect(screen.queryByRole('table')).toBeNull();
});
