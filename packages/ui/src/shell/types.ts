import type { ReactNode } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';
import type { MenuItem } from '../menu/menu.tsx';

/** The house: its name, a line under it in small capitals, and its mark. */
export interface Brand {
  name: string;
  tagline?: string;
  href: string;
  mark?: ReactNode;
  /** addresses of its logo, instead of a mark: for a light ground and for a dark one */
  logo?: { light: string; dark: string };
}

export interface ShellUser {
  name: string;
  company?: string;
  menu: readonly MenuItem[];
}

/** A place in the public menu; the caller leaves out what the reader may not see. */
export interface SiteNavItem {
  id: string;
  label: string;
  href: string;
  current?: boolean;
}

export interface WorkspaceNavItem extends SiteNavItem {
  icon: IconDrawing;
  badge?: ReactNode;
}
export interface WorkspaceNavGroup {
  heading?: string;
  items: readonly WorkspaceNavItem[];
}
