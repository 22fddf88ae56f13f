import { toTodo } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { MessagePopup, type PopupItem, type PopupTab, type PopupTask, type TaskStatus, useFormat } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useNow } from '../../app/use-now.ts';
import { listState } from '../../kit/list-state.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { CUSTOMER_DESK } from '../../session/desk.ts';
import { useDesk } from '../../session/use-session.ts';
import { GROUP_ICONS } from './centre/folders.ts';

const { messagePage, readMessages } = contract.message;
const { toDoList } = contract.user;
type Line = Out<typeof messagePage>['records'][number];

/** As many as a pop-up can hold before somebody rather looks at all. */
const UNREAD = { size: 20, unread: true, sort: 'newest' } as const;
const OPEN = { status: 2, channel: 1, size: 20 };
const HOUR = 3_600_000;
/** Hours before it closes from which a task expires, and from which it should have been begun. */
const [EXPIRES, BEGUN] = [24, 72];

function statusOf(dueAt: string | null, now: number): TaskStatus {
  const hours = dueAt === null ? Number.POSITIVE_INFINITY : (Date.parse(dueAt) - now) / HOUR;
  return hours <= EXPIRES ? 'expiring' : hours <= BEGUN ? 'inProgress' : 'notStarted';
}

/** The bell of the workspace: announcements, what was told of one's own business, and what is to be done. */
export function Bell() {
  const router = useRouter();
  const now = useNow();
  const { date, dayMonth, minute, time } = useFormat();
  const isCustomer = useDesk() === CUSTOMER_DESK;
  const [put, setPut] = useState<ReadonlySet<number | string>>(new Set());
  const unread = useQuery(messagePage, UNREAD);
  const open = useQuery(toDoList, isCustomer ? OPEN : null);
  const { run: read } = useCommand(readMessages);

  const [lines, todos] = [useLoadable(unread), useLoadable(open)];
  const today = date(new Date(now).toISOString());
  const listOf = (of: (line: Line) => boolean) => ({
    ...listState(lines),
    items: (unread.data?.records ?? []).filter(of).map((line) => ({
      id: line.id,
      title: line.messageTitle,
      text: line.summary,
      unread: true,
      type: line.messageTypeStr,
      icon: GROUP_ICONS[line.type],
      time: date(line.createTime) === today ? time(line.createTime) : dayMonth(line.createTime),
    })),
  });
  const notices = listOf(({ type }) => type === 'system');
  const told = listOf(({ type }) => type !== 'system');
  // More may be unread than were asked for.
  const all = (unread.data?.unread ?? 0) - notices.items.length;
  const messages = { ...told, unread: Math.max(all, told.items.length) };
  const tasks = (open.data?.records ?? []).map((toDo): PopupTask => {
    const { id, title } = toTodo(toDo);
    return { id, title, text: minute(toDo.dueAt, toDo.zone || undefined), status: statusOf(toDo.dueAt, now) };
  });
  const clear = (tab: PopupTab) => {
    if (tab === 'tasks') return setPut(new Set(tasks.map(({ id }) => id)));
    const ids = (tab === 'notices' ? notices : messages).items.map(({ id }) => Number(id));
    if (ids.length > 0) void read({ ids });
  };
  const openItem = ({ id }: PopupItem, tab: PopupTab) => {
    if (tab === 'tasks') return void router.navigate({ to: '/overview' });
    void read({ ids: [Number(id)] });
    void router.navigate({ to: '/messages', search: { id: Number(id) } });
  };
  return (
    <MessagePopup
      notices={notices}
      messages={messages}
      tasks={{ ...(isCustomer && listState(todos)), items: tasks.filter(({ id }) => !put.has(id)) }}
      onOpen={openItem}
      onMore={(tab) => void router.navigate({ to: tab === 'tasks' && isCustomer ? '/overview' : '/messages' })}
      onClear={clear}
    />
  );
}
