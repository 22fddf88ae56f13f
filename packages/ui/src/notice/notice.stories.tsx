import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { NoticeRegion } from './notice-region.tsx';
import { createNoticeStore, type NoticeInput } from './notice-store.ts';

const KINDS: Record<Language, NoticeInput[]> = {
  'zh-CN': [
    { kind: 'success', title: '已确认', text: 'COSU6412098730 已确认，列表已刷新' },
    { kind: 'info', title: '正在导出', text: '完成后在文件中心下载' },
    { kind: 'warning', title: '订舱已满', text: '服务器：该航次 40HQ 余量为 0' },
    { kind: 'error', text: '请求异常，请检查网络或联系管理员' },
    { kind: 'success', text: 'success' },
  ],
  'en-US': [
    { kind: 'success', title: 'Copy approved', text: 'COSU6412098730 approved, list refreshed' },
    { kind: 'info', title: 'Export started', text: 'Find it under Documents when done' },
    { kind: 'warning', title: 'Space is full', text: 'Server: no 40HQ left on this voyage' },
    { kind: 'error', text: 'Request failed. Check the network or contact the administrator' },
    { kind: 'success', text: 'success' },
  ],
};
const undo = () => undefined;
const ANSWERED: Record<Language, NoticeInput[]> = {
  'zh-CN': [
    {
      kind: 'success',
      title: '已删除模板',
      text: '“宁波—洛杉矶 40HQ”已删除',
      action: { label: '撤销', onAction: undo },
    },
    { kind: 'error', text: '3 行没有导入', action: { label: '查看错误', onAction: undo } },
  ],
  'en-US': [
    {
      kind: 'success',
      title: 'Template deleted',
      text: '“Ningbo – Los Angeles 40HQ” was deleted',
      action: { label: 'Undo', onAction: undo },
    },
    { kind: 'error', text: '3 rows were not imported', action: { label: 'View errors', onAction: undo } },
  ],
};
const LONG: Record<Language, NoticeInput[]> = {
  'zh-CN': [{ kind: 'error', text: `第 3 行箱号 CSQU3054384 的校验位应为 3。${'请改后重新提交。'.repeat(8)}` }],
  'en-US': [
    {
      kind: 'error',
      text: `The check digit of CSQU3054384 in row 3 should be 3. ${'Please change it and submit again. '.repeat(4)}`,
    },
  ],
};

/** Notices whose clocks stand, for a picture. */
function Still({ notices }: { notices: Record<Language, NoticeInput[]> }) {
  const shown = notices[useLanguage()];
  const store = useMemo(() => {
    const made = createNoticeStore();
    made.pause();
    for (const notice of shown) made.show(notice);
    return made;
  }, [shown]);
  return <NoticeRegion store={store} />;
}

const meta = {
  component: NoticeRegion,
  tags: ['!autodocs'],
  args: { store: createNoticeStore() },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof NoticeRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  parameters: { pictures: { full: true, narrow: true, contrast: true } },
  render: () => <Still notices={KINDS} />,
};
/** What can be done about it at once; F6 goes there. */
export const WithAction: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  render: () => <Still notices={ANSWERED} />,
};
export const LongText: Story = { render: () => <Still notices={LONG} /> };
