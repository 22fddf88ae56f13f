import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useLocale } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { RATES } from './fixtures.ts';
import { RateCard, type RateCardProps } from './rate-card.tsx';

const WORDS = {
  'zh-CN': { order: '下单', bid: '竞价', follow: '关注', ask: '按此航线询价' },
  'en-US': { order: 'Order', bid: 'Bid', follow: 'Follow', ask: 'Ask for this lane' },
};

type SlipProps = Omit<RateCardProps, 'rate'> & { which?: 'direct' | 'via' };

/** A slip in the language of the page, with the buttons its state allows. */
const Slip = ({ which = 'direct', ...props }: SlipProps) => {
  const locale = useLocale();
  const words = WORDS[locale];
  const rate = RATES[locale]?.[which];
  const gone = props.state !== undefined && props.state !== 'open';
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
    <div style={{ maxInlineSize: 912 }}>{rate && <RateCard member actions={actions} {...props} rate={rate} />}</div>
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
const Expired: Story = { args: { state: 'expired', defaultExpanded: false } };
const SoldOut: Story = {
  args: { state: 'soldOut', defaultExpanded: false },
  render: ({ rate: _, ...args }) => <Slip {...args} which="via" />,
};
export const AllStates: Story = {
  ...allStates(meta, { Open, Via, SumsDiffer, Expired, SoldOut }),
  parameters: { pictures: { narrow: true } },
};
