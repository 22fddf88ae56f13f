import type { ComponentPropsWithoutRef } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';

/** One thing the customer is asked to do; the record of the to-do list call. */
export interface TodoItem {
  /** 3 booking review, 5 instruction, 8 copy to confirm, 10 charges to confirm */
  busType: number;
  busTypeName: string;
  title: string;
  /** until when, ISO with offset; without one nothing closes */
  dueAt?: string | null | undefined;
  /** by whose clock it closes, `Asia/Shanghai` (IANA): the port's; the reader's own without */
  zone?: string | undefined;
  /** since when it waits, ISO with offset */
  createdAt?: string | undefined;
  /** `id` is what the item is about: the account for 10, the booking for the others */
  map: { bookingId: number; orderId: number; id: number };
}

/** What a to-do list shows and tells. */
export interface TodoContent {
  /** the items read so far, three to a page */
  items: readonly TodoItem[];
  /** how many there are on the server */
  total: number;
  /** of the first page; later pages wait under `loadingMore` */
  state: 'loading' | 'error' | 'ready';
  error?: { message: string; onRetry?: () => void } | undefined;
  loadingMore?: boolean;
  onLoadMore: () => void;
  onOpen: (item: TodoItem) => void;
  /** the present moment in ms, for cut-offs and ages; the clock of the browser unless told */
  now?: number | undefined;
}

export interface TodoProps extends TodoContent, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

const ICONS: Record<number, IconDrawing> = { 3: icons.list, 5: icons.document, 8: icons.pen, 10: icons.receipt };
export const todoIcon = (item: TodoItem): IconDrawing => ICONS[item.busType] ?? icons.flag;

export const todoKey = ({ busType, map }: TodoItem): string => `${busType}-${map.bookingId}-${map.id}`;
