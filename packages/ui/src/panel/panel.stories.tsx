import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Panel } from './panel.tsx';

const ENGLISH = {
  '补料 MB26S01871': 'Instruction MB26S01871',
  订舱号: 'Booking no.',
  航线: 'Lane',
  '上海 → 长滩': 'Shanghai → Long Beach',
  提单号: 'Bill no.',
  草稿: 'Draft',
  查看全部订单: 'View all orders',
};

const meta = {
  component: Panel,
  args: {
    title: '补料 MB26S01871',
    children: (
      <FieldGrid
        items={[
          { label: '订舱号', value: '177EB4402', mono: true },
          { label: '航线', value: '上海 → 长滩' },
          { label: '提单号', value: '' },
        ]}
      />
    ),
  },
  parameters: { english: ENGLISH, pictures: { full: true } },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTagAndActions: Story = {
  args: {
    tag: (
      <StatusTag tone="neutral" glyph={icons.circle}>
        草稿
      </StatusTag>
    ),
    actions: <Button size="sm">查看全部订单</Button>,
  },
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Panel {...args} />
    </div>
  ),
};
