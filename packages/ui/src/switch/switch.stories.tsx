import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { Switch } from './switch.tsx';

const ENGLISH = {
  只看有差异的格: 'Only boxes that differ',
  '差异 4 处': '4 differences',
  '没有保存下来，请再试一次': 'Not saved, try again',
  由货代设置: 'Set by the forwarder',
  邮件提醒: 'Tell me by e-mail',
  短信提醒: 'Tell me by SMS',
  '新的草单到了，或离截单不足一天时，发邮件提醒我':
    'Tell me by e-mail when a new draft of a bill has come or a cut-off is less than a day away',
};

const meta = { component: Switch, parameters: { english: ENGLISH }, args: { label: '只看有差异的格' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true, hint: '差异 4 处' } };
export const Loading: Story = { args: { defaultChecked: true, loading: true } };
export const Invalid: Story = { args: { error: '没有保存下来，请再试一次' } };
export const ReadOnly: Story = { args: { defaultChecked: true, readOnly: true, hint: '由货代设置' } };
export const Disabled: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Switch label="邮件提醒" disabled />
      <Switch label="短信提醒" disabled defaultChecked />
    </div>
  ),
};
export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Switch label="新的草单到了，或离截单不足一天时，发邮件提醒我" />
    </div>
  ),
};
export const AllStates: Story = allStates(
  meta,
  { Default, On, Loading, Invalid, ReadOnly, Disabled, LongText },
  { contrast: true },
);
