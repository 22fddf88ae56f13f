import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const Narrow = (args: PasswordFieldProps) => (
  <div style={{ inlineSize: 320 }}>
    <PasswordField {...args} />
  </div>
);
const ENGLISH = {
  密码: 'Password',
  请输入密码: 'Enter the password',
  正在登录: 'Logging in',
  新密码: 'New password',
  '至少 6 位，含字母和数字': 'At least 6 characters, with letters and digits',
  '新密码，弱': 'New password, weak',
  '新密码，中': 'New password, fair',
  '新密码，强': 'New password, strong',
};

const meta = {
  component: PasswordField,
  parameters: { english: ENGLISH },
  args: { label: '密码', defaultValue: 'Lading2026' },
  render: (args) => <Narrow {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { defaultValue: '', error: '请输入密码' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Loading: Story = { args: { loading: true, hint: '正在登录' } };
export const Strength: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      <PasswordField label="新密码" strength hint="至少 6 位，含字母和数字" />
      <PasswordField label="新密码，弱" strength defaultValue="aa123456" />
      <PasswordField label="新密码，中" strength defaultValue="kx7-Pearl" />
      <PasswordField label="新密码，强" strength defaultValue="kx7-Pearl-tidal-9" />
    </div>
  ),
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Narrow {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Invalid, Disabled, ReadOnly, Loading, Strength, Compact });
