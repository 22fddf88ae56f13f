import { type AnyRoute, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type MenuRoute, menuOf } from '../access/menu.ts';
import { type MessageId, useText } from '../i18n/text.ts';
import { CUSTOMER_DESK, deskOf } from '../session/desk.ts';
import { menuCodes } from '../session/state.ts';
import { useDesk, useSession } from '../session/use-session.ts';
import type { MenuIcon } from './menu-icons.ts';

type PortalRoute = MenuRoute<MessageId, MenuIcon>;

const treeOf = (route: AnyRoute): PortalRoute => {
  const { titleId, door, permission, menu } = route.options.staticData ?? { titleId: 'app.name' };
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>).map(treeOf);
  // The index of a folder is the folder itself.
  const href = route.fullPath.replace(/(.)\/$/, '$1').replace('$sheet', 'fcl');
  return { id: route.id, href, titleId, door, permission, menu, children };
};

/** What somebody with these codes has in the menu of the desk or of a customer, by its words. */
export function useMenuOf(codes: readonly string[]) {
  const { routeTree, routesById } = useRouter();
  const text = useText();
  const tree = useMemo(() => (routesById ? (treeOf(routeTree).children ?? []) : []), [routeTree, routesById]);
  const desk = deskOf(codes);
  return menuOf(tree as readonly PortalRoute[], codes)
    .filter(({ href, door }) => !door && (href !== CUSTOMER_DESK || href === desk))
    .map(({ id, href, titleId, menu }) => ({
      id,
      href,
      label: text(titleId),
      icon: menu?.icon ?? 'document',
      group: menu?.group && text(menu.group),
    }));
}

/** The entries of the menu for whoever is looking, made from the routes themselves. */
export function useMenu() {
  // The routes are others once the router has learned more of them; their root is the same.
  const { routeTree, routesById } = useRouter();
  const text = useText();
  const session = useSession();
  const desk = useDesk();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const tree = useMemo(() => (routesById ? (treeOf(routeTree).children ?? []) : []), [routeTree, routesById]);
  const entries = menuOf(tree as readonly PortalRoute[], menuCodes(session));
  return entries
    .filter(({ href }) => href !== CUSTOMER_DESK || href === desk)
    .map(({ id, href, titleId, menu, door }) => ({
      id,
      href,
      onSite: Boolean(door || menu?.portal),
      atWork: Boolean(!door || menu?.portal),
      label: text(titleId),
      icon: menu?.icon ?? 'document',
      group: menu?.group && text(menu.group),
      current: href === here,
    }));
}
