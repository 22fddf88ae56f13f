import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { sideItems } from './fixtures.tsx';
import { SidePanel } from './side-panel.tsx';

const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <main tabIndex={-1} />
      <SidePanel items={[...sideItems('zh-CN'), { id: 'ask', label: '提问', icon: icons.chat, onSelect: asked }]} />
    </LadingProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('side panel', () => {
  it('leads away in a window of its own and shows a code beside its button', async () => {
    expect(screen.getByRole('complementary', { name: '联系我们' })).toBeVisible();
    const chat = screen.getByRole('link', { name: /在线咨询/ });
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: '商务合作' })).not.toHaveAttribute('target');
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '品牌市场' }));
    expect(screen.getByRole('img', { name: /微信扫码/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('button', { name: '品牌市场' })).toHaveFocus();
  });
  it('opens something over the page', async () => {
    await userEvent.click(screen.getByRole('button', { name: '提问' }));
    expect(asked).toHaveBeenCalledOnce();
  });
  it('has the way back to the head of the page after the first screen', async () => {
    expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull();
    vi.stubGlobal('scrollY', 5000);
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    act(() => void fireEvent.scroll(window));
    await userEvent.click(screen.getByRole('button', { name: '回到顶部' }));
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
