import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { Button, type ButtonProps, type ButtonVariant } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

const ENGLISH = {
  新建订舱: 'New booking',
  导出: 'Export',
  更多筛选: 'More filters',
  查询运价: 'Find rates',
  提出修改: 'Ask a change',
  删除: 'Delete',
  登录: 'Log in',
  查看订单: 'View orders',
  重试: 'Try again',
  打印: 'Print',
  下载: 'Download',
  关闭: 'Close',
  移动: 'Move',
  关注: 'Follow',
  默认: 'By default',
};

const meta = { component: Button, parameters: { english: ENGLISH }, args: { children: '新建订舱' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;
const kinds: [ButtonVariant, string, ButtonProps['icon']][] = [
  ['primary', '新建订舱', undefined],
  ['neutral', '导出', icons.download],
  ['ghost', '更多筛选', icons.filter],
  ['accent', '查询运价', icons.search],
  ['pen', '提出修改', icons.pen],
  ['danger', '删除', undefined],
];
const every = (props: Partial<ButtonProps>) => (
  <div style={row}>
    {kinds.map(([variant, label, icon]) => (
      <Button key={variant} variant={variant} icon={icon} {...props}>
        {label}
      </Button>
    ))}
  </div>
);

export const Default: Story = { args: { variant: 'primary' } };
export const Variants: Story = { render: () => every({}) };
export const Loading: Story = { render: () => every({ loading: true }) };
export const Disabled: Story = { render: () => every({ disabled: true }) };
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button variant="primary" size="lg">
        登录
      </Button>
      <Button>查看订单</Button>
      <Button size="sm" icon={icons.refresh}>
        重试
      </Button>
      <Button size="sm" loading>
        重试
      </Button>
    </div>
  ),
};
export const IconOnly: Story = {
  render: () => (
    <div style={row}>
      <IconButton icon={icons.print} label="打印" />
      <IconButton icon={icons.download} label="下载" variant="neutral" />
      <IconButton icon={icons.close} label="关闭" size="sm" />
      <IconButton icon={icons.move} label="移动" disabled />
      <IconButton icon={icons.star} label="关注" variant="neutral" aria-pressed />
      <IconButton icon={icons.star} label="默认" size="sm" aria-pressed />
    </div>
  ),
};
export const GoesSomewhere: Story = {
  render: () => (
    <ButtonLink href="#orders" variant="primary">
      查看订单
    </ButtonLink>
  ),
};
export const Compact: Story = { render: () => <div data-density="compact">{every({})}</div> };
export const AllStates: Story = allStates(
  meta,
  { Default, Variants, Loading, Disabled, Sizes, IconOnly, GoesSomewhere },
  { contrast: true },
);
