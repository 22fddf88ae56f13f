import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { pressKey } from '../testing/press-key.ts';
import { BarChart } from './bar-chart.tsx';
import type { ChartProps } from './chart-frame.tsx';
import { BY_LANE, MONTHS, PRICES, VOLUMES, WEEKS } from './fixtures.ts';
import { LineChart } from './line-chart.tsx';

const WORDS = {
  'zh-CN': {
    prices: '宁波到洛杉矶 40HQ 运价',
    volumes: '每月箱量',
    lanes: '每月箱量，按目的港',
    week: '周',
    month: '月',
    failed: '请求异常，请检查网络或联系管理员',
    long: '宁波、上海、深圳三港到美国西海岸各港 40HQ 运价的加权平均，含燃油附加与旺季附加，不含目的港费用',
    carriers: ['中远海运集装箱运输有限公司', '阳明海运股份有限公司（代理）'],
  },
  'en-US': {
    prices: 'Ningbo to Los Angeles, 40HQ',
    volumes: 'Containers by month',
    lanes: 'Containers by month and destination',
    week: 'Week',
    month: 'Month',
    failed: 'Request failed. Check the network or contact the administrator',
    long: 'Weighted mean of the prices of a 40HQ from Ningbo, Shanghai and Shenzhen to the ports of the West Coast, with bunker and peak season, without charges at destination',
    carriers: ['COSCO Shipping Container Lines', 'Yang Ming Marine Transport (agency)'],
  },
};
type Given = Partial<ChartProps>;

const Prices = (props: Given) => {
  const words = WORDS[useLanguage()];
  return (
    <LineChart title={words.prices} unit="USD" pointsName={words.week} points={WEEKS} series={PRICES} {...props} />
  );
};
const Volumes = ({ series = VOLUMES, ...props }: Given) => {
  const words = WORDS[useLanguage()];
  const title = series.length > 1 ? words.lanes : words.volumes;
  return <BarChart title={title} unit="TEU" pointsName={words.month} points={MONTHS} series={series} {...props} />;
};
const Long = () => {
  const { long, carriers } = WORDS[useLanguage()];
  const series = PRICES.slice(0, 2).map((one, index) => ({ ...one, name: carriers[index] ?? one.name }));
  return <Prices title={long} series={series} height={180} />;
};
const Failed = () => <Prices error={{ message: WORDS[useLanguage()].failed, onRetry: () => undefined }} />;

const meta = {
  component: LineChart,
  args: { title: '', pointsName: '', points: [], series: [] },
  parameters: { pictures: { narrow: true, contrast: true, delay: 400 } },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { render: () => <Prices /> };
const OneLine: Story = { render: () => <Prices series={PRICES.slice(0, 1)} height={180} /> };
const Bars: Story = { render: () => <Volumes /> };
const GroupedBars: Story = { render: () => <Volumes series={BY_LANE} /> };
const Losses: Story = {
  render: () => <Volumes series={[{ id: 'a', name: 'USD', values: [12, -8, 0, null, 20, -14] }]} height={180} />,
};
const Loading: Story = { render: () => <Prices loading height={180} /> };
const Nothing: Story = { render: () => <Prices series={[]} height={180} /> };
const Refused: Story = { render: () => <Failed /> };
const LongText: Story = { render: () => <Long /> };
/** Read with the arrow keys. */
export const Read: Story = {
  render: () => <Prices />,
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider');
    plot.focus();
    const table = canvasElement.querySelector('details');
    if (await pressKey('Tab')) {
      await expect(table?.querySelector('summary')).toHaveFocus();
      for (const key of ['Enter', ' ']) {
        await pressKey(key);
        await expect(table?.open).toBe(key === 'Enter');
      }
      await pressKey('Shift+Tab');
      await expect(plot).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuenow', '6');
  },
};
export const AllStates: Story = {
  ...allStates(meta, { Lines, OneLine, Bars, GroupedBars, Losses, Loading, Nothing, Refused, LongText }),
  parameters: { pictures: { narrow: true, contrast: true, delay: 400 } },
};
