import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageAlert } from './message-alert.tsx';

const meta = {
  component: MessageAlert,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', pictures: { full: true } },
  args: {
    message: {
      id: 1,
      messageTypeStr: '即将截单',
      messageTitle: 'COSU6412098730 还有 1 处阻断未处理',
      createTime: '2026-11-20T09:48:00+08:00',
    },
    onClose: () => undefined,
    onDetail: () => undefined,
  },
} satisfies Meta<typeof MessageAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const LongText: Story = {
  args: {
    message: {
      id: 2,
      messageTypeStr: '费用',
      messageTitle: `MB26S01702 的账单已出，${'请在 11-24 17:00（宁波时间）前确认。'.repeat(3)}`,
      createTime: '2026-11-20T16:20:00+08:00',
    },
  },
};
export const None: Story = { args: { message: null } };
