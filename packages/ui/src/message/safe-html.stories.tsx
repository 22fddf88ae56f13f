import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Heading } from '../text/heading.tsx';
import { SafeHtml } from './safe-html.tsx';

const WORDS = {
  'zh-CN': {
    message: '消息提醒',
    title: '草单第 3 版已到',
    every: `<h2>改单说明</h2><p>草单印出后的修改按<strong>每票</strong>计费，规则见<a href="https://example.com/rules">船公司通告</a>。</p>
<table><thead><tr><th>时间</th><th>费用</th></tr></thead><tbody><tr><td>截单前</td><td>免费</td></tr><tr><td>截单后</td><td>USD 40</td></tr></tbody></table>
<ol><li>核对草单</li><li>提出修改</li><li>确认</li></ol><blockquote>以船公司系统收到的时间为准。</blockquote><hr><pre>CBHU 320273 2</pre>`,
    dangerous:
      '<p onclick="alert(1)">文字留下。</p><script>alert(1)</script><iframe src="https://example.com"></iframe><a href="javascript:alert(1)">没有去处的链接</a>',
  },
  'en-US': {
    message: 'Message',
    title: 'Draft 3 has arrived',
    every: `<h2>Amendments</h2><p>Changes after the draft is printed are charged <strong>per bill</strong>; see the <a href="https://example.com/rules">carrier's notice</a>.</p>
<table><thead><tr><th>Time</th><th>Charge</th></tr></thead><tbody><tr><td>Before the documents close</td><td>Free</td></tr><tr><td>After</td><td>USD 40</td></tr></tbody></table>
<ol><li>Check the draft</li><li>Ask for changes</li><li>Approve</li></ol><blockquote>What counts is when the carrier receives it.</blockquote><hr><pre>CBHU 320273 2</pre>`,
    dangerous:
      '<p onclick="alert(1)">The words stay.</p><script>alert(1)</script><iframe src="https://example.com"></iframe><a href="javascript:alert(1)">a link that leads nowhere</a>',
  },
};

/** As in a message: the headings of the body stand under those of the message. */
function Shown({ html, kind }: { html?: string; kind?: 'every' | 'dangerous' }) {
  const words = WORDS[useLanguage()];
  return (
    <article style={{ maxInlineSize: 520 }}>
      <Heading level={2} size={4}>
        {words.message}
      </Heading>
      <Heading level={3} size={4}>
        {words.title}
      </Heading>
      <SafeHtml html={html || (kind ? words[kind] : '')} />
    </article>
  );
}

const story = (kind?: 'every' | 'dangerous'): Story => ({ render: ({ html }) => <Shown html={html} kind={kind} /> });

const meta = {
  component: SafeHtml,
  parameters: { pictures: { delay: 400 } },
  args: { html: '' },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryElement: Story = story('every');
export const Dangerous: Story = story('dangerous');
export const Nothing: Story = story();
export const AllStates: Story = allStates(meta, { EveryElement, Dangerous, Nothing });
