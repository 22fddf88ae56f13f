import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { BackToTop } from './back-to-top.tsx';
import { HomeHero } from './home-hero.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginShell } from './login-shell.tsx';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';
import { SiteShell } from './site-shell.tsx';
import { WorkspaceShell } from './workspace-shell.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

const brand = { name: '子午湾国际货运', tagline: 'Meridian Bay', href: '/index' };
const items = [
  { id: 'home', label: '首页', href: '/index', current: true },
  { id: 'orders', label: '我的订单', href: '/orders' },
];
const logout = vi.fn();
const user = { name: '陈蔚', company: '宁波昊屿家居', menu: [{ id: 'out', label: '退出登录', onSelect: logout }] };
const header = (props: Partial<SiteHeaderProps> = {}) =>
  render(<SiteHeader brand={brand} items={items} loginHref="/login" {...props} />, { wrapper });
const mainNav = () => screen.getByRole('navigation', { name: '主导航' });

describe('site header', () => {
  it('shows the items it is given and where the reader is', () => {
    header({ hotline: '400-820-0000' });
    expect(
      within(mainNav())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/index', '/orders']);
    expect(within(mainNav()).getByRole('link', { current: 'page' })).toHaveTextContent('首页');
    expect(screen.getByRole('link', { name: /400-820-0000/ })).toHaveAttribute('href', 'tel:4008200000');
  });

  it('offers the log-in page to a visitor and a menu to a customer', async () => {
    const { unmount } = header();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    unmount();
    header({ user });
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
    const account = await screen.findByRole('button', { name: /陈蔚.*账户菜单/ });
    await userEvent.click(account);
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(logout).toHaveBeenCalledOnce();
    for (const key of ['{Enter}', ' ']) {
      account.focus();
      await userEvent.keyboard(key);
      expect(await screen.findByRole('menuitem', { name: '退出登录' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
    }
  });

  it('opens its drawer by the menu button; Escape and a press elsewhere close it', async () => {
    header();
    const button = screen.getByRole('button', { name: '菜单' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const drawer = screen.getByRole('navigation', { name: '菜单' });
    expect(drawer).toHaveAttribute('id', button.getAttribute('aria-controls'));
    within(drawer).getByRole('link', { name: '我的订单' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(drawer).not.toBeVisible();
    await userEvent.click(button);
    fireEvent.pointerDown(document.body);
    expect(drawer).not.toBeVisible();
  });
});

it('a public page has its landmarks and a way past the header', () => {
  render(
    <SiteShell header={<SiteHeader brand={brand} items={items} />} footer={<SiteFooter brand={brand} legal="© 2026" />}>
      <NotFound homeHref="/index" />
    </SiteShell>,
    { wrapper },
  );
  const skip = screen.getByRole('link', { name: '跳到正文' });
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(document.querySelector('a')).toBe(skip);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026');
  expect(screen.getByRole('heading', { level: 1, name: '这个泊位是空的' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/index');
});

it('the footer links only to what it is given and says which links leave', () => {
  render(
    <SiteFooter
      brand={brand}
      columns={[{ heading: '工具', links: [{ id: 'a', label: '我的订单', href: '/orders' }] }]}
      partners={{
        heading: '友情链接',
        links: [{ id: 'b', label: 'PORT', href: 'https://example.com', external: true }],
      }}
    />,
    { wrapper },
  );
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /PORT.*新窗口打开/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

it('the footer shows codes, where the house can be followed, logos of partners and its filing', () => {
  render(
    <SiteFooter
      brand={brand}
      codes={[{ id: 'service', label: '客服微信', picture: <img src="/code.png" alt="客服微信的二维码" /> }]}
      partners={{
        heading: '友情链接',
        links: [{ id: 'b', label: 'PORT', href: 'https://example.com', external: true, logo: '/port.svg' }],
      }}
      social={{
        heading: '关注我们',
        links: [{ id: 'weibo', label: '微博', href: 'https://example.com/w', external: true }],
        note: '视频号：子午湾',
      }}
      filings={[{ id: 'icp', label: '浙ICP备0号', href: 'https://example.com/icp', external: true }]}
    />,
    { wrapper },
  );
  expect(screen.getByRole('img', { name: '客服微信的二维码' })).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: '友情链接' })).getByRole('img', { name: 'PORT' })).toBeVisible();
  const social = screen.getByRole('navigation', { name: '关注我们' });
  expect(within(social).getByRole('link', { name: /微博.*新窗口打开/ })).toHaveAttribute('target', '_blank');
  expect(social).toHaveTextContent('视频号：子午湾');
  expect(screen.getByRole('link', { name: /浙ICP备0号/ })).toHaveAttribute('href', 'https://example.com/icp');
});

it('the hero keeps the lines of its title and takes its chart from a file', () => {
  const { container } = render(<HomeHero title={'运价、订舱、提单\n开船前核对清楚'} lead="全包价" />, { wrapper });
  expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe('运价、订舱、提单<br>开船前核对清楚');
  const parts = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(parts).toHaveLength(6);
  for (const part of parts) expect(part).toMatch(/chart-north-pacific\.svg.*#\w+$/);
  expect(container.innerHTML.length).toBeLessThan(12_000);
});

it('each language is chosen in its own words, once', async () => {
  const onChange = vi.fn();
  render(<LanguageSwitch locale="zh-CN" onChange={onChange} />, { wrapper });
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('中文');
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'En' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en-US');
});

it('the log-in page has a form in its main part and a picture that says nothing', () => {
  const { container } = render(
    <LoginShell brand={brand} footer="© 2026">
      <h1>登录</h1>
    </LoginShell>,
    { wrapper },
  );
  expect(within(screen.getByRole('main')).getByRole('heading', { name: '登录' })).toBeInTheDocument();
  expect(container.querySelector('svg[viewBox="0 0 600 900"]')).toHaveAttribute('aria-hidden', 'true');
});

it('the workspace is compact, with navigation, open pages and the page', async () => {
  render(
    <WorkspaceShell
      brand={brand}
      label="客户工作台"
      user={user}
      nav={[
        {
          heading: '单证',
          items: [{ id: 'o', label: '订单管理', href: '#orders', icon: icons.bill, badge: 128, current: true }],
        },
      ]}
    >
      <Page title="订单管理" meta="更新于 09:48">
        内容
      </Page>
    </WorkspaceShell>,
    { wrapper },
  );
  const nav = screen.getByRole('navigation', { name: '工作台导航' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAttribute('title', '订单管理');
  expect(within(nav).getByRole('list', { name: '单证' })).toBeInTheDocument();
  expect(screen.getByRole('main').closest('[data-density=compact]')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '订单管理' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '菜单' }));
  expect(nav).toHaveAttribute('data-open');
  await userEvent.click(within(nav).getByRole('link', { name: /订单管理/ }));
  expect(nav).not.toHaveAttribute('data-open');
});

it('the way back to the top comes after the first screen and takes the focus there', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  render(
    <main tabIndex={-1}>
      <BackToTop />
    </main>,
    { wrapper },
  );
  expect(screen.queryByRole('button')).toBeNull();
  vi.stubGlobal('scrollY', innerHeight + 1);
  act(() => {
    fireEvent.scroll(window);
  });
  await userEvent.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
  expect(screen.getByRole('main')).toHaveFocus();
  vi.unstubAllGlobals();
});
