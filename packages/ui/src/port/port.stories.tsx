import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Port } from './port.tsx';

const ENGLISH = {
  宁波: 'Ningbo',
};

const meta = {
  component: Port,
  parameters: { english: ENGLISH },
  args: { name: '宁波', code: 'CNNGB' },
} satisfies Meta<typeof Port>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NameOnly: Story = { args: { name: 'Los Angeles, CA', code: undefined } };
export const AllStates: Story = allStates(meta, { Default, NameOnly });
