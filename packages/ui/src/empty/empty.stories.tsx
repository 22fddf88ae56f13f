import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyArt } from '../art/empty-art.tsx';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
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
    lane: '这条航线暂无在线运价',
    person: '宁波至纳霍德卡的 45HQ 需要人工询价。请使用在线咨询，或留下需求，回复会出现在“我的询价”。',
    chat: '在线咨询',
    ask: '提交询价',
  },
  'en-US': {
    none: 'No orders yet',
    reason: 'Order straight from a rate; drafts appear here too.',
    rates: 'Find rates',
    match: 'No order matches',
    filters: 'Filters: carrier COSCO, sailing 1 to 5 Nov',
    clear: 'Clear filters',
    data: 'No match',
    lane: 'No online rate for this lane',
    person:
      '45HQ from Ningbo to Nakhodka is quoted by a person. Use online consultation, or leave a request; the answer appears under My inquiries.',
    chat: 'Online consultation',
    ask: 'Send an inquiry',
  },
};
type Words = (typeof WORDS)['zh-CN'];

function Nothing({ of }: { of: (words: Words) => EmptyProps }) {
  return <Empty {...of(WORDS[useLanguage()])} />;
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
const Wide: Story = {
  render: () => (
    <Nothing
      of={({ lane, person, chat, ask }) => ({
        title: lane,
        reason: person,
        action: (
          <>
            <Button variant="accent" icon={icons.chat}>
              {chat}
            </Button>
            <Button icon={icons.send}>{ask}</Button>
          </>
        ),
        art: <EmptyArt />,
        layout: 'wide',
      })}
    />
  ),
};
export const AllStates: Story = {
  ...allStates(meta, { Default, NothingMatches, TitleOnly, Wide }),
  parameters: { pictures: { narrow: true } },
};
