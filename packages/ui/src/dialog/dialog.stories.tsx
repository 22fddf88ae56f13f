import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Dialog } from './dialog.tsx';

const record = (
  <FieldGrid
    items={[
      { label: '截单', value: '11-21 17:00 宁波时间' },
      { label: '船名 / 航次', value: 'COSCO SHIPPING ANDES / 042E' },
    ]}
  />
);
const footer = (
  <>
    <Button>稍后</Button>
    <Button variant="primary">去核对</Button>
  </>
);

const meta = {
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: '消息提醒',
    width: 'message',
    children: record,
    footer,
  },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};
export const Account: Story = {
  args: {
    width: 'account',
    title: '账单确认',
    tag: (
      <StatusTag tone="warning" glyph={icons.circleHalf}>
        待确认
      </StatusTag>
    ),
    toolbar: <IconButton icon={icons.print} label="打印" />,
  },
};
export const Bill: Story = {
  args: {
    width: 'bill',
    title: 'COPY 确认 COSU6412098730',
    toolbar: (
      <>
        <IconButton icon={icons.print} label="打印" />
        <IconButton icon={icons.download} label="下载" />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'COSU6412098730 草单第 3 版已到，与补料相比还有 3 处不同，其中 1 处会影响提柜',
    children: Array.from({ length: 40 }, (_, index) => `第 ${index + 1} 行`).map((line) => <p key={line}>{line}</p>),
  },
};
export const NoFooter: Story = { args: { footer: undefined } };
export const QuestionOverDialog: Story = {
  args: {
    width: 'account',
    title: '账单确认',
    children: (
      <>
        {record}
        <ConfirmDialog open question="确认已经核对了吗？" onConfirm={() => undefined} onCancel={() => undefined} />
      </>
    ),
  },
};
