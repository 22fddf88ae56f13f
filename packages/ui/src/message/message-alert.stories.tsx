import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { AlertBox } from './alert-box.tsx';
import { MessageAlert } from './message-alert.tsx';

const WORDS = {
  'zh-CN': {
    type: '即将截单',
    title: 'COSU6412098730 还有 1 处必改未处理',
    text: '截单 11-21 17:00，之后改单 USD 40。',
    bill: '费用',
    long: `MB26S01702 的账单已出，${'请在 11-24 17:00（宁波时间）前确认。'.repeat(3)}`,
    lost: '消息通道断开',
    lostText: '4 秒后重连，其间的消息会在重连后补上。',
    system: '系统',
  },
  'en-US': {
    type: 'Closing soon',
    title: 'COSU6412098730 has one blocking difference',
    text: 'Documents close 21 Nov 17:00; USD 40 after that.',
    bill: 'Statement of charges',
    long: `The bill of MB26S01702 is out. ${'Please confirm it before 24 Nov 17:00, Ningbo time. '.repeat(3)}`,
    lost: 'Live messages lost',
    lostText: 'Trying again in 4 s; what came meanwhile will follow.',
    system: 'System',
  },
};
const useWords = () => WORDS[useLanguage()];
const nothing = () => undefined;

const meta = {
  component: MessageAlert,
  subcomponents: { AlertBox },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', pictures: { full: true } },
  args: { message: null, onOpenChange: nothing, onDetail: nothing },
} satisfies Meta<typeof MessageAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement.ownerDocument.body).getByRole('region', { name: /新消息|New message/ });
    // Where it stands, while the box itself still rises.
    const { right, bottom, width } = (box.parentElement as HTMLElement).getBoundingClientRect();
    const { clientWidth, clientHeight } = canvasElement.ownerDocument.documentElement;
    await expect([clientWidth - right, clientHeight - bottom].map(Math.round)).toEqual([16, 16]);
    if (clientWidth >= 640) await expect(width).toBe(328);
  },
  render: function Render(args) {
    const { type, title, text } = useWords();
    return (
      <MessageAlert
        {...args}
        message={{
          id: 1,
          type,
          title,
          text,
          tone: 'warning',
          time: '2026-11-20T09:48:00+08:00',
        }}
      />
    );
  },
};
export const LongText: Story = {
  render: function Render(args) {
    const { bill, long } = useWords();
    const message = { id: 2, type: bill, title: long, time: '2026-11-20T16:20:00+08:00' };
    return <MessageAlert {...args} message={message} />;
  },
};
/** The box alone, which stays until it is closed. */
export const Box: Story = {
  render: function Render() {
    const { lost, lostText, system } = useWords();
    return (
      <AlertBox
        open
        stays
        type={system}
        tone="danger"
        title={lost}
        text={lostText}
        onOpenChange={nothing}
        detailHref="#"
      />
    );
  },
};
