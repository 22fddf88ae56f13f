import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { POINTS } from './fixtures.ts';
import type { RatePoint } from './front.ts';
import { RateChart, type RateChartProps } from './rate-chart.tsx';

const WORDS = {
  'zh-CN': { title: '价格与时效', lane: (at: string) => `价格与时效 ${at}` },
  'en-US': { title: 'Price and transit', lane: (at: string) => `Price and transit ${at}` },
};

const Drawn = ({ at = '', ...args }: Partial<RateChartProps> & { at?: string }) => {
  const { title, lane } = WORDS[useLanguage()];
  return (
    <div style={{ maxInlineSize: 380 }}>
      <RateChart currency="USD" points={POINTS} title={at ? lane(at) : title} {...args} />
    </div>
  );
};

const some = (ids: string): readonly RatePoint[] => POINTS.filter(({ id }) => ids.includes(id));

const meta = { component: Drawn, subcomponents: { RateChart } } satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { current: '3' } };
export const NobodyBeaten: Story = { args: { at: 'A', points: some('123') } };
export const One: Story = { args: { at: 'B', points: some('3') } };
export const AllStates: Story = allStates(meta, { Default, NobodyBeaten, One });
