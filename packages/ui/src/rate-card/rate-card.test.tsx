import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { RATES } from './fixtures.ts';
import { difference, sums, times } from './rate.ts';
import { RateCard } from './rate-card.tsx';
import type { RateCardProps } from './rate-card-props.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <h2>运价</h2>
    {children}
  </LadingProvider>
);
const { direct, via } = RATES['zh-CN'] ?? {};
if (!direct || !via) throw new Error('no rates');

conforms('RateCard', <RateCard rate={direct} space="plenty" best={['cheapest']} defaultExpanded />, {
  ref: HTMLElement,
  also: [{ actions: '下单' }],
});

const show = (props: Partial<RateCardProps> = {}) =>
  render(<RateCard rate={direct} space="plenty" {...props} />, { wrapper });
const slip = () => screen.getByRole('article', { name: '中远海运 AAC2' });

describe('sums', () => {
  it('adds what floating point cannot', () => {
    const line = (amount: string | null, currency = 'USD') => ({ name: amount ?? '', basis: '', currency, amount });
    expect(sums([line('0.1'), line('0.2'), line('5', 'CNY'), line(null), line('含', 'CNY')])).toEqual([
      { currency: 'USD', amount: '0.3' },
      { currency: 'CNY', amount: '5' },
    ]);
    expect(times('1.005', 3)).toBe('3.015');
    expect(times(null, 3)).toBeNull();
    expect(difference([line('0.1'), line('0.2')], '0.30')).toBeNull();
    expect(difference([line('0.1')], '0.30')).toBe('0.1');
    expect(difference([line('0.1'), line('1', 'CNY')], '9')).toBeNull();
  });
});

it('says who sails from where to where, when, and what it costs', () => {
  show({ member: true });
  expect(slip()).toHaveTextContent('11-26 周四宁波 北仑三期14 天直航12-10 周四洛杉矶');
  expect(slip()).toHaveTextContent('会员价 / 40HQ挂牌价 2,380USD 2,310');
  expect(slip()).toHaveTextContent('运费合计 × 24,620.00预计总费用5,180.35');
  expect(slip()).toHaveTextContent('截单 11-21 17:00 宁波时间有效至 11-30');
});

it('opens what the total contains and what it does not, and closes it again', async () => {
  const onExpandedChange = vi.fn();
  show({ onExpandedChange });
  const button = screen.getByRole('button', { name: '费用明细', expanded: false });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onExpandedChange).toHaveBeenLastCalledWith(true);
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('row', { name: /码头操作费/ })).toHaveTextContent('1,240.00 × 2CNY 2,480.00');
  expect(table.getByRole('row', { name: /燃油附加/ })).toHaveTextContent('含于海运费—');
  expect(table.getByRole('row', { name: /折算/ })).toHaveTextContent('合计 USD 4,655.00 + CNY 3,730.00');
  expect(screen.getByText('收货人承担')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('table')).toBeNull();
});

it('keeps what its owner says', async () => {
  show({ expanded: false });
  await userEvent.click(screen.getByRole('button', { name: '费用明细' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('says when the lines do not come to the total', () => {
  const { rerender } = show({ rate: via, expanded: true });
  expect(screen.getByText(/各项之和为 USD 4,716.00/)).toBeInTheDocument();
  rerender(<RateCard rate={{ ...via, total: undefined }} expanded />);
  expect(screen.queryByText(/各项之和/)).toBeNull();
  expect(screen.getByRole('table')).toHaveTextContent('USD 4,716.00');
});

it('says to visitors that members pay less, to members how much, and which channel nobody should take', () => {
  const { rerender } = show({ locked: { href: '/login' }, saving: '140', worse: true });
  expect(screen.getByText('会员可省 USD 140.00')).toBeVisible();
  expect(screen.getByRole('link', { name: '登录查看会员价' })).toHaveAttribute('href', '/login');
  expect(screen.getByText('又贵又慢')).toBeVisible();
  rerender(<RateCard rate={direct} member saving="140" worse state="expired" />);
  expect(screen.getByText('会员已省 USD 140.00')).toBeVisible();
  expect(screen.queryByText('又贵又慢')).toBeNull();
});

it('takes the freight of all containers from the server, and shows the other cut-offs under the lines', () => {
  const cutOffs = [{ name: '截 VGM', at: '11-22 12:00' }];
  show({ rate: { ...direct, freight: '6860.00', quantity: 3, cutOffs }, expanded: true });
  expect(slip()).toHaveTextContent('运费合计 × 36,860.00');
  expect(screen.getByRole('heading', { name: '各项截止时间' }).nextElementSibling).toHaveTextContent(
    '截 VGM11-22 12:00',
  );
});

it('says what has become of lines that are not here', () => {
  show({ expanded: true, instead: '正在计算' });
  expect(screen.getByText('正在计算')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each([
  [{ state: 'expired' }, '已过期'],
  [{ state: 'soldOut' }, '已售罄'],
  [{ space: 6 }, '仅剩 6 柜'],
  [{ space: 'waitlist' }, '舱位候补'],
  [{ space: 'onRequest' }, '舱位单询'],
] as const)('%j says %s', (props, words) => {
  show(props);
  expect(within(slip()).getByText(words)).toBeInTheDocument();
});

it('recommends nothing that cannot be ordered, and keeps its actions', () => {
  show({ state: 'expired', best: ['cheapest'], actions: <Button>询价</Button> });
  expect(screen.queryByText('最低总价')).toBeNull();
  expect(screen.getByRole('button', { name: '询价' })).toBeEnabled();
});

it('is walked with Tab: the details, then the actions', async () => {
  show({
    actions: (
      <>
        <Button>下单</Button>
        <Button>竞价</Button>
      </>
    ),
  });
  for (const name of ['费用明细', '下单', '竞价']) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('is a busy slip of boxes while its rate is on the way', () => {
  show({ rate: null, loading: true });
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that there is no rate, why, and the way on', () => {
  const { rerender } = show({ rate: null, actions: <Button>询价</Button> });
  expect(screen.getByRole('article')).toHaveTextContent(/^暂无在线运价可以换一个箱型或开船日期，也可以人工询价。询价$/);
  rerender(<RateCard rate={null} emptyReason="本周停航。" />);
  expect(screen.getByText('本周停航。')).toBeInTheDocument();
});

it('says why the rate could not be had, in the words of the server, and asks again', async () => {
  const onRetry = vi.fn();
  show({ rate: null, error: { message: '请求异常', code: '10003', onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent(/10003运价没有加载出来请求异常/);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
