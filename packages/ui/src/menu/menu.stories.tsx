import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as icons from '../icon/drawings.ts';
import { Menu } from './menu.tsx';

const meta = {
  component: Menu,
  args: {
    label: '更多操作',
    trigger: <IconButton icon={icons.more} label="更多操作" />,
    align: 'start',
    items: [
      { id: 'open', label: '查看', icon: icons.eye },
      { id: 'copy', label: '复制为新订舱', icon: icons.copy },
      { id: 'log', label: '操作记录', icon: icons.history, href: '#log' },
      { id: 'off', label: '导出', icon: icons.download, disabled: true },
      { id: 'void', label: '取消订舱', icon: icons.close, tone: 'danger', separated: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  parameters: { pictures: { full: true } },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }));
  },
};
export const ChoiceOfOne: Story = {
  tags: ['!autodocs'],
  args: {
    label: '移动到',
    trigger: <Button icon={icons.move}>移动</Button>,
    value: 'top-right',
    items: [
      { id: 'top-left', label: '左上', icon: icons.cornerTopLeft },
      { id: 'top-right', label: '右上', icon: icons.cornerTopRight },
      { id: 'bottom-left', label: '左下', icon: icons.cornerBottomLeft },
      { id: 'bottom-right', label: '右下', icon: icons.cornerBottomRight },
      { id: 'center', label: '回到中间', icon: icons.cornerCenter, separated: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移动' }));
  },
};
