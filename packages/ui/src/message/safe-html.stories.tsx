import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { SafeHtml } from './safe-html.tsx';

const meta = {
  component: SafeHtml,
  parameters: { pictures: { delay: 400 } },
  args: {
    html: `<h2>改单说明</h2><p>草单印出后的修改按<strong>每票</strong>计费，规则见<a href="https://example.com/rules">船公司通告</a>。</p>
<table><thead><tr><th>时间</th><th>费用</th></tr></thead><tbody><tr><td>截单前</td><td>免费</td></tr><tr><td>截单后</td><td>USD 40</td></tr></tbody></table>
<ol><li>核对草单</li><li>提出修改</li><li>确认</li></ol><blockquote>以船公司系统收到的时间为准。</blockquote><hr><pre>CBHU 320273 2</pre>`,
  },
  // Its headings stand under those of a message.
  render: (args) => (
    <article>
      <h2>消息提醒</h2>
      <h3>草单第 3 版已到</h3>
      <SafeHtml {...args} />
    </article>
  ),
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryElement: Story = {};
export const Dangerous: Story = {
  args: {
    html: '<p onclick="alert(1)">文字留下。</p><script>alert(1)</script><iframe src="https://example.com"></iframe><a href="javascript:alert(1)">没有去处的链接</a>',
  },
};
export const Nothing: Story = { args: { html: '' } };
export const AllStates: Story = allStates(meta, { EveryElement, Dangerous, Nothing });
