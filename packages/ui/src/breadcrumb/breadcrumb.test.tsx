import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';

const level = (label: string) => ({ id: label, label, href: `/${label}` });
const items = ['首页', '订单', '提单', '草单', '集装箱'].map(level);
conforms('Breadcrumb', <Breadcrumb items={items} />, { ref: HTMLElement, also: [{ most: 2 }] });

const show = (props: Partial<BreadcrumbProps>) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LadingProvider locale="zh-CN" messages={messages}>
      {children}
    </LadingProvider>
  );
  render(<Breadcrumb items={items} {...props} />, { wrapper });
};
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('leads to every level but the one the reader is at', () => {
  show({ items: items.slice(0, 3) });
  expect(screen.getByRole('navigation', { name: '所在位置' })).toBeInTheDocument();
  expect(links()).toEqual(['/首页', '/订单']);
  expect(screen.getByText('提单')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the ends and puts what is between behind a mark, which gives its focus on', async () => {
  show({});
  expect(links()).toEqual(['/首页', '/草单']);
  await userEvent.click(screen.getByRole('button', { name: '显示中间 2 级' }));
  expect(links()).toEqual(['/首页', '/订单', '/提单', '/草单']);
  expect(screen.getByRole('link', { name: '订单' })).toHaveFocus();
});

it('has no mark for fewer levels than are shown', () => {
  show({ most: 5 });
  expect(links()).toHaveLength(4);
});
