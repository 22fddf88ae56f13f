import type { IconDrawing } from '../icon/drawings.ts';
import type { SiteNavItem } from './types.ts';

/** A route as the public menu shows it. What has children opens them; what has none is a link. */
export interface SiteMenuEntry extends Omit<SiteNavItem, 'href'> {
  /** where it leads; not needed above children */
  href?: string;
  /** a line under the name, in an open submenu */
  lead?: string;
  /** short capitals at the end of the line: `FCL` */
  code?: string;
  icon?: IconDrawing;
  children?: readonly SiteMenuEntry[];
  /** further links at the foot of its submenu */
  foot?: readonly SiteMenuEntry[];
  /** who sees it: one of these roles. Absent: everybody */
  roles?: readonly string[];
  /** reachable, and not in the menu */
  hidden?: boolean;
  /** a frame around one page: that page stands in its place */
  single?: boolean;
  /** false: a page of another part of the product, not of the public site */
  portal?: boolean;
}

const open = (entry: SiteMenuEntry, roles: readonly string[]): boolean =>
  !entry.hidden && entry.portal !== false && (!entry.roles || entry.roles.some((role) => roles.includes(role)));

/** What of a route table stands in the menu of somebody with these roles. A submenu without an entry left is no entry. */
export const menuEntries = (entries: readonly SiteMenuEntry[], roles: readonly string[] = []): SiteMenuEntry[] =>
  entries.flatMap((entry) => {
    if (!open(entry, roles)) return [];
    if (!entry.children) return entry.foot ? [{ ...entry, foot: menuEntries(entry.foot, roles) }] : [entry];
    const children = menuEntries(entry.children, roles);
    const { children: _, foot = [], ...rest } = entry;
    if (entry.single) return children.slice(0, 1);
    if (children.length > 0) return [{ ...rest, children, foot: menuEntries(foot, roles) }];
    return entry.href ? [rest] : [];
  });
