import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { NewsList, type NewsListProps } from './news-list.tsx';

const WORDS = {
  'zh-CN': [
    [
      '2026-11-18',
      '港口',
      '洛杉矶港十一月下旬延长夜间闸口',
      '11 月 22 日至 12 月 5 日，三个码头夜间闸口开到 03:00；免堆期不变。',
    ],
    ['2026-11-14', '海关', '品名写“配件”“日用品”会被退回', '品名过于笼统的申报会自动退回，这里列出可以通过的写法。'],
    ['2026-11-06', '公司', '提单核对现在逐行比对草单与补料', ''],
  ],
  'en-US': [
    [
      '2026-11-18',
      'Port',
      'Los Angeles extends night gates in late November',
      'From 22 Nov to 5 Dec three terminals keep night gates open until 03:00; free time is unchanged.',
    ],
    [
      '2026-11-14',
      'Customs',
      '“Accessories” and “daily necessities” are out: what to write instead',
      'Vague goods are returned automatically. Here is what passes.',
    ],
    ['2026-11-06', 'Company', 'Bill review now compares the draft with your instruction', ''],
  ],
};

interface NewsProps extends Partial<NewsListProps> {
  short?: boolean;
}

function News({ short = false, ...rest }: NewsProps) {
  return (
    <NewsList
      {...rest}
      level={2}
      items={WORDS[useLanguage()].map(([date = '', kind, title = '', summary], at) => ({
        id: date,
        href: `#news-${at}`,
        date,
        title,
        ...(!short && { kind, summary }),
      }))}
    />
  );
}

const meta = { component: News, subcomponents: { NewsList } } satisfies Meta<typeof News>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The newest one is larger, never boxed. */
export const WithLead: Story = { args: { lead: true } };
export const TitlesAlone: Story = { args: { short: true } };
export const AllStates: Story = allStates(meta, { Default, WithLead, TitlesAlone }, { narrow: true });
