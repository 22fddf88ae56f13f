import type { Code, PageCode } from '@lading/api-client/contract';

/** A code that opens a page. */
export type Permission = Code | PageCode;

/** The part of a route that decides who sees it. */
export interface RouteNode {
  readonly id: string;
  readonly permission?: Permission | undefined;
  readonly children?: readonly RouteNode[] | undefined;
}

/** True when the named code is in the list; false when it is absent or no name is given. */
export const hasPermission = (codes: readonly string[], name?: Permission): boolean =>
  name !== undefined && codes.includes(name);

/** The routes a list of codes opens: none without codes; a parent is there as long as one of its children is. */
export function visibleRoutes<N extends RouteNode>(routes: readonly N[], codes: readonly string[]): N[] {
  if (codes.length === 0) return [];
  return routes.flatMap((route) => {
    if (route.permission !== undefined && !hasPermission(codes, route.permission)) return [];
    if (!route.children || route.children.length === 0) return [route];
    const children = visibleRoutes(route.children, codes);
    return children.length > 0 ? [{ ...route, children }] : [];
  });
}

/** Whether a route is among the permitted ones, looked for three levels deep. */
export function isPermitted(routes: readonly RouteNode[], id: string, depth = 3): boolean {
  return routes.some((route) => route.id === id || (depth > 1 && isPermitted(route.children ?? [], id, depth - 1)));
}
