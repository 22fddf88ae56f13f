import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Checkbox } from './checkbox.tsx';

const ENGLISH = {
  记住我: 'Remember me',
  未选: 'Off',
  已选: 'On',
  部分: 'Mixed',
  禁用: 'Disabled',
  禁用已选: 'Disabled, on',
  已阅读并同意: 'I have read and accept the ',
  服务协议: 'terms of service',
  与: ' and the ',
  隐私政策: 'privacy policy',
  只读: 'Read-only',
  只读已选: 'Read-only, on',
  正在保存: 'Saving',
  同意后才能登录: 'Accept them to log in',
  已阅读并同意货代的服务协议与隐私政策以及订舱须知:
    'I have read and accept the terms of service and the privacy policy of the forwarder',
  '2026-11-01 版': 'Version of 1 November 2026',
};

const meta = { component: Checkbox, parameters: { english: ENGLISH }, args: { label: '记住我' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
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
export const ReadOnly: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
      <Checkbox label="只读" readOnly />
      <Checkbox label="只读已选" readOnly defaultChecked />
    </div>
  ),
};
export const Loading: Story = { args: { label: '正在保存', loading: true, defaultChecked: true } };
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Checkbox label="已阅读并同意货代的服务协议与隐私政策以及订舱须知" hint="2026-11-01 版" />
    </div>
  ),
};
export const AllStates: Story = allStates(
  meta,
  { Default, States, Invalid, ReadOnly, Loading, LongText },
  { contrast: true },
);
