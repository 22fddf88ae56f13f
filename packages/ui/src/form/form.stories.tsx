import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const meta = {
  component: Form,
  args: {
    title: '登录',
    children: (
      <>
        <TextField label="手机号" name="account" prefix="+86" defaultValue="13800138000" />
        <PasswordField label="密码" name="password" error="请输入密码" />
        <Button variant="primary" size="lg" type="submit">
          登录
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined, 'aria-label': '登录' } };
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <Form {...args} />
    </div>
  ),
};
