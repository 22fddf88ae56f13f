import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { slips } from './fixtures.ts';
import { PriceSlip, type PriceSlipProps } from './price-slip.tsx';

conforms('PriceSlip', <PriceSlip title="COSCO AAC2" {...slips['zh-CN']} />, { ref: HTMLElement });

const show = (props: Partial<PriceSlipProps> = {}) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <PriceSlip title="COSCO AAC2" {...slips['zh-CN']} {...props} />
    </LadingProvider>,
  );

it('says what is in, what was added, the sum, and what is not in it', () => {
  show();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '已含',
    '您加选的',
    '不含',
    '截止时间（宁波时间）',
  ]);
  expect(screen.getByText('预计费用').parentElement).toHaveTextContent('USD 5,645.82');
});

it('shows no part of a sum that nobody knows', () => {
  show({ total: null, added: [] });
  expect(screen.getByText('预计费用').parentElement).toHaveTextContent('单询');
  expect(screen.queryByRole('heading', { name: '您加选的' })).toBeNull();
});

it('says that a price stands', () => {
  show({ frozen: true });
  expect(screen.getByText('提交时的费用')).toBeInTheDocument();
});
