import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import type { WorkQueueItem } from './item.ts';
import { WorkQueue, type WorkQueueProps } from './work-queue.tsx';

const NOW = Date.parse('2026-11-20T09:30:00+08:00');
const ZONE = 'Asia/Shanghai';
const WORDS = {
  'zh-CN': {
    label: '今天的工作',
    queues: ['认证', '授信', '富达会员', '咨询'],
    more: ['订舱', '补料', '更改', '提单草稿', 'VGM', '预配舱单', '放货', '账单', '反馈', '导入', '失败任务'],
    scopes: ['我的', '团队', '全部'],
    customers: ['深圳电塔科技', '宁波昊屿家居', '苏州朗沃'],
    what: ['营业执照与授权书', '30000 CNY', '宁波到洛杉矶 40HQ 还有舱位吗？'],
    owner: '周宁',
    other: '林悦',
    recent: ['周宁领取了苏州朗沃的咨询', '陈曼通过了杭州禾木的企业认证', '林悦回复了慈溪川流的咨询'],
    failed: '请求异常，请检查网络或联系管理员',
  },
  'en-US': {
    label: 'Work today',
    queues: ['Certification', 'Credit', 'Fuda membership', 'Questions'],
    more: [
      'Bookings',
      'Instructions',
      'Changes',
      'Drafts',
      'VGM',
      'Pre-plans',
      'Releases',
      'Statements',
      'Feedback',
      'Imports',
      'Failed jobs',
    ],
    scopes: ['Mine', 'Team', 'All'],
    customers: ['Shenzhen Dianta', 'Ningbo Haoyu', 'Suzhou Langwo'],
    what: ['Licence and mandate', '30000 CNY', 'Is there space for a 40HQ to Los Angeles?'],
    owner: 'Zhou Ning',
    other: 'Lin Yue',
    recent: [
      'Zhou Ning took the question of Suzhou Langwo',
      'Chen Man approved the certification of Hangzhou Hemu',
      'Lin Yue answered the question of Cixi Chuanliu',
    ],
    failed: 'Request failed. Check the network or contact the administrator',
  },
};
const IDS = ['certification', 'credit', 'fuda', 'inquiry'];
const DRAWINGS = [icons.stamp, icons.money, icons.star, icons.chat];
const CAME = ['2026-11-19T06:10:00+08:00', '2026-11-20T08:20:00+08:00', '2026-11-20T09:22:00+08:00'];
const CLOSES = ['2026-11-20T11:30:00+08:00', '2026-11-22T08:20:00+08:00', null];

const teamOf = ({ owner, other }: (typeof WORDS)['en-US']) => [
  { name: owner, count: 12, due: 3 },
  { name: other, count: 7, due: 0 },
  { name: '', count: 9, due: 2 },
];
const AT = ['2026-11-20T09:28:00+08:00', '2026-11-20T09:12:00+08:00', '2026-11-19T17:40:00+08:00'];

/** As many as a desk has: some press, some wait, some are empty. */
const moreOf = ({ more }: (typeof WORDS)['en-US']) =>
  more.map((label, at) => ({
    id: `more${at}`,
    label,
    icon: DRAWINGS[at % 4] ?? icons.list,
    count: at % 3 === 2 ? 0 : 2 + at,
    oldest: at % 3 === 2 ? null : CAME[at % 3],
    nextDue: at % 3 === 0 ? CLOSES[at % 2] : null,
  }));

interface Shown extends Partial<WorkQueueProps> {
  failed?: boolean;
  none?: boolean;
  long?: boolean;
  side?: boolean;
  many?: boolean;
}
function Shown({ failed = false, none = false, long = false, side = false, many = false, ...props }: Shown) {
  const words = WORDS[useLanguage()];
  const items: WorkQueueItem[] = words.customers.map((customer, at) => ({
    id: `${at}`,
    queue: IDS[at === 2 ? 3 : at] ?? '',
    customer: long ? `${customer} `.repeat(4) : customer,
    what: `${words.what[at]} `.repeat(long ? 6 : 1).trim(),
    createdAt: CAME[at] ?? '',
    dueAt: CLOSES[at],
    zone: ZONE,
    owner: at === 0 ? words.owner : '',
    mine: at === 0,
  }));
  return (
    <WorkQueue
      label={words.label}
      queues={[
        ...IDS.map((id, at) => ({
          id,
          label: words.queues[at] ?? '',
          icon: DRAWINGS[at] ?? icons.list,
          count: none || at === 2 ? 0 : 1,
          oldest: none || at === 2 ? null : CAME[at === 3 ? 2 : at],
          nextDue: none || at === 2 ? null : CLOSES[at],
        })),
        ...(many ? moreOf(words) : []),
      ]}
      onQueueChange={() => undefined}
      scopes={['mine', 'team', 'all'].map((value, at) => ({
        value,
        label: words.scopes[at] ?? '',
        count: none ? 0 : at === 0 ? 1 : 3,
      }))}
      scope="team"
      onScopeChange={() => undefined}
      items={none ? [] : items}
      state="ready"
      onOpen={() => undefined}
      onTake={() => undefined}
      now={NOW}
      {...(side && {
        team: teamOf(words),
        recent: words.recent.map((said, at) => ({ id: `${at}`, at: AT[at] ?? '', text: said })),
      })}
      {...(failed && {
        state: 'error' as const,
        items: [],
        error: { message: words.failed, onRetry: () => undefined },
      })}
      {...props}
    />
  );
}

const meta = {
  component: WorkQueue,
  args: {
    label: 'Work',
    queues: [],
    scopes: [],
    scope: 'team',
    items: [],
    state: 'ready',
    now: NOW,
    onQueueChange: () => undefined,
    onScopeChange: () => undefined,
    onOpen: () => undefined,
    onTake: () => undefined,
  },
} satisfies Meta<typeof WorkQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (shown: Shown): Story => ({ render: () => <Shown {...shown} /> });

export const OfAll = story({ label: 'Work of the team' });
/** Beside it who has how many, and what was done lately. */
export const WithTeam = story({ label: 'Work beside the team', side: true });
/** One queue of them is looked at. */
export const OneQueue = story({ label: 'Work of one queue', queue: 'certification' });
/** Those that need somebody have a cell, the others a line. */
export const ManyQueues = story({ label: 'Work of many queues', many: true });
/** One is just being taken. */
export const Taking = story({ label: 'Work being taken', scope: 'all', taking: '1' });
export const Long = story({ label: 'Work with long words', long: true });
export const Nothing = story({ label: 'No work', none: true });
export const OnItsWay = story({ label: 'Work on its way', state: 'loading', items: [] });
export const Failed = story({ label: 'Work not heard of', failed: true });
/** All keys, over the queue. */
export const Keys: Story = {
  ...story({ label: 'Work by keys', moreKeys: [{ keys: ['ctrl', 'K'], says: 'Commands' }] }),
  play: async () => {
    await userEvent.keyboard('?');
    await screen.findByRole('dialog');
  },
};
export const AllStates: Story = allStates(
  meta,
  { OfAll, WithTeam, OneQueue, ManyQueues, Taking, Long, Nothing, OnItsWay, Failed },
  { narrow: true },
);
