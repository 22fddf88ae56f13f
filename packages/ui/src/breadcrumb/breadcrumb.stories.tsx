import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './breadcrumb.tsx';

const WORDS = {
  'zh-CN': {
    home: '首页',
    orders: '订单管理',
    order: 'MB26S99873',
    bill: '提单',
    draft: '第 2 版草单',
    row: '集装箱',
    long: '宁波舟山港梅山港区至洛杉矶与长滩两港联运（经奥克兰）的提单补料与历次改单记录',
  },
  'en-US': {
    home: 'Home',
    orders: 'Orders',
    order: 'MB26S99873',
    bill: 'Bill of lading',
    draft: 'Draft 2',
    row: 'Containers',
    long: 'Instruction and amendments of the bill from Ningbo-Zhoushan, Meishan, to Los Angeles and Long Beach by way of Oakland',
  },
};
type Level = keyof (typeof WORDS)['zh-CN'];
function Where({
  levels,
  plain,
  ...rest
}: Omit<BreadcrumbProps, 'items'> & { levels: readonly Level[]; plain?: Level }) {
  const words = WORDS[useLanguage()];
  const items = levels.map(
    (id): BreadcrumbItem => ({ id, label: words[id], href: id === plain ? undefined : `/${id}` }),
  );
  return <Breadcrumb items={items} {...rest} />;
}

const meta = { component: Breadcrumb, args: { items: [] } } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const DEEP = ['home', 'orders', 'order', 'bill', 'draft', 'row'] as const;
export const Default: Story = { render: () => <Where levels={['home', 'orders', 'order']} aria-label="A" /> };
export const OneLevel: Story = { render: () => <Where levels={['home']} aria-label="B" /> };
/** The bill has no page of its own. */
export const WithoutPage: Story = {
  render: () => <Where levels={['home', 'order', 'bill', 'draft']} plain="bill" aria-label="C" />,
};
export const Deep: Story = { render: () => <Where levels={DEEP} aria-label="D" /> };
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Where levels={['home', 'orders', 'long']} aria-label="E" />
    </div>
  ),
};
/** The levels in between, after a press on their mark. */
export const Opened: Story = {
  render: () => <Where levels={DEEP} />,
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    part.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(part.getAllByRole('link')).toHaveLength(5);
    await expect(part.getAllByRole('link')[1]).toHaveFocus();
  },
};
export const AllStates: Story = allStates(meta, { Default, OneLevel, WithoutPage, Deep, LongText }, { narrow: true });
