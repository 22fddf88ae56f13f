import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyArt } from '../art/empty-art.tsx';
import { Button } from '../button/button.tsx';
import { useLocale } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Empty, type EmptyProps } from './empty.tsx';

const WORDS = {
  'zh-CN': {
    none: '还没有订单',
    reason: '查到合适的运价后可直接下单，草稿也会出现在这里。',
    rates: '查询运价',
    match: '没有符合条件的订单',
    filters: '当前条件：船公司 COSCO，开船 11-01 至 11-05',
    clear: '清除条件',
    data: '无匹配数据',
  },
  'en-US': {
    none: 'No orders yet',
    reason: 'Order straight from a rate; drafts appear here too.',
    rates: 'Find rates',
    match: 'No order matches',
    filters: 'Filters: carrier COSCO, sailing 1 to 5 Nov',
    clear: 'Clear filters',
    data: 'No match',
  },
};
type Words = (typeof WORDS)['zh-CN'];

function Nothing({ of }: { of: (words: Words) => EmptyProps }) {
  return <Empty {...of(WORDS[useLocale()])} />;
}

const meta = { component: Empty, args: { title: '' } } satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Nothing
      of={({ none, reason, rates }) => ({
        title: none,
        reason,
        action: <Button variant="primary">{rates}</Button>,
        art: <EmptyArt />,
      })}
    />
  ),
};
const NothingMatches: Story = {
  render: () => (
    <Nothing
      of={({ match, filters, clear }) => ({ title: match, reason: filters, action: <Button>{clear}</Button> })}
    />
  ),
};
const TitleOnly: Story = { render: () => <Nothing of={({ data }) => ({ title: data })} /> };
export const AllStates: Story = allStates(meta, { Default, NothingMatches, TitleOnly });
