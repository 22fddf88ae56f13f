import { describe, expect, it } from 'vitest';
import { hasPermission, isPermitted, type RouteNode, visibleRoutes } from './permissions.ts';

const tree: RouteNode[] = [
  { id: 'open' },
  { id: 'staff', permission: 'message:send' },
  {
    id: 'parent',
    children: [
      { id: 'child', permission: 'bill:view' },
      { id: 'group', children: [{ id: 'deep', permission: 'bill:confirm' }] },
    ],
  },
];
const ids = (routes: readonly RouteNode[]): string[] =>
  routes.flatMap((route) => [route.id, ...ids(route.children ?? [])]);

describe('a permission', () => {
  it('is held only when it is named and in the list', () => {
    expect(hasPermission(['bill:view'], 'bill:view')).toBe(true);
    expect(hasPermission(['bill:view'], 'bill:confirm')).toBe(false);
    expect(hasPermission(['bill:view'])).toBe(false);
  });
});

describe('visible routes', () => {
  it('are none without codes', () => expect(visibleRoutes(tree, [])).toEqual([]));

  it('follow the codes, children before parents', () => {
    expect(ids(visibleRoutes(tree, ['x']))).toEqual(['open']);
    expect(ids(visibleRoutes(tree, ['bill:view']))).toEqual(['open', 'parent', 'child']);
    expect(ids(visibleRoutes(tree, ['bill:confirm', 'message:send']))).toEqual([
      'open',
      'staff',
      'parent',
      'group',
      'deep',
    ]);
  });

  it('leave the given tree alone', () => {
    visibleRoutes(tree, ['bill:view']);
    expect(ids(tree)).toHaveLength(6);
  });
});

describe('permitted', () => {
  it('looks three levels deep and no deeper', () => {
    expect(isPermitted(tree, 'open')).toBe(true);
    expect(isPermitted(tree, 'deep')).toBe(true);
    expect(isPermitted([{ id: '1', children: [{ id: '2', children: tree }] }], 'open')).toBe(true);
    expect(isPermitted([{ id: '1', children: [{ id: '2', children: tree }] }], 'child')).toBe(false);
  });
});
