import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { TextButton } from './text-button.tsx';

const ENGLISH = {
  核对: 'Check',
};

const meta = { component: TextButton, parameters: { english: ENGLISH }, args: { children: '核对' } } satisfies Meta<
  typeof TextButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <TextButton {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Compact });
