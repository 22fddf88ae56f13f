import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';
import { MessagePopup, type MessagePopupProps } from './message-popup.tsx';
import type { TaskStatus } from './popup-item.ts';

/** Of notices and messages the kind comes first in the small print, and the time last. */
type Line = [title: string, text: string];
const WORDS: Record<'zh-CN' | 'en-US', { notices: Line[]; messages: Line[]; tasks: Line[] }> = {
  'zh-CN': {
    notices: [
      ['自 12 月 1 日起，美西航线每 40HQ 加收旺季附加费 USD 300', '公告 11-20'],
      ['宁波梅山码头 11-22 02:00 至 06:00 停机', '公告 11-19'],
      ['11 月发票抬头请在 11-25 前核对', '系统 11-18'],
    ],
    messages: [
      ['COSU6412098730 草单第 3 版已到', '单证 09:12'],
      ['MB26S01702 的账单已出', '费用 08:40'],
      ['ONEYSHAE88213 已放舱', '订舱 11-19'],
      ['MB26S01860 已开船', '动态 11-19'],
      ['EGLV040600117 的改单已被船公司受理，改单费 USD 40.00 计入本票账单', '单证 11-18'],
    ],
    tasks: [
      ['核对 COSU6412098730 草单第 3 版', '截单 11-21 17:00'],
      ['提交 VGM：CBHU3202732', '截 VGM 11-21 20:00'],
      ['改单 COSU6412098412：通知人地址', '船公司已受理 11-20 08:51'],
      ['订舱 I488120356 等待放舱', '11-20 08:10'],
      ['为 177EB4402 提交补料', '截单 11-23 12:00'],
      ['确认 MB26S01702 账单', 'USD 4,955.35'],
    ],
  },
  'en-US': {
    notices: [
      ['From 1 December a peak season surcharge of USD 300 per 40HQ applies on the US west coast', 'Notice 11-20'],
      ['Ningbo Meishan terminal is down on 22 November, 02:00 to 06:00', 'Notice 11-19'],
      ['Please check the November invoice titles before 25 November', 'System 11-18'],
    ],
    messages: [
      ['Draft 3 of COSU6412098730 has arrived', 'Documents 09:12'],
      ['The bill of MB26S01702 is out', 'Charges 08:40'],
      ['ONEYSHAE88213 has space', 'Booking 11-19'],
      ['MB26S01860 has sailed', 'Tracking 11-19'],
      ['The carrier accepted the amendment of EGLV040600117; USD 40.00 go on its bill', 'Documents 11-18'],
    ],
    tasks: [
      ['Check draft 3 of COSU6412098730', 'Documents close 11-21 17:00'],
      ['Submit VGM: CBHU3202732', 'VGM closes 11-21 20:00'],
      ['Amend COSU6412098412: notify address', 'Accepted by the carrier 11-20 08:51'],
      ['Booking I488120356 awaits space', '11-20 08:10'],
      ['Submit the instruction of 177EB4402', 'Documents close 11-23 12:00'],
      ['Confirm the bill of MB26S01702', 'USD 4,955.35'],
    ],
  },
};
const KINDS: Readonly<Record<string, IconDrawing>> = {
  公告: icons.flag,
  Notice: icons.flag,
  系统: icons.info,
  System: icons.info,
  费用: icons.receipt,
  Charges: icons.receipt,
  订舱: icons.container,
  Booking: icons.container,
  动态: icons.vessel,
  Tracking: icons.vessel,
};
const STATUS: TaskStatus[] = ['expiring', 'expiring', 'inProgress', 'inProgress', 'notStarted', 'notStarted'];

function Header(props: Partial<MessagePopupProps>) {
  const words = WORDS[useLanguage()];
  const read = (lines: Line[], unread: number) =>
    lines.map(([title, words], id) => {
      const [type = '', time = ''] = words.split(' ');
      return { id, title, type, time, unread: id < unread, icon: KINDS[type] ?? icons.document };
    });
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 440 }}>
      <MessagePopup
        notices={{ items: read(words.notices, 3) }}
        messages={{ items: read(words.messages, 2), unread: 4 }}
        tasks={{
          items: words.tasks.map(([title, text], id) => ({ id, title, text, status: STATUS[id] ?? 'notStarted' })),
          unread: 2,
        }}
        onOpen={() => undefined}
        onMore={() => undefined}
        onClear={() => undefined}
        {...props}
      />
    </div>
  );
}

const list = { items: [] };
const meta = {
  component: MessagePopup,
  tags: ['!autodocs'],
  args: {
    notices: list,
    messages: list,
    tasks: list,
    onOpen: () => undefined,
    onMore: () => undefined,
    onClear: () => undefined,
  },
  parameters: { pictures: { full: true } },
} satisfies Meta<typeof MessagePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tasks: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  render: () => <Header defaultTab="tasks" />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: /^(消息|Messages)$/ }));
    const popup = await body.findByRole('dialog');
    await expect(popup).toHaveFocus();
    // As it is laid out, while it still opens.
    await expect(popup.offsetWidth).toBe(328);
    const scroller = body.getAllByRole('list').at(-1)?.parentElement as HTMLElement;
    await expect(scroller.clientHeight).toBeLessThanOrEqual(300);
    await expect(scroller.scrollHeight).toBeGreaterThan(300);
  },
};
export const Messages: Story = { render: () => <Header defaultTab="messages" open /> };
export const Nothing: Story = { render: () => <Header notices={list} messages={list} tasks={list} open /> };
export const Failed: Story = {
  render: (_, { globals }) => {
    const message =
      globals['locale'] === 'en-US'
        ? 'Request failed. Check the network or contact the administrator'
        : '请求异常，请检查网络或联系管理员';
    return <Header notices={{ items: [], state: 'error', error: { message, onRetry: () => undefined } }} open />;
  },
};
