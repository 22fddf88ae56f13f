import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from '../chart/sparkline.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Stat, type StatProps } from './stat.tsx';

const FALLING = [2480, 2460, 2420, 2440, 2390, 2350, 2365, 2310];
const RISING = [18, 22, 21, null, 26, 31, 30, 38];

const WORDS: Record<string, Record<string, string>> = {
  'en-US': {
    '宁波 → 洛杉矶 40HQ': 'Ningbo → Los Angeles 40HQ',
    较上周: 'against last week',
    '近八周由 2,480 降到 2,310': 'From 2,480 to 2,310 in eight weeks',
    本月箱量: 'Containers this month',
    '近八周由 18 升到 38': 'From 18 to 38 in eight weeks',
    待确认提单: 'Bills to confirm',
    票: 'bills',
    '11-20 09:40 更新': 'Counted 11-20 09:40',
    准班率: 'On-time sailings',
    应付费用合计: 'Charges to pay',
  },
};
const inLanguage = (locale: string, word: string) => WORDS[locale]?.[word] ?? word;

/** The words of the story in the language of the page. */
const Said = ({ label, unit, change, note, ...rest }: StatProps) => {
  const locale = useLanguage();
  const say = (word?: string) => (word === undefined ? word : inLanguage(locale, word));
  return (
    <Stat
      {...rest}
      label={inLanguage(locale, label)}
      {...(unit && { unit: inLanguage(locale, unit) })}
      note={typeof note === 'string' ? say(note) : note}
      change={change && { ...change, ...(change.against && { against: inLanguage(locale, change.against) }) }}
    />
  );
};
const Line = ({ values, label }: { values: (number | null)[]; label: string }) => (
  <Sparkline values={values} label={inLanguage(useLanguage(), label)} />
);

const meta = {
  component: Stat,
  args: {
    label: '宁波 → 洛杉矶 40HQ',
    value: '2,310',
    currency: 'USD',
    change: { direction: 'down', amount: '6.9%', against: '较上周', tone: 'good' },
    trend: <Line values={FALLING} label="近八周由 2,480 降到 2,310" />,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 264 }}>
      <Said {...args} />
    </div>
  ),
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const Rising: Story = {
  args: {
    label: '本月箱量',
    value: '126',
    unit: 'TEU',
    currency: '',
    change: { direction: 'up', amount: '18 TEU', against: '较上周', tone: 'neutral' },
    trend: <Line values={RISING} label="近八周由 18 升到 38" />,
  },
};
const Worse: Story = {
  args: {
    ...Rising.args,
    label: '准班率',
    value: '71.5',
    unit: '%',
    change: { direction: 'down', amount: '4.2%', against: '较上周', tone: 'bad' },
    trend: null,
  },
};
const Plain: Story = {
  args: {
    label: '待确认提单',
    value: 0,
    unit: '票',
    currency: '',
    change: { direction: 'same', against: '较上周' },
    note: '11-20 09:40 更新',
    trend: null,
  },
};
const Missing: Story = { args: { value: null, trend: <Line values={[]} label="—" /> } };
const LongText: Story = {
  args: { label: '应付费用合计', value: '12,345,678,901.25', currency: 'CNY', trend: null },
};
const Loading: Story = { args: { loading: true }, parameters: { pictures: { delay: 400 } } };
export const AllStates: Story = {
  ...allStates(meta, { Default, Rising, Worse, Plain, Missing, LongText, Loading }),
  parameters: { pictures: { delay: 400 } },
};
