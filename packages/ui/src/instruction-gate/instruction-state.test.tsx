import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { InstructionState } from './instruction-state.tsx';

conforms(
  'InstructionState',
  <InstructionState state="saved" left={5} note="Closes 21 Nov 17:00">
    Autosaved 16:31
  </InstructionState>,
  { ref: HTMLDivElement },
);

it('says how it is kept and how much is left', () => {
  const { rerender } = render(
    <LadingProvider locale="en-US" messages={messages}>
      <InstructionState state="offline" left={1}>
        Kept on this device
      </InstructionState>
    </LadingProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Kept on this device');
  expect(screen.getByText('1 left before sending')).toBeInTheDocument();
  rerender(
    <LadingProvider locale="en-US" messages={messages}>
      <InstructionState state="saved" left={0}>
        Saved
      </InstructionState>
    </LadingProvider>,
  );
  expect(screen.getByText('Nothing is missing')).toBeInTheDocument();
});
