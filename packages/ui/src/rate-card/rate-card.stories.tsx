import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { RATES } from './fixtures.ts';
import { RateCard } from './rate-card.tsx';
import type { RateCardProps } from './rate-card-props.ts';

const WORDS = {
  'zh-CN': {
    order: '下单',
    bid: '竞价',
    follow: '关注',
    cutOffs: [
      { name: '截 VGM', at: '11-22 12:00' },
      { name: '截港', at: '11-23 18:00' },
      { name: '截关', at: '11-24 10:00' },
    ],
    ask: '按此航线询价',
    message: '请求异常，请检查网络或联系管理员',
    carrier: '中远海运集装箱运输有限公司（东南亚区域）',
    place: '穿山港区国际集装箱码头三期',
    port: '拉萨罗卡德纳斯新港区',
    remark:
      '经釜山与曼萨尼约两次中转，每周一班，遇恶劣天气顺延；目的港免堆期 7 天，超期按码头公布的费率另行收取，改单须在截单前一天提出。',
  },
  'en-US': {
    order: 'Order',
    bid: 'Bid',
    follow: 'Follow',
    cutOffs: [
      { name: 'VGM', at: '11-22 12:00' },
      { name: 'Container yard', at: '11-23 18:00' },
      { name: 'Customs', at: '11-24 10:00' },
    ],
    ask: 'Ask for this lane',
    message: 'Request failed. Check the network or contact the administrator',
    carrier: 'Southeast Asian Container Transport Company',
    place: 'Chuanshan International Container Terminal 3',
    port: 'Lázaro Cárdenas New Port',
    remark:
      'Two transshipments, at Busan and at Manzanillo, one sailing a week, later in bad weather. Seven days of free storage at destination, then as the terminal charges; amendments a day before the cut-off.',
  },
};

type SlipProps = Omit<RateCardProps, 'rate'> & {
  which?: 'direct' | 'via' | 'long' | 'none';
  failed?: boolean;
  cut?: boolean;
};

/** A rate with everything at its longest. */
function longOf(locale: keyof typeof WORDS) {
  const rate = RATES[locale]?.via;
  const { carrier, place, port, remark } = WORDS[locale];
  return (
    rate && {
      ...rate,
      carrier: { name: carrier, code: 'SEACTC' },
      from: { ...rate.from, place },
      to: { ...rate.to, port },
      prices: rate.prices.map(({ type }) => ({ type, amount: '123456.50' })),
      listPrice: '125000.00',
      total: '246913.00',
      remark,
    }
  );
}

/** A slip in the language of the page, with the buttons its state allows. */
const Slip = ({ which = 'direct', failed = false, cut = false, ...props }: SlipProps) => {
  const locale = useLanguage();
  const words = WORDS[locale];
  const rate = which === 'none' ? null : which === 'long' ? longOf(locale) : RATES[locale]?.[which];
  const shown = rate && cut ? { ...rate, cutOffs: words.cutOffs } : rate;
  const gone = !rate || (props.state !== undefined && props.state !== 'open');
  const error = failed ? { message: words.message, code: '10003', onRetry: () => undefined } : undefined;
  const actions = gone ? (
    <Button size="sm">{words.ask}</Button>
  ) : (
    <>
      <Button size="sm" variant="primary">
        {words.order}
      </Button>
      <Button size="sm" icon={icons.bid}>
        {words.bid}
      </Button>
      <IconButton size="sm" variant="neutral" icon={icons.star} label={words.follow} />
    </>
  );
  return (
    <div style={{ maxInlineSize: 912 }}>
      <RateCard member actions={actions} error={error} {...props} rate={shown ?? null} />
    </div>
  );
};

const direct = RATES['zh-CN']?.direct;
if (!direct) throw new Error('The story has no rate.');

const meta = {
  component: RateCard,
  args: { rate: direct, space: 'plenty', best: ['cheapest'], defaultExpanded: true },
  render: ({ rate: _, ...args }) => <Slip {...args} />,
  parameters: { pictures: { narrow: true } },
} satisfies Meta<typeof RateCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
const Via: Story = {
  args: { space: 6, best: [], defaultExpanded: false },
  render: ({ rate: _, ...args }) => <Slip {...args} which="via" />,
};
const SumsDiffer: Story = {
  args: { space: 'waitlist', best: ['fastest'], member: false },
  render: ({ rate: _, ...args }) => <Slip {...args} which="via" />,
};
/** What a visitor sees, of a channel that nobody should take. */
const Locked: Story = {
  args: { best: [], member: false, worse: true, locked: { href: '#login' }, saving: '140.00', defaultExpanded: false },
  render: ({ rate: _, ...args }) => <Slip {...args} which="via" />,
};
const CutOffs: Story = { args: { saving: '140.00' }, render: ({ rate: _, ...args }) => <Slip {...args} cut /> };
const Waiting: Story = { args: { instead: '…' } };
const Expired: Story = { args: { state: 'expired', defaultExpanded: false } };
const SoldOut: Story = {
  args: { state: 'soldOut', defaultExpanded: false },
  render: ({ rate: _, ...args }) => <Slip {...args} which="via" />,
};
const LongText: Story = {
  args: { best: ['cheapest', 'fastest'], defaultExpanded: false },
  render: ({ rate: _, ...args }) => <Slip {...args} which="long" />,
};
const Loading: Story = { args: { loading: true }, render: ({ rate: _, ...args }) => <Slip {...args} which="none" /> };
const NoRate: Story = { render: ({ rate: _, ...args }) => <Slip {...args} which="none" /> };
const Failed: Story = { render: ({ rate: _, ...args }) => <Slip {...args} which="none" failed /> };
export const AllStates: Story = {
  ...allStates(meta, {
    Open,
    Via,
    SumsDiffer,
    Locked,
    CutOffs,
    Waiting,
    Expired,
    SoldOut,
    LongText,
    Loading,
    NoRate,
    Failed,
  }),
  // Waiting is drawn after 300 ms.
  parameters: { pictures: { narrow: true, delay: 400 } },
};
