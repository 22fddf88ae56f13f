import { icons } from '@lading/ui';
import { expect, it } from 'vitest';
import { grouped, type MenuRoute, menuOf, submenus } from './menu.ts';
import type { Permission } from './permissions.ts';

const page = (id: string, rest: Partial<MenuRoute> = {}): MenuRoute => ({ id, href: `/${id}`, titleId: id, ...rest });
const routes = [
  page('site', {
    door: true,
    children: [page('home', { door: true, menu: { order: 1, icon: icons.home } }), page('hidden', { door: true })],
  }),
  page('member', {
    children: [
      page('staff', { permission: 'bill:issue', menu: { order: 3, icon: icons.pen } }),
      page('orders', { permission: 'backhome', menu: { order: 2, icon: icons.rows } }),
    ],
  }),
];
const names = (codes: Permission[]) => menuOf(routes, codes).map(({ id }) => id);

it('shows a visitor the doors only', () => expect(names([])).toEqual(['home']));
it('shows the pages the codes open, in order and once', () => {
  expect(names(['backhome'])).toEqual(['home', 'orders']);
  expect(names(['backhome', 'bill:issue'])).toEqual(['home', 'orders', 'staff']);
});

it('puts entries under the heading of their group, where the first of them stands', () => {
  const entries = [
    { id: 'home' },
    { id: 'bills', group: 'Papers' },
    { id: 'me', group: 'Account' },
    { id: 'vgm', group: 'Papers' },
  ];
  expect(
    grouped([...entries, { id: 'inquiry' }]).map(({ heading, items }) => [heading, items.map(({ id }) => id)]),
  ).toEqual([
    [undefined, ['home', 'inquiry']],
    ['Papers', ['bills', 'vgm']],
    ['Account', ['me']],
  ]);
  expect(grouped([])).toEqual([]);
});

it('opens groups where their first entry stands, in the order of the entries', () => {
  const entries = [{ id: 'home' }, { id: 'serve', group: 'Service' }, { id: 'about' }, { id: 'oms', group: 'Service' }];
  expect(submenus(entries).map((open) => open.map(({ id }) => id))).toEqual([['home'], ['serve', 'oms'], ['about']]);
  expect(submenus([])).toEqual([]);
});
