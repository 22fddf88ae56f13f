import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { clashesIn } from './fixtures.ts';
import { InstructionClash } from './instruction-clash.tsx';

const FIELDS = clashesIn('en-US');
conforms('InstructionClash', <InstructionClash fields={FIELDS} by="Wang Min" onSettle={() => undefined} />, {
  ref: HTMLElement,
});

it('shows both values, says that one is empty, and asks which is to stand', async () => {
  const onSettle = vi.fn();
  render(
    <LadingProvider locale="en-US" messages={messages}>
      <InstructionClash fields={FIELDS} by="Wang Min" onSettle={onSettle} />
    </LadingProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('2 fields were written elsewhere at the same time');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Seal, container 2YoursCN4471204YoursTheirsemptyTheirs');
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs: Consignee' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep yours: Seal, container 2' }));
  expect(onSettle.mock.calls).toEqual([
    ['sAddress', 'theirs'],
    ['containers.c1.sealNo', 'mine'],
  ]);
});
