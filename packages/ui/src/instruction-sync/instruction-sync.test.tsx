import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { groupsIn, TARGETS } from './fixtures.ts';
import { InstructionSync, type InstructionSyncProps } from './instruction-sync.tsx';

const sync = (props: Partial<InstructionSyncProps> = {}) => (
  <InstructionSync
    open
    onOpenChange={() => undefined}
    kind="HBL"
    targets={TARGETS}
    target="2"
    onTarget={() => undefined}
    groups={groupsIn('en-US')}
    onSync={() => undefined}
    {...props}
  />
);
conforms('InstructionSync', sync(), { ref: HTMLDivElement, portal: true });

const show = (props?: Partial<InstructionSyncProps>) =>
  render(
    <LadingProvider locale="en-US" messages={messages}>
      {sync(props)}
    </LadingProvider>,
  );

it('takes what is ticked, and says how many groups that are', async () => {
  const onSync = vi.fn();
  show({ onSync });
  expect(screen.getByRole('row', { name: /Seal, container 3/ })).toHaveTextContent('CN4471218CN4471281');
  expect(screen.getByRole('checkbox', { name: 'Goods' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vessel, voyage' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Goods' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sync 3 groups' }));
  expect(onSync).toHaveBeenCalledExactlyOnceWith(['seal', 'clause', 'goods']);
});

it('syncs nothing where nothing differs', async () => {
  const onSync = vi.fn();
  show({ groups: [], onSync });
  expect(screen.getByText('Both bills agree')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sync' }));
  expect(onSync).not.toHaveBeenCalled();
});
