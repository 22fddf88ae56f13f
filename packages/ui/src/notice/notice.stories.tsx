import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeRegion } from './notice-region.tsx';
import { createNoticeStore, type NoticeInput } from './notice-store.ts';

/** A store whose notices stay, for a picture. */
function still(...notices: NoticeInput[]) {
  const store = createNoticeStore();
  store.pause();
  for (const notice of notices) store.show(notice);
  return store;
}

const meta = {
  component: NoticeRegion,
  tags: ['!autodocs'],
  args: { store: still({ kind: 'success', text: 'success' }) },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof NoticeRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Kinds: Story = {
  args: {
    store: still(
      { kind: 'success', title: '已确认', text: 'COSU6412098730 已确认，列表已刷新' },
      { kind: 'info', title: '正在导出', text: '完成后在文件中心下载' },
      { kind: 'warning', title: '订舱已满', text: '服务器：该航次 40HQ 余量为 0' },
      { kind: 'error', text: '请求异常，请检查网络或联系管理员' },
    ),
  },
};
export const LongText: Story = {
  args: {
    store: still({ kind: 'error', text: `第 3 行箱号 CSQU3054384 的校验位应为 3。${'请改后重新提交。'.repeat(8)}` }),
  },
};
