import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { type FigureLink, FigureLinks } from './figure-links.tsx';

const items: FigureLink[] = [
  { id: 'returned', label: '已退回', value: 2, href: '/orders?state=5', waits: true, note: '最早 11-20' },
  { id: 'draft', label: '草稿', value: 0, href: '/orders?state=1', waits: true },
];
const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms('FigureLinks', <FigureLinks label="订单数" items={items} />, { ref: HTMLElement });

it('says each figure with what it is, and leads to its list', () => {
  render(<FigureLinks label="订单数" items={items} />, { wrapper });
  expect(screen.getByRole('navigation', { name: '订单数' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '已退回 2 最早 11-20' })).toHaveAttribute('href', '/orders?state=5');
  expect(screen.getByRole('link', { name: '草稿 0' })).toHaveAttribute('href', '/orders?state=1');
});

it('marks what waits for somebody, and nothing where there is none', () => {
  render(<FigureLinks label="订单数" items={items} />, { wrapper });
  expect(screen.getByRole('link', { name: /已退回/ })).toHaveAttribute('data-waits');
  expect(screen.getByRole('link', { name: /草稿/ })).not.toHaveAttribute('data-waits');
});

it('keeps the ways to the lists while the figures are on their way, and where they are not known', () => {
  const unknown = items.map((item) => ({ ...item, value: undefined }));
  const { rerender } = render(<FigureLinks label="订单数" items={unknown} loading />, { wrapper });
  expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: '草稿' })).toBeInTheDocument();
  rerender(<FigureLinks label="订单数" items={unknown} />);
  expect(screen.getByRole('link', { name: '草稿 —' })).toBeInTheDocument();
});
