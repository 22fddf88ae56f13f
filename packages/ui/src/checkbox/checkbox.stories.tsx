import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { component: Checkbox, args: { label: '记住我' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Checkbox label="未选" />
      <Checkbox label="已选" defaultChecked />
      <Checkbox label="部分" indeterminate />
      <Checkbox label="禁用" disabled />
      <Checkbox label="禁用已选" disabled defaultChecked />
    </div>
  ),
};
export const Invalid: Story = {
  args: {
    label: (
      <>
        已阅读并同意<Link href="#terms">服务协议</Link>与<Link href="#privacy">隐私政策</Link>
      </>
    ),
    error: '同意后才能登录',
  },
};
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Checkbox
        label="I have read and accept the terms of service and the privacy policy of the forwarder"
        hint="Version of 1 November 2026"
      />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, States, Invalid, LongText });
