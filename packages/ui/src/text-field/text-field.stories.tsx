import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icon/drawings.ts';
import { Link } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from './text-field.tsx';

const meta = { component: TextField, args: { label: '公司名称' } } satisfies Meta<typeof TextField>;
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
      <TextField label="箱号，占位" defaultValue="TBAU1234569" mono hint="按占位号处理，签单前须补" />
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
