import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './language-switch.tsx';
import { TabHistory } from './tab-history.tsx';

const HOME = { path: '/orders', title: '首页', closable: false };
const meta = {
  title: 'Tab history',
  component: TabHistory,
  args: {
    tabs: [
      HOME,
      { path: '/a', title: '订单管理', closable: true },
      { path: '/b', title: 'MB26S01702', closable: true },
    ],
    current: '/a',
    onClose: () => undefined,
  },
  parameters: {
    pictures: { full: true },
    english: {
      首页: 'Home',
      订单管理: 'Orders',
      '订单管理：宁波到洛杉矶，本周开船，待客户确认': 'Orders: Ningbo to Los Angeles, this week, copy ready',
    },
  },
} satisfies Meta<typeof TabHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePages: Story = {};
export const OnlyHome: Story = { args: { tabs: [HOME], current: '/orders' } };
export const LongTitle: Story = {
  args: {
    tabs: [HOME, { path: '/a', title: '订单管理：宁波到洛杉矶，本周开船，待客户确认', closable: true }],
  },
};
export const Languages: Story = {
  render: (_, { globals }) => (
    <LanguageSwitch locale={globals['locale'] === 'en-US' ? 'en-US' : 'zh-CN'} onChange={() => undefined} />
  ),
};
