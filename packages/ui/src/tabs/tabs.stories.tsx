import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const panel = (text: string) => <p style={{ paddingBlock: 12 }}>{text}</p>;

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  parameters: {
    english: {
      'COPY 确认': 'COPY confirm',
      草单预览: 'Draft preview',
      'M/BL 补充信息': 'M/BL details',
      'H/BL 补充信息': 'H/BL details',
      差异核对: 'Compare',
      禁用: 'Disabled',
      样本: 'Sample',
      主单: 'Master bill',
      分单: 'House bill',
      差异: 'Differences',
      不可用: 'Not available',
      主票: 'Main',
      ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`分票 ${at}`, `Sub ${at}`])),
      ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`第 ${at + 1} 张`, `Bill ${at + 1}`])),
    },
  },
  args: {
    label: 'COPY 确认',
    value: 'mbl',
    onValueChange: () => undefined,
    items: [
      { value: 'sample', label: '草单预览', icon: icons.eye, content: panel('样本') },
      { value: 'mbl', label: 'M/BL 补充信息', icon: icons.bill, content: panel('主单') },
      { value: 'hbl', label: 'H/BL 补充信息', icon: icons.document, badge: <Badge>2</Badge>, content: panel('分单') },
      {
        value: 'compare',
        label: '差异核对',
        icon: icons.compare,
        badge: <Badge tone="mark">3</Badge>,
        content: panel('差异'),
      },
      { value: 'off', label: '禁用', disabled: true, content: panel('不可用') },
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
      content: panel(`第 ${index + 1} 张`),
    })),
  },
};
export const AllStates: Story = allStates(meta, { Default, TenTabs });
