import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { OFFERS } from './fixtures.ts';
import { OfferCard } from './offer-card.tsx';
import type { OfferCardProps } from './offer-card-props.ts';

const { lcl, lclSides, dear, air, airSides } = OFFERS['zh-CN'];
const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    <h2>运价</h2>
    {children}
  </LadingProvider>
);
const show = (props: Partial<OfferCardProps> = {}) =>
  render(<OfferCard offer={lcl} sides={lclSides} {...props} />, { wrapper });

conforms('OfferCard', <OfferCard offer={lcl} sides={lclSides} actions="下单" defaultExpanded />, { ref: HTMLElement });

it('says what both ends cost and until when the cargo is taken', () => {
  show({ space: { tone: 'success', text: '可配 11.4 方' }, tags: ['两端合计最低'] });
  const slip = screen.getByRole('article', { name: '子午湾自拼 MB-HAM' });
  expect(slip).toHaveTextContent('11-29 周日宁波 北仑 CFS31 天直拼12-30 周三汉堡');
  expect(slip).toHaveTextContent('两端合计 / 6.240 RT挂牌价 648.86USD 617.66起运港付151.19目的港付，估466.47');
  expect(slip).toHaveTextContent('截货 11-26 12:00有效至 12-31');
  expect(within(slip).getByText('可配 11.4 方')).toBeVisible();
});

it('opens both ends by the keyboard, each with what it comes to', async () => {
  const onExpandedChange = vi.fn();
  show({ onExpandedChange, foot: <a href="#how">怎么算的？</a> });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onExpandedChange).toHaveBeenLastCalledWith(true);
  const [origin, destination] = screen.getAllByRole('table');
  expect(within(origin as HTMLElement).getByRole('row', { name: /装箱费/ })).toHaveTextContent(
    '60.00 × 6.240CNY 374.40',
  );
  expect(destination).toHaveTextContent('USD 466.47');
  expect(screen.getByText('不含关税、清关、派送与查验。')).toBeVisible();
  expect(screen.getByRole('link', { name: '怎么算的？' })).toBeVisible();
});

it('marks the break that the cargo falls in, and the one that it is paid for by', () => {
  show({ offer: air, sides: airSides, defaultExpanded: true });
  const prices = screen.getByLabelText('每公斤，CNY');
  expect(prices.querySelector('[data-on]')).toHaveTextContent('+30030.90');
  expect(prices.querySelector('[data-charged]')).toHaveTextContent('+50028.90');
  expect(screen.getByText('按 500 kg 计费，省 CNY 216.70。')).toBeVisible();
  expect(screen.getByText('实报实销')).toBeVisible();
});

it('warns of freight that is given back, and leads visitors to the member price', () => {
  show({ offer: dear, locked: { href: '/login' }, saving: '31.2', worse: true });
  expect(screen.getByText('会员可省 USD 31.20')).toBeVisible();
  expect(screen.getByText('又贵又慢')).toBeVisible();
  expect(screen.getByText(/海运费倒贴/)).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('−4.81');
  expect(screen.getByRole('link', { name: '登录查看会员价' })).toHaveAttribute('href', '/login');
});

it('says what has become of lines that are not here', () => {
  show({ expanded: true, instead: '正在计算' });
  expect(screen.getByText('正在计算')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
