import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: { current: 1, size: 10, total: 128, onChange: () => undefined },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { current: 6 } };
export const Last: Story = { args: { current: 13 } };
export const FewPages: Story = { args: { size: 20 } };
export const OnePage: Story = { args: { total: 3 } };
export const Nothing: Story = { args: { total: 0 } };
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Pagination {...args} />
    </div>
  ),
};
