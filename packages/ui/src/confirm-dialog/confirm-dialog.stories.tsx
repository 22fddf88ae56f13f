import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const WORDS = {
  'zh-CN': {
    question: '确认已经核对了吗？',
    copy: 'COPY 确认',
    left: '还有 4 处只是格式不同，会按草单签发。确认后 2 分钟内可撤回。',
    again: '再看看',
    approve: '确认 COPY',
    remove: '删除这条模板？',
    removed: '收货人 CASCADE HOME SUPPLY LLC 将不再出现在新补料里，已提交的不受影响。',
    delete: '删除',
  },
  'en-US': {
    question: 'Have you checked it?',
    copy: 'COPY confirm',
    left: 'Four format-only differences remain and will be issued as drafted. Can be withdrawn for two minutes.',
    again: 'Not yet',
    approve: 'Approve copy',
    remove: 'Delete this template?',
    removed:
      'The consignee CASCADE HOME SUPPLY LLC will no longer appear in new instructions; those that were sent stay as they are.',
    delete: 'Delete',
  },
};
type Words = (typeof WORDS)['zh-CN'];

function Asked({ of }: { of?: (words: Words) => Partial<ConfirmDialogProps> }) {
  const words = WORDS[useLanguage()];
  const answer = () => undefined;
  return <ConfirmDialog open question={words.question} onConfirm={answer} onOpenChange={answer} {...of?.(words)} />;
}

const meta = {
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: { open: true, question: '确认已经核对了吗？', onConfirm: () => undefined, onOpenChange: () => undefined },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Asked /> };
export const Pending: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  render: () => (
    <Asked
      of={({ copy, left, again, approve }) => ({
        title: copy,
        children: left,
        cancelLabel: again,
        confirmLabel: approve,
        pending: true,
      })}
    />
  ),
};
export const Danger: Story = {
  render: () => (
    <Asked
      of={({ remove, removed, delete: act }) => ({
        tone: 'danger',
        question: remove,
        children: removed,
        confirmLabel: act,
      })}
    />
  ),
};
