import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { type HistoryTab, TabHistory } from './tab-history.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

const TABS: HistoryTab[] = [
  { path: '#home', title: '首页', closable: false },
  { path: '#orders', title: '订单管理', closable: true },
  { path: '#order', title: 'MB26S01702', closable: true },
];
const link = (name: string) => screen.getByRole('link', { name });

function show() {
  const closed = vi.fn();
  function Strip() {
    const [tabs, setTabs] = useState(TABS);
    const close = (path: string) => {
      closed(path);
      setTabs((now) => now.filter((tab) => tab.path !== path));
    };
    return <TabHistory tabs={tabs} current="#orders" onClose={close} />;
  }
  render(<Strip />, { wrapper });
  return closed;
}

it('lists the open pages, home first and without a close mark', () => {
  show();
  const strip = screen.getByRole('navigation', { name: '已打开的页面' });
  expect(strip.querySelectorAll('a')[0]).toBe(link('首页'));
  expect(screen.queryByRole('button', { name: '关闭 首页' })).toBeNull();
  expect(link('订单管理')).toHaveAttribute('aria-current', 'page');
});

it('has the close mark beside its tab, not inside it', () => {
  show();
  const close = screen.getByRole('button', { name: '关闭 MB26S01702' });
  expect(close.parentElement).toBe(link('MB26S01702').parentElement);
});

it('closes a page and gives the focus to its neighbour', async () => {
  const closed = show();
  await userEvent.click(screen.getByRole('button', { name: '关闭 MB26S01702' }));
  expect(closed).toHaveBeenCalledExactlyOnceWith('#order');
  expect(link('订单管理')).toHaveFocus();
});

it('walks with the arrow keys and closes with Delete, never home', async () => {
  const closed = show();
  link('首页').focus();
  await userEvent.keyboard('{Delete}{ArrowRight}');
  expect(link('订单管理')).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Delete}');
  expect(closed).toHaveBeenCalledExactlyOnceWith('#orders');
  expect(link('MB26S01702')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(link('首页')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(link('MB26S01702')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(link('首页')).toHaveFocus();
});

it('lists every page behind a button and closes the others', async () => {
  const closed = show();
  await userEvent.click(screen.getByRole('button', { name: '全部已打开的页面' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    '首页',
    '订单管理',
    'MB26S01702',
    '关闭其他页面',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: '关闭其他页面' }));
  expect(closed).toHaveBeenCalledExactlyOnceWith('#order');
});

it('keeps the open page in view when its title grows', () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const strip = (title: string) => {
    const tabs = TABS.map((tab) => (tab.path === '#order' ? { ...tab, title } : tab));
    return <TabHistory tabs={tabs} current="#order" onClose={() => {}} />;
  };
  const { rerender } = render(strip('订单'), { wrapper });
  rerender(strip('订单'));
  expect(shown).toHaveBeenCalledTimes(1);
  rerender(strip('订单 MB26S01702'));
  expect(shown).toHaveBeenCalledTimes(2);
  expect(shown.mock.contexts[1]).toHaveTextContent('订单 MB26S01702');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
