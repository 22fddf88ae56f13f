import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  component: Select,
  args: {
    label: '箱型',
    options: [
      { value: '20GP', label: '20GP' },
      { value: '40HQ', label: '40HQ' },
      { value: '45HQ', label: '45HQ', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: '40HQ' } };
export const Invalid: Story = { args: { error: '选一个箱型', hint: '一票一种箱型' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '20GP' } };
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Select {...args} defaultValue="40HQ" />
    </div>
  ),
};
