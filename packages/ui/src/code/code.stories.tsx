import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Code } from './code.tsx';

const ENGLISH = {
  提单: 'Bill',
  待核对: 'waits to be checked',
};

const meta = { component: Code, parameters: { english: ENGLISH }, args: { children: 'COSU6412098730' } } satisfies Meta<
  typeof Code
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InText: Story = {
  render: (args) => (
    <p>
      提单 <Code {...args} /> 待核对
    </p>
  ),
};
export const AllStates: Story = allStates(meta, { Default, InText });
