import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { InstructionRules } from './instruction-rules.tsx';

conforms('InstructionRules', <InstructionRules value="auto" found="US" onChange={() => undefined} />, {
  ref: HTMLDivElement,
});

it('says whose rules hold and where they are written, and lets others be chosen', async () => {
  const onChange = vi.fn();
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <InstructionRules value="auto" found="US" onChange={onChange} />
    </LadingProvider>,
  );
  const select = screen.getByRole('combobox', { name: 'Rules of the destination' });
  expect(select).toHaveDisplayValue('By destination: US ACE');
  expect(select).toHaveAccessibleDescription(/27 Sep 2025/);
  await userEvent.selectOptions(select, 'EU ICS2');
  expect(onChange).toHaveBeenCalledWith('EU');
});
