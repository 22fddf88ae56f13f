import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { MessageModal } from './message-modal.tsx';

const MESSAGE = {
  messageTypeStr: '单证',
  messageTitle: 'COSU6412098730 草单第 3 版已到',
  createTime: '2026-11-20T09:12:00+08:00',
  message: `<p>船公司按 11-19 的修改重出了草单。与补料相比还有 3 处不同，其中 1 处会影响提柜。</p>
<table><tr><th>截单</th><td>11-21 17:00 宁波时间</td></tr><tr><th>船名 / 航次</th><td>COSCO SHIPPING ANDES / 042E</td></tr></table>
<p>修改规则见<a href="https://example.com/rules">改单说明</a>。</p>`,
};

const meta = {
  component: MessageModal,
  tags: ['!autodocs'],
  // The sanitiser comes late, and a skeleton after 300 ms.
  parameters: { layout: 'fullscreen', pictures: { full: true, delay: 400, narrow: true } },
  args: { open: true, message: { status: 'ready', data: MESSAGE }, onClose: () => undefined },
  render: (args) => (
    <>
      <Button>页面仍可使用</Button>
      <MessageModal {...args} />
    </>
  ),
} satisfies Meta<typeof MessageModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Centre: Story = {};
export const BottomRight: Story = { args: { place: 'bottom-right' } };
export const Loading: Story = { args: { message: { status: 'loading' } } };
export const Failed: Story = {
  args: { message: { status: 'error', message: '请求异常，请检查网络或联系管理员', retry: () => undefined } },
};
/** A long message scrolls inside; a dangerous one has lost its teeth. */
export const LongAndDangerous: Story = {
  args: {
    message: {
      status: 'ready',
      data: {
        ...MESSAGE,
        messageTitle: `${MESSAGE.messageTitle}，${'请在截单前核对收货人、通知人与品名。'.repeat(3)}`,
        message: `<h1 style="font-size:90px">附加费调整</h1><script>alert(1)</script>
<img src="https://example.com/pixel.png" alt="（图片未显示）" onerror="alert(1)">
<form action="/x"><input name="password"></form>
<ul>${'<li>自 12 月 1 日起，美西航线每 40HQ 加收旺季附加费 USD 300，已订舱未开船的按开船日计。</li>'.repeat(16)}</ul>`,
      },
    },
  },
};
