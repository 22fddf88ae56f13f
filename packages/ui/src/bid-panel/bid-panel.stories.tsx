import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { BidLadder } from './bid-ladder.tsx';
import { BidPanel, type BidPanelProps } from './bid-panel.tsx';
import { type BidStateName, BidStateTag } from './bid-state-tag.tsx';
import { Countdown } from './countdown.tsx';
import { STANDING } from './fixtures.ts';

const FAILURE = { 'zh-CN': '该航次的竞价已截止', 'en-US': 'Bidding for this sailing has closed' };
const STATES: readonly BidStateName[] = [
  'live',
  'outbid',
  'taken',
  'countered',
  'lost',
  'withdrawn',
  'booked',
  'lapsed',
];
const NOW = Date.parse('2026-11-20T09:47:27+08:00');
const CLOSINGS = ['2026-11-20T15:00:00+08:00', '2026-11-22T11:00:00+08:00', '2026-11-20T09:00:00+08:00'];

interface Shown extends Partial<BidPanelProps> {
  refused?: boolean;
  lang?: string;
}

const Panel = ({ refused = false, container = '40HQ', ...args }: Shown) => {
  const language = useLanguage();
  return (
    <div style={{ maxInlineSize: 460 }}>
      <BidPanel
        container={container}
        standing={STANDING}
        zone="Asia/Shanghai"
        onBid={fn()}
        {...(refused && { failure: FAILURE[language] })}
        {...args}
      />
    </div>
  );
};

const meta = { component: Panel, subcomponents: { BidPanel, BidLadder, BidStateTag, Countdown } } satisfies Meta<
  typeof Panel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { boxes: 2, state: 'outbid' } };
/** Nobody has bid yet: there is no price to begin with. */
export const First: Story = {
  args: { container: '40GP', standing: { ...STANDING, best: null, mine: null, bids: [] } },
};
/** A higher one that is not a multiple of the step. */
export const Wrong: Story = {
  args: { container: '20GP', boxes: 30, standing: { ...STANDING, best: '2277.00', mine: null } },
};
export const Sending: Story = { args: { container: '45HQ', pending: true } };
export const Refused: Story = { args: { container: '20RF', refused: true } };
export const Closed: Story = { args: { container: '40RH', closed: true, state: 'lost' } };
/** Its states, and how long bids are taken. */
export const Tags: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {STATES.map((state) => (
        <BidStateTag key={state} state={state} />
      ))}
      {CLOSINGS.map((at) => (
        <Countdown key={at} at={at} now={NOW} zone="Asia/Shanghai" />
      ))}
    </div>
  ),
};
export const AllStates: Story = allStates(
  meta,
  { Default, First, Wrong, Sending, Refused, Closed, Tags },
  { narrow: true },
);
