import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { bandAxis, linePath, pointAxis, valueAxis } from '../foundations/chart.ts';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { BarChart } from './bar-chart.tsx';
import { BY_LANE, MONTHS, PRICES, VOLUMES, WEEKS } from './fixtures.ts';
import { LineChart, type LineChartProps } from './line-chart.tsx';
import { cut, everyOf, plain } from './series.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const lines = { title: '运价', unit: 'USD', pointsName: '周', points: WEEKS, series: PRICES };

const MANY = [1, 2, 3, 4, 5, 6].map((at) => ({ id: `${at}`, name: `航线 ${at}`, values: [at, at + 1] }));
conforms('LineChart', <LineChart {...lines} />, { ref: HTMLElement, also: [{ unit: 'USD', series: MANY }] });
conforms('BarChart', <BarChart title="箱量" pointsName="月" points={MONTHS} series={BY_LANE} />, {
  ref: HTMLElement,
  also: [{ unit: 'TEU', series: MANY }],
});

const show = async (props: Partial<LineChartProps> = {}) => {
  render(<LineChart {...lines} {...props} />, { wrapper });
  return screen.findByRole('slider');
};

describe('measures', () => {
  it('begin and end at round values', () => {
    expect(valueAxis([2310, 3180], [100, 0], false).ticks).toEqual([2200, 2400, 2600, 2800, 3000, 3200]);
    expect(valueAxis([12, -8], [100, 0], true).ticks).toContain(0);
    expect(valueAxis([5, 5], [100, 0], false).at(5)).toBe(50);
  });
  it('place points and bars', () => {
    expect([0, 1, 2].map(pointAxis(3, [0, 100]))).toEqual([0, 50, 100]);
    expect(bandAxis(1, 2, [0, 400], 40)).toMatchObject({ width: 40 });
    expect(linePath([[0, 0], null, [10, 5], [20, 5]])).toBe('M0,0ZM10,5L20,5');
  });
  it('write values and leave out what does not fit', () => {
    expect([plain('2310.00'), plain(2340.5), plain(-8)]).toEqual(['2,310', '2,340.50', '\u22128']);
    expect(cut('Evergreen', 40)).toBe('Ever…');
    expect(everyOf(WEEKS, 200)).toBe(2);
  });
});

it('names its lines at their ends and draws no more than five', async () => {
  await show({ series: [...PRICES, { id: 'six', name: 'HMM', values: [1, 2] }] });
  const figure = screen.getByRole('figure', { name: '运价' });
  const names = [...figure.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  for (const { name } of PRICES) expect(names).toContain(name);
  expect(names).not.toContain('HMM');
  expect(screen.getByText('另有 1 组只在数据表中')).toBeInTheDocument();
});

it('keeps the names of its lines apart, around their ends and within the plot', async () => {
  const close = ['A', 'B', 'C'].map((name, index) => ({ id: name, name, values: [3000, 2000 + index] }));
  await show({ points: ['11-09', '11-16'], series: [...close, { id: 'D', name: 'D', values: [2000, 2900] }] });
  const place = (name: string) => {
    const found = [...document.querySelectorAll('[role=slider] svg text')].find((text) => text.textContent === name);
    return Number(found?.getAttribute('y'));
  };
  const [low = 0, middle = 0, high = 0] = ['A', 'B', 'C'].map(place);
  expect([low - middle, middle - high]).toEqual([16, 16]);
  expect(low).toBeLessThanOrEqual(240 - 28 + 4);
  expect(place('D')).toBeLessThan(high - 16);
});

it('is read point by point with the keys', async () => {
  const user = userEvent.setup();
  const plot = await show({ series: PRICES.slice(0, 1) });
  await user.tab();
  expect(plot).toHaveFocus();
  expect(plot).toHaveAttribute('aria-valuetext', '11-16：COSCO 2,310');
  await user.keyboard('{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', '11-09：COSCO 2,365');
  await user.keyboard('{Home}');
  expect(plot).toHaveAttribute('aria-valuenow', '1');
  await user.keyboard('{PageUp}{ArrowRight}{ArrowUp}{ArrowDown}{PageDown}');
  expect(plot).toHaveAttribute('aria-valuenow', '2');
  await user.keyboard('{End}{ArrowRight}');
  expect(plot).toHaveAttribute('aria-valuenow', '8');
  expect(plot.querySelector('p')).toHaveTextContent('11-16');
  await user.keyboard('{Escape}');
  expect(plot.querySelector('p')).toBeNull();
});

it('shows the nearest point to the mouse and to a finger, which leaves it standing', async () => {
  const plot = await show();
  fireEvent.pointerMove(plot, { clientX: 0, pointerType: 'mouse' });
  expect(plot.querySelector('p')).toHaveTextContent('09-28');
  fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
  expect(plot.querySelector('p')).toBeNull();
  fireEvent.pointerDown(plot, { clientX: 9999, pointerType: 'touch' });
  fireEvent.pointerLeave(plot, { pointerType: 'touch' });
  expect(plot.querySelector('p')).toHaveTextContent('11-16');
});

it('has a table of everything, with decimals as they were given', async () => {
  await show({ series: [{ id: 'a', name: 'COSCO', values: ['2310.10', null] }], points: ['11-09', '11-16'] });
  await userEvent.click(screen.getByText('数据表'));
  const table = within(screen.getByRole('table', { name: '运价' }));
  expect(table.getByRole('row', { name: '11-09 2,310.10' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: '11-16 —' })).toBeInTheDocument();
});

it('tells bars apart by patterns, and one series says its values', async () => {
  const { rerender } = render(<BarChart title="箱量" pointsName="月" points={MONTHS} series={BY_LANE} />, { wrapper });
  await screen.findByRole('slider');
  const fills = () =>
    new Set([...document.querySelectorAll('[role=slider] rect')].map((bar) => bar.getAttribute('fill')));
  expect(fills().size).toBe(4);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    BY_LANE.map(({ name }) => name),
  );
  rerender(<BarChart title="箱量" pointsName="月" points={MONTHS} series={VOLUMES} />);
  expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toContain('131');
});

it('waits, says that there is nothing, and why it failed', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<LineChart {...lines} loading />, { wrapper });
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  rerender(<LineChart {...lines} series={[]} />);
  expect(screen.getByText('没有可画的数据')).toBeInTheDocument();
  rerender(<LineChart {...lines} error={{ message: '请求异常', onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('请求异常');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
