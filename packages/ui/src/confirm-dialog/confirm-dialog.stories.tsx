import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: { open: true, question: '确认已经核对了吗？', onConfirm: () => undefined, onCancel: () => undefined },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true, children: '还有 4 处只是格式不同，会按草单签发。' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: '删除这条模板？',
    question: '收货人 CASCADE HOME SUPPLY LLC 将不再出现在新补料里，已提交的不受影响。',
    confirmLabel: '删除',
  },
};
