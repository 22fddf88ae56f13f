import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { conforms } from '../testing/conformance.tsx';
import { LANES, MANY } from './fixtures.ts';
import type { TreeNode } from './node.ts';
import { Tree, type TreeProps } from './tree.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const nodes = LANES['zh-CN'] ?? [];

conforms(
  'Tree',
  <Tree label="航线" nodes={nodes} checkable defaultExpanded={['NA', 'US']} defaultChecked={['USLAX']} />,
  {
    ref: HTMLDivElement,
    also: [{ nodes: [{ id: 'US', label: '美国', note: '12', icon: icons.anchor }] }],
  },
);

const show = (props: Partial<TreeProps> = {}) => {
  const user = userEvent.setup();
  render(<Tree label="航线" nodes={nodes} {...props} />, { wrapper });
  return user;
};
const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const lines = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent?.replace(/ .*/, ''));
const focus = () => document.activeElement?.textContent?.replace(/ .*/, '');

it('is a tree that says level, place and what is open', () => {
  show({ defaultExpanded: ['NA'] });
  expect(screen.getByRole('tree', { name: '航线' })).toBeInTheDocument();
  expect(item(/加拿大/)).toHaveAttribute('aria-level', '2');
  expect(item(/加拿大/)).toHaveAttribute('aria-posinset', '2');
  expect(item(/加拿大/)).toHaveAttribute('aria-setsize', '2');
  expect(item(/北美/)).toHaveAttribute('aria-expanded', 'true');
  expect(item(/欧洲/)).toHaveAttribute('aria-expanded', 'false');
  expect(item(/新加坡/)).not.toHaveAttribute('aria-expanded');
});

describe('keys', () => {
  it('is one stop of Tab, and the arrows go through what is open', async () => {
    const user = show({ defaultExpanded: ['NA'] });
    await user.tab();
    expect(focus()).toBe('北美');
    await user.keyboard('{ArrowDown}');
    expect(focus()).toBe('美国');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(focus()).toBe('北美');
    await user.keyboard('{End}');
    expect(focus()).toBe('新加坡');
    await user.keyboard('{Home}');
    expect(focus()).toBe('北美');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('opens and enters to the right, leaves and closes to the left', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(lines()).toEqual(['北美', '美国', '加拿大', '欧洲', '澳新', '新加坡']);
    expect(focus()).toBe('北美');
    await user.keyboard('{ArrowRight}');
    expect(focus()).toBe('美国');
    await user.keyboard('{ArrowLeft}');
    expect(focus()).toBe('北美');
    await user.keyboard('{ArrowLeft}');
    expect(lines()).toEqual(['北美', '欧洲', '澳新', '新加坡']);
  });

  it('opens all beside it with *', async () => {
    const user = show({ loadChildren: async () => [] });
    await user.tab();
    await user.keyboard('*');
    expect(item(/北美/)).toHaveAttribute('aria-expanded', 'true');
    expect(item(/澳新/)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}*');
    expect(lines()).toContain('洛杉矶');
  });

  it('goes to what begins with the letters, round to the top', async () => {
    const user = show({
      nodes: [
        { id: '1', label: 'Ningbo' },
        { id: '2', label: 'Nansha' },
        { id: '3', label: 'Qingdao' },
      ],
    });
    await user.tab();
    await user.keyboard('q');
    expect(focus()).toBe('Qingdao');
    await act(() => new Promise((resolve) => setTimeout(resolve, 650)));
    await user.keyboard('na');
    expect(focus()).toBe('Nansha');
    await act(() => new Promise((resolve) => setTimeout(resolve, 650)));
    await user.keyboard('nn');
    expect(focus()).toBe('Nansha');
  });

  it('opens with Enter, or activates where there is something to do', async () => {
    const user = show();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(item(/北美/)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(item(/北美/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('activates an enabled node', async () => {
    const onActivate = vi.fn();
    const user = show({ onActivate, defaultExpanded: ['NA', 'CA'] });
    await user.tab();
    await user.keyboard('{End}{Enter}');
    expect(onActivate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'SGSIN' }));
    await user.click(screen.getByText('鲁珀特王子港'));
    expect(onActivate).toHaveBeenCalledOnce();
  });
});

describe('boxes', () => {
  const boxes = () =>
    Object.fromEntries(
      screen.getAllByRole('treeitem').map((line) => [line.dataset['row'], line.getAttribute('aria-checked')]),
    );

  it('reach down the branch and show upwards', async () => {
    const onCheckedChange = vi.fn();
    const user = show({ checkable: true, defaultExpanded: ['NA', 'US', 'CA'], onCheckedChange });
    await user.tab();
    await user.keyboard('{ArrowDown} ');
    expect(boxes()).toMatchObject({ NA: 'mixed', US: 'true', USLAX: 'true', CA: 'false' });
    expect(onCheckedChange.mock.lastCall?.[0].sort()).toEqual(['US', 'USLAX', 'USLGB', 'USSEA']);
    await user.click(screen.getByText('长滩'));
    expect(boxes()).toMatchObject({ US: 'mixed', USLAX: 'true', USLGB: 'false' });
    await user.keyboard('{Home} ');
    expect(boxes()).toMatchObject({ NA: 'mixed', US: 'true', CAVAN: 'true', CAPRR: 'false', CA: 'mixed' });
    await user.keyboard(' ');
    expect(boxes()).toMatchObject({ NA: 'false', US: 'false', CAVAN: 'false' });
  });

  it('leave a disabled line alone', async () => {
    const user = show({ checkable: true, defaultExpanded: ['NA', 'CA'] });
    await user.click(screen.getByText('鲁珀特王子港'));
    expect(boxes()).toMatchObject({ CAPRR: 'false', CA: 'false' });
  });

  it('keep what the owner says', async () => {
    const user = show({ checkable: true, checked: [], expanded: [] });
    await user.tab();
    await user.keyboard(' {ArrowRight}');
    expect(boxes()).toEqual({ NA: 'false', EU: 'false', AU: 'false', SGSIN: 'false' });
  });
});

describe('children that come later', () => {
  it('are loaded once, announced, and checked with their parent', async () => {
    let answer: (children: TreeNode[]) => void = () => undefined;
    const loadChildren = vi.fn(
      () =>
        new Promise<TreeNode[]>((resolve) => {
          answer = resolve;
        }),
    );
    const user = show({ checkable: true, defaultChecked: ['EU'], loadChildren });
    await user.click(item(/欧洲/).querySelector('[data-part=twisty]') as Element);
    expect(item(/欧洲/)).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
    await act(async () => answer([{ id: 'DEHAM', label: '汉堡' }]));
    expect(item(/汉堡/)).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(loadChildren).toHaveBeenCalledOnce();
  });

  it('say that they failed, and come at the second try', async () => {
    const loadChildren = vi.fn<() => Promise<TreeNode[]>>().mockRejectedValueOnce(new Error('refused'));
    loadChildren.mockResolvedValue([{ id: 'DEHAM', label: '汉堡' }]);
    const user = show({ loadChildren });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: /没有加载出来/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('treeitem', { name: '汉堡' })).toBeInTheDocument();
    expect(focus()).toBe('欧洲');
  });
});

it('holds a thousand lines', async () => {
  const user = show({ nodes: MANY, defaultExpanded: MANY.map(({ id }) => id) });
  expect(document.querySelectorAll('[role=treeitem]')).toHaveLength(1000);
  await user.tab();
  await user.keyboard('{End}');
  expect(document.activeElement).toHaveTextContent('Port 9-98');
});
