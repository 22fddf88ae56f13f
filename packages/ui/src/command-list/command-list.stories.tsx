import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import type { CommandGroup } from './command.ts';
import { CommandList, type CommandListProps } from './command-list.tsx';

const WORDS = {
  'zh-CN': {
    label: '搜索与命令',
    groups: ['委托', '客户', '前往'],
    company: '宁波昊屿家居有限公司',
    pages: ['今日', '订舱'],
    failed: '请求异常，请检查网络或联系管理员',
  },
  'en-US': {
    label: 'Search and commands',
    groups: ['Orders', 'Customers', 'Go to'],
    company: 'Ningbo Haoyu Home Co., Ltd.',
    pages: ['Today', 'Bookings'],
    failed: 'Request failed. Check the network or contact the administrator',
  },
} as const;

const groupsOf = ({ groups, company, pages }: (typeof WORDS)[keyof typeof WORDS]): CommandGroup[] => [
  {
    id: 'order',
    label: groups[0],
    items: ['MB26S01872', 'MB26S01847'].map((title, at) => ({
      id: title,
      title,
      hint: company,
      icon: icons.container,
      pinned: at === 1,
      about: 'CNNGB → USLAX · COSCO SHIPPING ANDES 042E',
    })),
  },
  { id: 'customer', label: groups[1], items: [{ id: 'c', title: company, about: 'HAOYU', icon: icons.building }] },
  {
    id: 'page',
    label: groups[2],
    items: pages.map((title) => ({ id: title, title, icon: icons.list, pinnable: false })),
  },
];

function Shown(props: Partial<CommandListProps>) {
  const words = WORDS[useLanguage()];
  return (
    <CommandList
      open
      onOpenChange={() => undefined}
      label={words.label}
      query="hao"
      onQueryChange={() => undefined}
      groups={groupsOf(words)}
      onChoose={() => undefined}
      onPin={() => undefined}
      error={words.failed}
      {...props}
    />
  );
}

const meta = { component: CommandList, render: (args) => <Shown {...args} /> } satisfies Meta;
export default meta;
type Story = StoryObj<Partial<CommandListProps>>;

export const Found: Story = { parameters: { pictures: { full: true } } };
export const Nothing: Story = { args: { query: 'zzz', groups: [] } };
export const Looking: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error', groups: [] } };
export const AllStates: Story = allStates(meta, { Found });
