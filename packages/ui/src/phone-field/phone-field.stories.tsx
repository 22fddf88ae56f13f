import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const ENGLISH = {
  手机号: 'Mobile number',
  '手机号共 11 位，此处 10 位': 'A mobile number has 11 digits, this one 10',
  正在查是否已注册: 'Looking whether it is registered',
  验证码: 'Code',
  '6 位数字': '6 digits',
  '验证码已过期，请重新发送': 'The code has expired, send a new one',
};

const meta = {
  component: PhoneField,
  parameters: { english: ENGLISH },
  args: { label: '手机号', defaultValue: '13800138000' },
  render: (args) => <Narrow {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const Narrow = (args: PhoneFieldProps) => (
  <div style={{ inlineSize: 340 }}>
    <PhoneField {...args} />
  </div>
);
const sent = async () => undefined;

export const Default: Story = {};
export const WithCode: Story = { args: { onSendCode: sent } };
export const Counting: Story = { args: { onSendCode: sent, resendIn: 52 } };
export const Sending: Story = {
  args: { onSendCode: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Invalid: Story = {
  args: { onSendCode: sent, defaultValue: '1380013800', error: '手机号共 11 位，此处 10 位' },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true, onSendCode: sent } };
export const Loading: Story = { args: { loading: true, hint: '正在查是否已注册' } };
export const Code: Story = {
  render: () => (
    <div style={{ inlineSize: 340, display: 'grid', gap: 16 }}>
      <CodeField label="验证码" placeholder="6 位数字" />
      <CodeField label="验证码" onSendCode={sent} />
      <CodeField label="验证码" defaultValue="385201" error="验证码已过期，请重新发送" />
    </div>
  ),
};
/** Where the code is all that is asked: a cell for each figure, over one input. */
export const Cells: Story = {
  render: () => (
    <div style={{ inlineSize: 380, display: 'grid', gap: 16 }}>
      <CodeField cells label="验证码" defaultValue="4827" onSendCode={sent} resendIn={52} />
      <CodeField cells label="验证码" defaultValue="385201" error="验证码已过期，请重新发送" />
      <CodeField cells label="验证码" disabled />
    </div>
  ),
};
export const CellsTyped: Story = {
  render: () => (
    <div style={{ inlineSize: 380 }}>
      <CodeField cells label="验证码" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('482719');
    await expect(input).toHaveValue('482719');
  },
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Narrow {...args} onSendCode={sent} resendIn={9} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, {
  Default,
  WithCode,
  Counting,
  Invalid,
  ReadOnly,
  Disabled,
  Loading,
  Code,
  Cells,
  Compact,
});
