import { describe, expect, it } from 'vitest';
import { HOME_TAB, NO_TABS, neighbour, readTabs, reduceTabs, type Tab } from './tabs.ts';

const orders: Tab = { path: '/orders', href: '/orders?page=2', name: 'routes.orders' };
const bills: Tab = { path: '/bills', href: '/bills', name: 'routes.bills' };
const open = [HOME_TAB, orders, bills];
const visit = (tabs: readonly Tab[], tab: Tab) => reduceTabs(tabs, { type: 'visited', tab });

describe('tab history', () => {
  it('starts with the home page, which is never added twice', () => {
    expect(visit(NO_TABS, HOME_TAB)).toBe(NO_TABS);
    expect(visit(NO_TABS, { ...HOME_TAB, href: '/index?x=1' })).toBe(NO_TABS);
  });

  it('adds a path once and remembers its latest search in its place', () => {
    const tabs = visit(open, { ...orders, href: '/orders?page=3' });
    expect(tabs.map(({ href }) => href)).toEqual(['/index', '/orders?page=3', '/bills']);
    expect(visit(open, { ...orders })).toBe(open);
  });

  it('says which of its kind a page shows, and keeps that when it is opened again', () => {
    const named = visit(open, { ...bills, number: 'MB26S01869' });
    expect(named.at(-1)).toEqual({ ...bills, number: 'MB26S01869' });
    expect(visit(named, bills)).toBe(named);
    expect(visit(named, { ...bills, href: '/bills?bill=HBL' }).at(-1)?.number).toBe('MB26S01869');
  });

  it('removes by position, but never the home page', () => {
    expect(reduceTabs(open, { type: 'removedAt', index: 1 })).toEqual([HOME_TAB, bills]);
    expect(reduceTabs(open, { type: 'removedAt', index: 0 })).toBe(open);
    expect(reduceTabs(open, { type: 'removedAt', index: 9 })).toEqual(open);
  });

  it('removes by route name, but never the home page', () => {
    expect(reduceTabs(open, { type: 'removedByName', name: 'routes.orders' })).toEqual([HOME_TAB, bills]);
    expect(reduceTabs(open, { type: 'removedByName', name: 'routes.home' })).toEqual(open);
  });

  it('keeps what may still be opened, and the home page', () => {
    expect(reduceTabs(open, { type: 'kept', paths: new Set(['/bills']) })).toEqual([HOME_TAB, bills]);
    expect(reduceTabs(open, { type: 'kept', paths: new Set(['/orders', '/bills']) })).toBe(open);
  });

  it('falls back to the tab before', () => {
    expect(neighbour(open, 2)).toBe(orders);
    expect(neighbour(open, 1)).toBe(HOME_TAB);
  });
});

describe('stored tabs', () => {
  it('keeps what is a tab and drops the rest', () => {
    expect(
      readTabs([
        HOME_TAB,
        orders,
        orders,
        null,
        { path: '//evil', href: '//evil', name: 'x' },
        { path: '/a' },
        { ...bills, number: 7 },
      ]),
    ).toEqual([HOME_TAB, orders]);
    for (const bad of [undefined, null, 'x', {}, 3]) expect(readTabs(bad)).toEqual([HOME_TAB]);
  });
});
