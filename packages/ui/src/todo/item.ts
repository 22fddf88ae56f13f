import type { ComponentPropsWithoutRef } from 'react';
import type { PartClasses } from '../foundations/parts.ts';
import type { IconDrawing } from '../icon/drawings.ts';
import * as icons from '../icon/drawings.ts';

/** What a to-do is about, which its drawing says. */
export type TodoSubject = 'booking' | 'instruction' | 'copy' | 'charges';

/** One thing the customer is asked to do. */
export interface TodoItem {
  /** another one is another item; it comes back by `onOpen` */
  id: string | number;
  /** what is to be done, in a word or two: 补料 (instruction) */
  kind: string;
  title: string;
  /** a flag is drawn without one */
  subject?: TodoSubject | undefined;
  /** until when, ISO with offset; without one nothing closes */
  dueAt?: string | null | undefined;
  /** by whose clock it closes, `Asia/Shanghai` (IANA): the port's; the reader's own without */
  zone?: string | undefined;
  /** since when it waits, ISO with offset */
  createdAt?: string | undefined;
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

/** What of a list has a name of its own. */
export type TodoPart = 'item' | 'kind' | 'title' | 'more';

export interface TodoProps extends TodoContent, Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** classes by part: `item`, with `kind` and `title`, `more` under them */
  classNames?: PartClasses<TodoPart> | undefined;
}

const ICONS: Readonly<Record<TodoSubject, IconDrawing>> = {
  booking: icons.list,
  instruction: icons.document,
  copy: icons.pen,
  charges: icons.receipt,
};
export const todoIcon = ({ subject }: TodoItem): IconDrawing => (subject ? ICONS[subject] : icons.flag);
