import { icons } from '@lading/ui';

/** By name, so that routes, which everybody loads, hold no drawing; they come with the menu. */
export const MENU_ICONS = {
  building: icons.building,
  chat: icons.chat,
  compare: icons.compare,
  container: icons.container,
  document: icons.document,
  grid: icons.grid,
  home: icons.home,
  list: icons.list,
  money: icons.money,
  plane: icons.plane,
  receipt: icons.receipt,
  rows: icons.rows,
  settings: icons.settings,
  star: icons.star,
  user: icons.user,
  users: icons.users,
  vessel: icons.vessel,
  warehouse: icons.warehouse,
} as const;

export type MenuIcon = keyof typeof MENU_ICONS;
