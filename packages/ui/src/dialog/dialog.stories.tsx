import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Select } from '../select/select.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const WORDS = {
  'zh-CN': {
    message: '消息提醒',
    account: '账单确认',
    bill: 'COPY 确认 COSU6412098730',
    state: '待确认',
    cutOff: '截单',
    time: '11-21 17:00 宁波时间',
    vessel: '船名 / 航次',
    later: '稍后',
    check: '去核对',
    print: '打印',
    download: '下载',
    question: '确认已经核对了吗？',
    long: 'COSU6412098730 草单第 3 版已到，与补料相比还有 3 处不同，其中 1 处会影响提柜',
    line: (line: number) => `第 ${line} 行`,
    port: '目的港',
    carrier: '船公司',
  },
  'en-US': {
    message: 'Notice',
    account: 'Bill confirmation',
    bill: 'COPY confirm COSU6412098730',
    state: 'To confirm',
    cutOff: 'Documents close',
    time: '11-21 17:00 Ningbo time',
    vessel: 'Vessel / voyage',
    later: 'Later',
    check: 'Review now',
    print: 'Print',
    download: 'Download',
    question: 'Have you checked it?',
    long: 'Draft 3 of COSU6412098730 has arrived; three differences from your instruction remain, one would stop the box',
    line: (line: number) => `Row ${line}`,
    port: 'Destination',
    carrier: 'Carrier',
  },
};
type Words = (typeof WORDS)['zh-CN'];
const useWords = (): Words => WORDS[useLanguage()];
const PORTS = [
  { id: '1', nameCn: '洛杉矶', nameEn: 'Los Angeles', code: 'USLAX' },
  { id: '2', nameCn: '长滩', nameEn: 'Long Beach', code: 'USLGB' },
];

const record = ({ cutOff, time, vessel }: Words) => (
  <FieldGrid
    items={[
      { label: cutOff, value: time },
      { label: vessel, value: 'COSCO SHIPPING ANDES / 042E' },
    ]}
  />
);
const tools = ({ print, download }: Words) => (
  <>
    <IconButton icon={icons.print} label={print} />
    <IconButton icon={icons.download} label={download} />
  </>
);

function Shown({ of }: { of?: (words: Words) => Partial<DialogProps> }) {
  const words = useWords();
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={words.message}
      size="message"
      footer={
        <>
          <Button>{words.later}</Button>
          <Button variant="primary">{words.check}</Button>
        </>
      }
      {...of?.(words)}
    >
      {of?.(words).children ?? record(words)}
    </Dialog>
  );
}

const meta = {
  component: Dialog,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: () => undefined, title: '消息提醒', size: 'message', children: '' },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  render: () => <Shown />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(getComputedStyle(dialog).zIndex).toBe('9999');
  },
};
export const Account: Story = {
  render: () => (
    <Shown
      of={(words) => ({
        size: 'account',
        title: words.account,
        tag: (
          <StatusTag tone="warning" glyph={icons.circleHalf}>
            {words.state}
          </StatusTag>
        ),
        toolbar: tools(words),
        footer: undefined,
      })}
    />
  ),
};
export const Bill: Story = {
  render: () => <Shown of={(words) => ({ size: 'bill', title: words.bill, toolbar: tools(words) })} />,
};
export const LongText: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  render: () => (
    <Shown
      of={({ long, line }) => ({
        title: long,
        children: Array.from({ length: 40 }, (_, index) => line(index + 1)).map((text) => <p key={text}>{text}</p>),
      })}
    />
  ),
};
export const QuestionOverDialog: Story = {
  render: () => (
    <Shown
      of={(words) => ({
        size: 'account',
        title: words.account,
        children: (
          <>
            {record(words)}
            <ConfirmDialog open question={words.question} onConfirm={() => undefined} onOpenChange={() => undefined} />
          </>
        ),
      })}
    />
  ),
};
/** The list in the dialog closes first, then the dialog. */
export const WithAListOpen: Story = {
  render: () => (
    <Shown
      of={({ port, carrier }) => ({
        children: (
          <div style={{ display: 'grid', gap: 16 }}>
            <Select label={carrier} options={[{ value: 'COSCO', label: 'COSCO SHIPPING' }]} />
            <Combobox label={port} options={PORTS} value="" onChange={() => undefined} />
          </div>
        ),
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('combobox', { name: /目的港|Destination/ }), 'lo');
    await expect(await within(await body.findByRole('listbox')).findAllByRole('option')).toHaveLength(2);
  },
};
