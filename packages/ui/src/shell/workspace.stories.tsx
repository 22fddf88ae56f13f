import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { MessagePopup } from '../message/message-popup.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { sampleColumns, sampleOrders } from '../testing/sample-orders.tsx';
import type { TodoItem } from '../todo/item.ts';
import { TodoStrip } from '../todo/todo-strip.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Page } from './page.tsx';
import { TabHistory } from './tab-history.tsx';
import type { WorkspaceNavGroup } from './types.ts';
import { WorkspaceShell } from './workspace-shell.tsx';

const WORDS = {
  'zh-CN': {
    brand: '子午湾国际货运',
    label: '客户工作台',
    nav: ['工作台首页', '订单管理', '单证', '补料与提单', '结算', '费用确认'],
    tabs: ['首页', '订单管理', 'MB26S01702', '费用确认'],
    todo: [
      ['copy', 'COPY确认', 'COSU6412098730 草单第 3 版待核对'],
      ['instruction', '补料', '订舱 177EB4402 请提交补料'],
      ['charges', '费用确认', 'MB26S01702 账单 USD 4,955.35 待确认'],
    ],
    meta: '更新于 09:48',
    book: '新建订舱',
    site: '返回官网',
    user: { name: '陈蔚', company: '宁波昊屿家居' },
    out: '退出登录',
  },
  'en-US': {
    brand: 'Meridian Bay',
    label: 'Workspace',
    nav: ['Overview', 'Orders', 'Papers', 'Instructions and B/L', 'Settlement', 'Statement of charges'],
    tabs: ['Home', 'Orders', 'MB26S01702', 'Statement of charges'],
    todo: [
      ['copy', 'COPY confirm', 'COSU6412098730, draft 3 to check'],
      ['instruction', 'Instruction', 'Booking 177EB4402 needs an instruction'],
      ['charges', 'Statement of charges', 'MB26S01702, USD 4,955.35 to confirm'],
    ],
    meta: 'Updated 09:48',
    book: 'New booking',
    site: 'Public site',
    user: { name: 'Chen Wei', company: 'Ningbo Haoyu' },
    out: 'Log out',
  },
} as const;

/** Its three tabs, with what is unread in each. */
function Bell({ titles }: { titles: readonly string[] }) {
  const items = titles.map((title, id) => ({ id, title }));
  const nothing = () => undefined;
  return (
    <MessagePopup
      notices={{ items, unread: 3 }}
      messages={{ items, unread: 4 }}
      tasks={{ items: items.map((item) => ({ ...item, status: 'notStarted' as const })), unread: 2 }}
      onOpen={nothing}
      onMore={nothing}
      onClear={nothing}
    />
  );
}

function Workspace({ tabs, state }: { tabs: number; state: 'ready' | 'loading' }) {
  const locale = useLanguage();
  const words = WORDS[locale];
  const columns = sampleColumns(locale).filter(({ id }) => id !== 'fee');
  const items = words.todo.map(([subject, kind, title]): TodoItem => ({ id: subject, subject, kind, title }));
  const nav: WorkspaceNavGroup[] = [
    {
      items: [
        { id: 'home', label: words.nav[0], icon: icons.home, href: '#home' },
        { id: 'orders', label: words.nav[1], icon: icons.bill, href: '#orders', badge: 128, current: true },
      ],
    },
    {
      heading: words.nav[2],
      items: [{ id: 'si', label: words.nav[3], icon: icons.document, href: '#si', badge: 7 }],
    },
    { heading: words.nav[4], items: [{ id: 'fee', label: words.nav[5], icon: icons.receipt, href: '#fee', badge: 4 }] },
  ];
  const open = Array.from({ length: tabs }, (_, index) => ({
    path: `#${index}`,
    title: words.tabs[index] ?? `MB26S0${1700 + index}`,
    closable: index > 0,
  }));
  const todo = { items, total: 7, onLoadMore: () => undefined, onOpen: () => undefined };
  return (
    <WorkspaceShell
      brand={{ name: words.brand, href: '#' }}
      label={words.label}
      nav={nav}
      user={{ ...words.user, menu: [{ id: 'out', label: words.out, icon: icons.logout }] }}
      tools={
        <>
          <a href="#site">{words.site}</a>
          <LanguageSwitch locale={locale} onChange={() => undefined} />
        </>
      }
      bell={<Bell titles={words.todo.map(([, , title]) => title)} />}
      tabs={<TabHistory tabs={open} current="#1" onClose={() => undefined} />}
    >
      <Page
        fill
        title={words.nav[1]}
        meta={words.meta}
        actions={
          <Button size="sm" variant="primary" icon={icons.plus}>
            {words.book}
          </Button>
        }
      >
        <TodoStrip {...todo} state={state} items={state === 'ready' ? items : []} />
        <DataTable
          label={words.nav[1]}
          columns={columns}
          rows={state === 'ready' ? sampleOrders(10, locale) : []}
          rowKey={(row) => row.no}
          state={state}
          sort={{ id: 'etd', desc: true }}
          onRowOpen={() => undefined}
          footer={<Pagination current={1} size={10} total={128} onChange={() => undefined} />}
        />
      </Page>
    </WorkspaceShell>
  );
}

const meta = {
  title: 'Workspace',
  component: Workspace,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: true },
  args: { tabs: 4, state: 'ready' },
} satisfies Meta<typeof Workspace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = { parameters: { pictures: { full: true } } };
export const Loading: Story = { args: { state: 'loading' }, parameters: { pictures: { delay: 400 } } };
export const ManyTabs: Story = { args: { tabs: 16 } };
