import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Sparkline } from '../chart/sparkline.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Stat } from './stat.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const stat = () => document.querySelector('[data-component=Stat]');
const line = <Sparkline values={[3, null, 1]} label="由 3 降到 1" />;

conforms(
  'Stat',
  <Stat label="本周运价" value="2,310" currency="USD" change={{ direction: 'down', amount: '3%' }} trend={line} />,
  { ref: HTMLDivElement, also: [{ note: '昨天 18:00' }] },
);

it.each([
  ['up', '18 TEU', '上升 18 TEU'],
  ['down', '4.2%', '下降 4.2%'],
  ['same', undefined, '持平'],
] as const)('says in words that it went %s', (direction, amount, words) => {
  render(
    <Stat label="箱量" value="126" unit="TEU" change={{ direction, ...(amount && { amount }), against: '较上周' }} />,
    {
      wrapper,
    },
  );
  expect(stat()).toHaveTextContent(`箱量126TEU${words}较上周`);
});

it('keeps a zero, and marks a missing figure without unit or change', () => {
  const { rerender } = render(<Stat label="待确认" value={0} unit="票" />, { wrapper });
  expect(stat()).toHaveTextContent('0票');
  rerender(<Stat label="待确认" value={null} unit="票" change={{ direction: 'up', amount: '1' }} />);
  expect(stat()).toHaveTextContent(/^待确认—$/);
});

it('says that it is loading and shows no old figure', () => {
  render(<Stat label="待确认" value="7" loading />, { wrapper });
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  expect(stat()).not.toHaveTextContent('7');
});

it('holds the trend', () => {
  render(<Stat label="运价" value="2,310" trend={line} />, { wrapper });
  expect(screen.getByRole('img', { name: '由 3 降到 1' })).toBeInTheDocument();
});
