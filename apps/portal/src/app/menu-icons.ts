import { icons } from '@lading/ui';

/** By name, so that routes, which everybody loads, hold no drawing; they come with the menu. */
export const MENU_ICONS = {
  bid: icons.bid,
  building: icons.building,
  chat: icons.chat,
  clock: icons.clock,
  compare: icons.compare,
  container: icons.container,
  document: icons.document,
  grid: icons.grid,
  handshake: icons.handshake,
  history: icons.history,
  home: icons.home,
  list: icons.list,
  lock: icons.lock,
  mail: icons.mail,
  money: icons.money,
  plane: icons.plane,
  receipt: icons.receipt,
  refresh: icons.refresh,
  rows: icons.rows,
  scale: icons.scale,
  seal: icons.seal,
  settings: icons.settings,
  star: icons.star,
  upload: icons.upload,
  user: icons.user,
  users: icons.users,
  vessel: icons.vessel,
  warehouse: icons.warehouse,
} as const;

export type MenuIcon = keyof typeof MENU_ICONS;
