import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { DocumentList, type DocumentListProps } from './document-list.tsx';
import { groupsIn } from './fixtures.tsx';

const GROUPS = groupsIn('en-US');
conforms('DocumentList', <DocumentList label="Documents" groups={GROUPS} onOpen={() => undefined} />, {
  ref: HTMLDivElement,
  also: [{ groups: [] }],
});

function show(props: Partial<DocumentListProps> = {}) {
  const calls = { onOpen: vi.fn(), onUpload: vi.fn(), onRemove: vi.fn() };
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <DocumentList label="Documents" groups={GROUPS} {...calls} {...props} />
    </LadingProvider>,
  );
  return calls;
}
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

it('shows the latest of each type with who has seen it, and the older ones on demand', async () => {
  const { onOpen } = show();
  expect(rowOf(/Booking confirmation/)).toHaveTextContent('SO_6412098730.pdf2He Qing');
  expect(rowOf(/Booking confirmation/)).toHaveTextContent('Seen by Chen Wei');
  expect(screen.queryByText('SO_6412098730_draft.pdf')).toBeNull();
  const toggle = screen.getByRole('button', { name: '1 older version' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getByRole('button', { name: 'Hide older versions' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'SO_6412098730_draft.pdf' }));
  expect(onOpen).toHaveBeenCalledWith(11);
});

it('names a paper that is missing, and takes it', async () => {
  const { onUpload } = show();
  const row = rowOf(/Guarantee/);
  expect(row).toHaveTextContent('sealed scan');
  expect(within(row).getByRole('button', { name: 'Upload Guarantee' })).toHaveTextContent('Upload');
  const file = new File(['%PDF-1.7'], 'guarantee.pdf', { type: 'application/pdf' });
  const input = row.querySelector('input');
  if (input) await userEvent.upload(input, file);
  expect(onUpload).toHaveBeenCalledWith('guarantee', [file]);
});

it('takes back what nobody of the other side has seen', async () => {
  const { onRemove } = show();
  expect(screen.queryByRole('button', { name: 'Take back SO_6412098730.pdf' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take back PL-HAOYU-1873.xlsx' }));
  expect(onRemove).toHaveBeenCalledWith(13);
});

it('is to be read only where nothing can be done', () => {
  show({ onUpload: undefined, onRemove: undefined });
  expect(screen.queryByRole('button', { name: /^(?:Upload|New version|Take back)/ })).toBeNull();
});
