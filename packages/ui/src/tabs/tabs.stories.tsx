import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'COPY 确认',
    value: 'mbl',
    onValueChange: () => undefined,
    items: [
      { value: 'sample', label: '样本预览', icon: icons.eye, content: <p>样本</p> },
      { value: 'mbl', label: 'M/BL 补充信息', icon: icons.bill, content: <p>主单</p> },
      { value: 'hbl', label: 'H/BL 补充信息', icon: icons.document, badge: <Badge>2</Badge>, content: <p>分单</p> },
      {
        value: 'compare',
        label: '差异核对',
        icon: icons.compare,
        badge: <Badge tone="mark">3</Badge>,
        content: <p>差异</p>,
      },
      { value: 'off', label: '禁用', disabled: true, content: <p>不可用</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TenTabs: Story = {
  args: {
    value: '1',
    items: Array.from({ length: 10 }, (_, index) => ({
      value: String(index),
      label: index === 0 ? '主票' : `分票 ${index}`,
      content: <p>第 {index + 1} 张</p>,
    })),
  },
};
export const AllStates: Story = allStates(meta, { Default, TenTabs });
