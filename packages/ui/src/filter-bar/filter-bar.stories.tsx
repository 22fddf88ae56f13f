import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import * as icons from '../icon/drawings.ts';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FilterBar } from './filter-bar.tsx';

const ENGLISH = {
  筛选订单: 'Filter orders',
  关键词: 'Search',
  '提单号、订舱号、箱号': 'Bill, booking or container no.',
  提单状态: 'Bill status',
  待客户确认: 'Copy ready',
  清除条件: 'Clear the filters',
};

const meta = {
  component: FilterBar,
  args: {
    label: '筛选订单',
    children: (
      <>
        <TextField type="search" icon={icons.search} label="关键词" placeholder="提单号、订舱号、箱号" />
        <Select label="提单状态" defaultValue="" options={[{ value: '4', label: '待客户确认' }]} />
      </>
    ),
  },
  parameters: { english: ENGLISH, pictures: { full: true } },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="ghost" icon={icons.close}>
        清除条件
      </Button>
    ),
  },
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <FilterBar {...args} />
    </div>
  ),
};
