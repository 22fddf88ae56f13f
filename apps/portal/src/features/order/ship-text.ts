import type { Order } from './orders-list.ts';

/** The vessel and its voyage; a line never ends between the two. */
export const shipText = ({ vessel, voyage }: Pick<Order, 'vessel' | 'voyage'>): string =>
  [vessel, voyage].filter(Boolean).join('\u00a0/\u00a0');
