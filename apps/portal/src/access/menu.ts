import { type RouteNode, visibleRoutes } from './permissions.ts';

/** A route as the menu sees it. */
export interface MenuRoute<Title extends string = string, Icon = unknown> extends RouteNode {
  readonly href: string;
  readonly titleId: Title;
  readonly door?: boolean | undefined;
  readonly menu?:
    | { readonly order: number; readonly icon: Icon; readonly group?: Title; readonly portal?: true }
    | undefined;
  readonly children?: readonly MenuRoute<Title, Icon>[] | undefined;
}

const flat = <R extends MenuRoute>(routes: readonly R[]): R[] =>
  routes.flatMap((route) => [route, ...flat((route.children ?? []) as readonly R[])]);

/** The entries of the menu in their order: doors for everybody, other pages for those whose codes open them. */
export function menuOf<R extends MenuRoute>(routes: readonly R[], codes: readonly string[]): R[] {
  const open = [...flat(routes).filter(({ door }) => door), ...flat(visibleRoutes(routes, codes))];
  return open
    .filter((route, index) => route.menu && open.findIndex(({ id }) => id === route.id) === index)
    .sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
}

/** Entries under the heading of their group, a group where its first entry stands; those without one come first. */
export function grouped<E extends { readonly group?: string | undefined }>(entries: readonly E[]) {
  const groups = new Map<string | undefined, E[]>([[undefined, []]]);
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].filter(([, items]) => items.length > 0).map(([heading, items]) => ({ heading, items }));
}

/** Entries as a public menu has them: those of a group open under its heading, where the first of them stands; one alone stands for itself. */
export function submenus<E extends { readonly group?: string | undefined }>(entries: readonly E[]): (readonly E[])[] {
  const open: E[][] = [];
  for (const entry of entries) {
    const known = entry.group === undefined ? undefined : open.find(([first]) => first?.group === entry.group);
    if (known) known.push(entry);
    else open.push([entry]);
  }
  return open;
}
