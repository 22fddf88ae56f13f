import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { ITEMS, READY } from './fixtures.ts';
import { InstructionGate } from './instruction-gate.tsx';

const meta = { component: InstructionGate, args: { items: [] } } satisfies Meta<typeof InstructionGate>;
export default meta;
type Story = StoryObj<typeof meta>;

function Gate({ of }: { of: typeof ITEMS }) {
  return (
    <div style={{ inlineSize: 240 }}>
      <InstructionGate items={of[useLanguage()]} />
    </div>
  );
}

export const Default: Story = { render: () => <Gate of={ITEMS} /> };
/** All that was asked for is there. */
export const Ready: Story = { render: () => <Gate of={READY} /> };
export const AllStates: Story = allStates(meta, { Default }, { contrast: true });
