import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { groupsIn, TARGETS } from './fixtures.ts';
import { InstructionSync, type InstructionSyncProps } from './instruction-sync.tsx';

function Sync({ same = false, ...rest }: Partial<InstructionSyncProps> & { same?: boolean }) {
  const [open, setOpen] = useState(true);
  const groups = groupsIn(useLanguage());
  return (
    <InstructionSync
      open={open}
      onOpenChange={setOpen}
      kind="HBL"
      targets={TARGETS}
      target="2"
      onTarget={() => undefined}
      groups={same ? [] : groups}
      onSync={() => setOpen(false)}
      {...rest}
    />
  );
}

const meta = { component: Sync, subcomponents: { InstructionSync } } satisfies Meta<typeof Sync>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { pictures: { full: true, narrow: true } } };
export const Same: Story = { args: { same: true } };
export const AllStates: Story = allStates(meta, { Default });
