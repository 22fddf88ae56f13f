import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, type FormProps } from './form.tsx';
import { FormRow } from './form-row.tsx';

const ENGLISH = {
  登录: 'Log in',
  手机号: 'Mobile number',
  密码: 'Password',
  请输入密码: 'Enter the password',
  换一个账号登录: 'Log in with another account',
  用紧凑的表单登录: 'Log in, compact',
  公司与联系人: 'Company and person',
  公司名称: 'Company',
  姓名: 'Name',
  宁波昊屿家居: 'Ningbo Haoyu Homeware',
  陈蔚: 'Chen Wei',
};

const meta = {
  component: Form,
  parameters: { english: ENGLISH },
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
  render: (args) => <Narrow {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const Narrow = (args: FormProps) => (
  <div style={{ maxInlineSize: 400 }}>
    <Form {...args} />
  </div>
);

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined, 'aria-label': '换一个账号登录' } };
export const Compact: Story = {
  args: { title: undefined, 'aria-label': '用紧凑的表单登录' },
  render: (args) => (
    <div data-density="compact">
      <Narrow {...args} />
    </div>
  ),
};
/** Short fields that belong together stand side by side. */
export const Row: Story = {
  args: {
    title: undefined,
    'aria-label': '公司与联系人',
    children: (
      <FormRow>
        <TextField label="公司名称" defaultValue="宁波昊屿家居" />
        <TextField label="姓名" defaultValue="陈蔚" />
      </FormRow>
    ),
  },
};
export const AllStates: Story = allStates(meta, { WithoutTitle, Compact, Row, Default });
