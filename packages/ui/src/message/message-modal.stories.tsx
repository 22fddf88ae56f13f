import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { MessageModal, type MessageModalProps } from './message-modal.tsx';

const WORDS = {
  'zh-CN': {
    type: '单证',
    title: 'COSU6412098730 草单第 3 版已到',
    text: `<p>船公司按 11-19 的修改重出了草单。与补料相比还有 3 处不同，其中 1 处会影响提柜。</p>
<table><tr><th>截单</th><td>11-21 17:00 宁波时间</td></tr><tr><th>船名 / 航次</th><td>COSCO SHIPPING ANDES / 042E</td></tr></table>
<p>修改规则见<a href="https://example.com/rules">改单说明</a>。</p>`,
    page: '页面仍可使用',
    later: '稍后',
    check: '去核对',
    failed: '请求异常，请检查网络或联系管理员',
    more: `，${'请在截单前核对收货人、通知人与品名。'.repeat(3)}`,
    heading: '附加费调整',
    line: '自 12 月 1 日起，美西航线每 40HQ 加收旺季附加费 USD 300，已订舱未开船的按开船日计。',
    picture: '（图片未显示）',
  },
  'en-US': {
    type: 'Documents',
    title: 'Draft 3 of COSU6412098730 has arrived',
    text: `<p>The carrier reissued the draft after your changes of 19 November. Three differences from your instruction remain; one would stop the box.</p>
<table><tr><th>Documents close</th><td>11-21 17:00 Ningbo time</td></tr><tr><th>Vessel / voyage</th><td>COSCO SHIPPING ANDES / 042E</td></tr></table>
<p>The rules are in the <a href="https://example.com/rules">note on amendments</a>.</p>`,
    page: 'The page is still in use',
    later: 'Later',
    check: 'Review now',
    failed: 'Request failed. Check the network or contact the administrator',
    more: `. ${'Please check consignee, notify party and goods before the SI cut-off. '.repeat(2)}`,
    heading: 'Change of surcharges',
    line: 'From 1 December a peak season surcharge of USD 300 per 40HQ applies on the US west coast, by the date of sailing.',
    picture: '(picture not shown)',
  },
};
type Words = (typeof WORDS)['zh-CN'];

/** The message in the language of the page. */
const ready = ({ type, title, text }: Words): MessageModalProps['message'] => ({
  status: 'ready',
  data: { type, title, time: '2026-11-20T09:12:00+08:00', html: text },
});

interface Shown extends Partial<MessageModalProps> {
  of?: (words: Words) => MessageModalProps['message'];
  asks?: boolean;
}
function Shown({ of = ready, asks = false, ...props }: Shown) {
  const words = WORDS[useLanguage()];
  return (
    <>
      <Button>{words.page}</Button>
      <MessageModal
        open
        onOpenChange={() => undefined}
        message={of(words)}
        footer={
          asks && (
            <>
              <Button>{words.later}</Button>
              <Button variant="primary">{words.check}</Button>
            </>
          )
        }
        {...props}
      />
    </>
  );
}

const meta = {
  component: MessageModal,
  tags: ['!autodocs'],
  // The sanitiser comes late, and a skeleton after 300 ms.
  parameters: { layout: 'fullscreen', pictures: { full: true, delay: 400 } },
  args: { open: true, message: { status: 'loading' }, onOpenChange: () => undefined },
} satisfies Meta<typeof MessageModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Centre: Story = {
  parameters: { pictures: { full: true, delay: 400, narrow: true } },
  render: () => <Shown asks />,
};
/** In a corner, with the menu that moves it. */
export const Moving: Story = {
  render: () => <Shown place="top-left" asks />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    // The text comes with the sanitiser; what is moved before that has another height.
    await body.findByRole('link', { name: /改单说明|note on amendments/ });
    await userEvent.click(body.getByRole('button', { name: /^(移动|Move)$/ }));
    await expect(await body.findAllByRole('menuitem')).toHaveLength(5);
  },
};
export const Loading: Story = { render: () => <Shown of={() => ({ status: 'loading' })} place="bottom-right" /> };
export const Failed: Story = {
  render: () => <Shown of={({ failed }) => ({ status: 'error', message: failed, retry: () => undefined })} />,
};
/** A long message scrolls inside; a dangerous one has lost its teeth. */
export const LongAndDangerous: Story = {
  parameters: { pictures: { full: true, delay: 400, narrow: true } },
  render: () => (
    <Shown
      of={(words) =>
        ready({
          ...words,
          title: words.title + words.more,
          text: `<h1 style="font-size:90px">${words.heading}</h1><script>alert(1)</script>
<img src="https://example.com/pixel.png" alt="${words.picture}" onerror="alert(1)">
<form action="/x"><input name="password"></form>
<ul>${`<li>${words.line}</li>`.repeat(16)}</ul>`,
        })
      }
    />
  ),
};
