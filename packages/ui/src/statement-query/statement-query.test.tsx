import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { StatementQuery, type StatementQueryProps } from './statement-query.tsx';

const given = (): StatementQueryProps => ({
  name: 'Trucking',
  currency: 'CNY',
  predicted: '1350.00',
  difference: '300.00',
  reasons: [{ value: 'absent', label: 'Did not occur' }],
  onSend: vi.fn(async () => undefined),
  onCancel: vi.fn(),
});
conforms('StatementQuery', <StatementQuery {...given()} onSend={async () => 'Busy'} />, {
  ref: HTMLFormElement,
  reach: async (user) => {
    await user.selectOptions(screen.getByRole('combobox'), 'absent');
    await user.type(screen.getAllByRole('textbox').at(-1) as HTMLElement, 'x');
    await user.click(screen.getAllByRole('button')[0] as HTMLElement);
  },
});

function show(props: Partial<StatementQueryProps> = {}) {
  const all = { ...given(), ...props };
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <StatementQuery {...all} />
    </LadingProvider>,
  );
  return all;
}

it('asks for a reason and words, and sends what it should be', async () => {
  const { onSend } = show();
  expect(screen.getByText('billed CNY 300.00 above predicted')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send query' }));
  expect(screen.getByText('Choose a reason')).toBeInTheDocument();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'absent');
  await userEvent.type(screen.getByRole('textbox', { name: /not right/ }), ' No waiting. ');
  await userEvent.click(screen.getByRole('button', { name: 'Send query' }));
  expect(onSend).toHaveBeenCalledWith({ reason: 'absent', text: 'No waiting.', expected: '1350.00' });
});

it('keeps what was written when it could not be sent', async () => {
  show({ onSend: async () => 'Confirmed meanwhile' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'absent');
  await userEvent.type(screen.getByRole('textbox', { name: /not right/ }), 'No waiting');
  await userEvent.click(screen.getByRole('button', { name: 'Send query' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirmed meanwhile');
  expect(screen.getByRole('textbox', { name: /not right/ })).toHaveValue('No waiting');
});
