import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { siteRoutes } from './fixtures.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';
import { menuEntries } from './site-menu-entries.ts';

const names = (roles?: string[]) => menuEntries(siteRoutes('zh-CN'), roles).map(({ label }) => label);

describe('the entries of the menu', () => {
  it('leave out what is hidden and what belongs to another part, and put a single page in place of its frame', () => {
    expect(names()).toEqual(['首页', '运价查询', '货物跟踪', 'FBA 仓库', '服务支持', '关于我们']);
    expect(menuEntries(siteRoutes('zh-CN')).find(({ label }) => label === 'FBA 仓库')).toMatchObject({ href: '#fba' });
  });
  it('are those of the reader’s roles, at the foot of a submenu too', () => {
    const footOf = (roles: string[]) => menuEntries(siteRoutes('zh-CN'), roles)[1]?.foot?.map(({ label }) => label);
    expect(footOf([])).toEqual([]);
    expect(footOf(['member'])).toEqual(['我关注的运价', '我的竞价', '报价记录']);
  });
  it('hold no submenu without an entry left, unless it leads somewhere itself', () => {
    const child = { id: 'a', label: 'A', href: '/a', roles: ['staff'] };
    expect(menuEntries([{ id: 'p', label: 'P', children: [child] }])).toEqual([]);
    expect(menuEntries([{ id: 'p', label: 'P', href: '/p', children: [child] }])).toEqual([
      { id: 'p', label: 'P', href: '/p' },
    ]);
    expect(menuEntries([{ id: 'p', label: 'P', children: [child] }], ['staff'])).toHaveLength(1);
  });
});

function show(props: Partial<SiteMenuProps> = {}) {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <nav aria-label="主导航">
        <SiteMenu items={menuEntries(siteRoutes('zh-CN'))} {...props} />
      </nav>
      <button type="button">别处</button>
    </LadingProvider>,
  );
  return { user: userEvent.setup(), rates: screen.getByRole('button', { name: '运价查询' }) };
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the menu', () => {
  it('opens a submenu by a press and closes it by another, by Escape, by a press and by the focus elsewhere', async () => {
    const { user, rates } = show();
    expect(rates).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: /整箱运价/ })).toBeNull();
    await user.click(rates);
    expect(link(/整箱运价/)).toBeVisible();
    await user.click(rates);
    expect(rates).toHaveAttribute('aria-expanded', 'false');
    await user.click(rates);
    link(/拼箱运价/).focus();
    await user.keyboard('{Escape}');
    expect(rates).toHaveFocus();
    expect(rates).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(rates).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: '别处' }));
    expect(rates).toHaveAttribute('aria-expanded', 'false');
  });
  it('has one submenu open at a time', async () => {
    const { user, rates } = show();
    await user.click(rates);
    await user.click(screen.getByRole('button', { name: '服务支持' }));
    expect(rates).toHaveAttribute('aria-expanded', 'false');
    expect(link('意见反馈')).toBeVisible();
  });
  it('is walked by the keys of the table', async () => {
    const { user, rates } = show();
    link('首页').focus();
    await user.keyboard('{ArrowRight}');
    expect(rates).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(link(/整箱运价/)).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(link(/拼箱运价/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(link(/FBA 头程/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link(/整箱运价/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(link(/整箱运价/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(link('货物跟踪')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link('关于我们')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(link('首页')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(link('首页')).toHaveFocus();
  });
  it('opens to the mouse that rests on it, and keeps open what is then pressed', async () => {
    const { user, rates } = show();
    await user.hover(rates);
    await vi.waitFor(() => expect(rates).toHaveAttribute('aria-expanded', 'true'));
    await user.click(rates);
    expect(rates).toHaveAttribute('aria-expanded', 'true');
    await user.hover(link('货物跟踪'));
    await new Promise((done) => setTimeout(done, 300));
    expect(rates).toHaveAttribute('aria-expanded', 'true');
    await user.click(rates);
    expect(rates).toHaveAttribute('aria-expanded', 'false');
  });
  it('closes and says so when a link is taken', async () => {
    const onLeave = vi.fn();
    const { user, rates } = show({ onLeave, layout: 'list' });
    await user.click(rates);
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: /空运运价/ }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(rates).toHaveAttribute('aria-expanded', 'false');
  });
});
