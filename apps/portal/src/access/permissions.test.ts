import { describe, expect, it } from 'vitest';
import { hasPermission, isPermitted, type RouteNode, visibleRoutes } from './permissions.ts';

const tree: RouteNode[] = [
  { id: 'open' },
  { id: 'staff', permission: 'message:send' },
  {
    id: 'parent',
    children: [
      { id: 'child', permission: 'a' },
      { id: 'group', children: [{ id: 'deep', permission: 'b' }] },
    ],
  },
];
const ids = (routes: readonly RouteNode[]): string[] =>
  routes.flatMap((route) => [route.id, ...ids(route.children ?? [])]);

describe('a permission', () => {
  it('is held only when it is named and in the list', () => {
    expect(hasPermission(['a'], 'a')).toBe(true);
    expect(hasPermission(['a'], 'b')).toBe(false);
    expect(hasPermission(['a'])).toBe(false);
    expect(hasPermission([''], '')).toBe(false);
  });
});

describe('visible routes', () => {
  it('are none without codes', () => expect(visibleRoutes(tree, [])).toEqual([]));

  it('follow the codes, children before parents', () => {
    expect(ids(visibleRoutes(tree, ['x']))).toEqual(['open']);
    expect(ids(visibleRoutes(tree, ['a']))).toEqual(['open', 'parent', 'child']);
    expect(ids(visibleRoutes(tree, ['b', 'message:send']))).toEqual(['open', 'staff', 'parent', 'group', 'deep']);
  });

  it('leave the given tree alone', () => {
    visibleRoutes(tree, ['a']);
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
