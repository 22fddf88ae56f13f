import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { allStates } from '../testing/all-states.tsx';
import { InstructionRules, type InstructionRulesProps, type RulesChoice } from './instruction-rules.tsx';

function Rules({ value: first, ...rest }: Omit<InstructionRulesProps, 'onChange'>) {
  const [value, setValue] = useState<RulesChoice>(first);
  return (
    <div style={{ inlineSize: 260 }}>
      <InstructionRules {...rest} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  component: Rules,
  subcomponents: { InstructionRules },
  args: { value: 'auto', found: 'US' },
} satisfies Meta<typeof Rules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'EU' } };
export const Unknown: Story = { args: { found: undefined } };
export const AllStates: Story = allStates(meta, { Default });
