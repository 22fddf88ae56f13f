import { icons } from '@lading/ui';

/** By name, so that routes, which everybody loads, hold no drawing; they come with the menu. */
export const MENU_ICONS = {
  building: icons.building,
  chat: icons.chat,
  compare: icons.compare,
  document: icons.document,
  home: icons.home,
  rows: icons.rows,
  star: icons.star,
  user: icons.user,
  users: icons.users,
} as const;

export type MenuIcon = keyof typeof MENU_ICONS;
