import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { allStates } from '../testing/all-states.tsx';
import { CreditBar, type CreditBarProps } from './credit-bar.tsx';

const Credit = (props: CreditBarProps) => <CreditBar {...props} aria-label={useId()} />;

const meta = {
  component: Credit,
  subcomponents: { CreditBar },
  args: { currency: 'CNY', limit: '700000.00', used: '412300.40', left: '287699.60' },
} satisfies Meta<typeof Credit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ordering: Story = { args: { added: '33050.50', left: '254649.10' } };
export const Over: Story = { args: { used: '690000.00', added: '33050.50', left: '-23050.50' } };
export const AllStates: Story = allStates(meta, { Default, Ordering, Over });
