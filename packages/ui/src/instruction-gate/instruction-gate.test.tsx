import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ITEMS } from './fixtures.ts';
import { InstructionGate } from './instruction-gate.tsx';

conforms('InstructionGate', <InstructionGate items={ITEMS['en-US']} />, { ref: HTMLElement });

it('says how much is done, and leads to what is not', async () => {
  const onGo = vi.fn();
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <InstructionGate
        items={[
          { id: 'a', state: 'wrong', title: 'Seal of container 2', detail: 'Letters and digits only', onGo },
          { id: 'b', state: 'done', title: 'HS codes' },
        ]}
      />
    </LadingProvider>,
  );
  expect(screen.getByRole('region', { name: 'Before sending' })).toHaveTextContent('1 of 2 done');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Seal of container 2Letters and digits only',
    'HS codes',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Seal of container 2' }));
  expect(onGo).toHaveBeenCalledOnce();
  // What is right leads nowhere.
  expect(screen.queryByRole('button', { name: 'HS codes' })).toBeNull();
});
