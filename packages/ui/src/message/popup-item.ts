import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';

/** One line of the pop-up. */
export interface PopupItem {
  id: number | string;
  /** what kind of thing it is, with its drawing; a task says its status instead */
  type?: string | undefined;
  icon?: IconDrawing | undefined;
  /** when it was told, as it is to be read */
  time?: string | undefined;
  title: string;
  /** what stands under it: a cut-off, a time, an amount */
  text?: string | undefined;
  unread?: boolean | undefined;
}

export type TaskStatus = 'notStarted' | 'inProgress' | 'expiring';
export interface PopupTask extends PopupItem {
  status: TaskStatus;
}

export type PopupTab = 'notices' | 'messages' | 'tasks';

/** What stands under a tab of the pop-up. */
export interface PopupList<Item extends PopupItem = PopupItem> {
  items: readonly Item[];
  /** in the badge of the tab; counted from the items when it is not given */
  unread?: number | undefined;
  state?: 'loading' | 'error' | 'ready' | undefined;
  error?: { message: string; onRetry?: (() => void) | undefined } | undefined;
}

/** Glyph and word first, colour third: not started green, in progress blue, about to expire red. */
export const GLYPHS: Readonly<Record<TaskStatus, IconDrawing>> = {
  notStarted: icons.circle,
  inProgress: icons.circleHalf,
  expiring: icons.hourglass,
};

export const unreadOf = ({ unread, items }: PopupList): number =>
  unread ?? items.filter((item) => item.unread !== false).length;
