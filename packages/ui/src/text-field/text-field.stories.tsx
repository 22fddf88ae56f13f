import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icon/drawings.ts';
import { Link } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from './text-field.tsx';

const ENGLISH = {
  公司名称: 'Company name',
  请输入公司名称: 'As on the licence',
  常态: 'Rest',
  已填: 'Filled in',
  宁波昊屿家居有限公司: 'Ningbo Haoyu Homeware',
  禁用: 'Disabled',
  只读: 'Read-only',
  '箱号，错误': 'Container, invalid',
  '校验位应为 3': 'The check digit should be 3',
  '封号，提醒': 'Seal, warned',
  '16 位，多数船公司最多 15 位': '16 characters, most carriers take 15',
  'HS 编码，查询中': 'HS code, looked up',
  '正在查 HS 2022': 'Looking up HS 2022',
  毛重: 'Gross weight',
  '箱号，占位': 'Container, placeholder',
  '占位箱号，签单前须改为真箱号': 'Taken as a placeholder, fill in before issue',
  手机号: 'Mobile number',
  目的地: 'Destination',
  汉堡: 'Hamburg',
  选填: 'optional',
  密码: 'Password',
  忘记密码: 'Forgot the password',
  订舱号: 'Booking no.',
  提单号: 'Bill no.',
  '至多 17 位': '17 characters at most',
};

const meta = { component: TextField, parameters: { english: ENGLISH }, args: { label: '公司名称' } } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 };
export const Default: Story = { args: { placeholder: '请输入公司名称' } };
export const States: Story = {
  render: () => (
    <div style={grid}>
      <TextField label="常态" placeholder="请输入公司名称" />
      <TextField label="已填" defaultValue="宁波昊屿家居有限公司" required />
      <TextField label="禁用" defaultValue="宁波昊屿家居有限公司" disabled />
      <TextField label="只读" defaultValue="宁波昊屿家居有限公司" readOnly />
      <TextField
        label="箱号，错误"
        defaultValue="CSQU3054384"
        mono
        error="校验位应为 3"
        suggestions={['CSQU3054383']}
      />
      <TextField label="封号，提醒" defaultValue="CN44712031234567" mono warning="16 位，多数船公司最多 15 位" />
      <TextField label="HS 编码，查询中" defaultValue="850760" mono loading hint="正在查 HS 2022" />
      <TextField label="毛重" defaultValue="12400.000" mono suffix="KGS" />
      <TextField label="箱号，占位" defaultValue="TBAU1234569" mono hint="占位箱号，签单前须改为真箱号" />
      <TextField label="手机号" prefix="+86" inputMode="tel" defaultValue="138 0013 8000" />
      <TextField label="目的地" icon={icons.pin} defaultValue="汉堡" aside="选填" />
      <PasswordField label="密码" defaultValue="Lading2026" aside={<Link href="#forget">忘记密码</Link>} />
    </div>
  ),
};
export const Compact: Story = {
  render: () => (
    <div data-density="compact" style={grid}>
      <TextField label="订舱号" mono defaultValue="6412098730" />
      <TextField label="提单号" mono error="至多 17 位" defaultValue="COSU6412098730000000" />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, States, Compact });
