import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { BarChart } from './bar-chart.tsx';
import { MONTHS, VOLUMES } from './fixtures.ts';

vi.mock('./bar-drawing.tsx', () => {
  throw new Error('The file is gone.');
});

it('says that the drawing could not be fetched and keeps the table', async () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <BarChart title="箱量" pointsName="月" points={MONTHS} series={VOLUMES} />
    </LadingProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('图表没有加载出来');
  expect(screen.getByText('数据表')).toBeInTheDocument();
});
