import { toTodo } from '@lading/api-client';
import { contract, type Out } from '@lading/api-client/contract';
import { usePages } from '@lading/api-client/react';
import { TodoStrip } from '@lading/ui';
import { useMemo } from 'react';
import { useNow } from '../../app/use-now.ts';
import { listState } from '../../kit/list-state.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

const OPEN_ITEMS = { status: 2, channel: 1, size: 3 };

/** One of the list, as the server tells it. */
type ToDo = Out<typeof contract.user.toDoList>['records'][number];

/** What waits for the customer, three at a time. */
export function ToDoList({ onOpen }: { onOpen(toDo: ToDo): void }) {
  const { records, total, error, isPending, isLoadingMore, loadMore, refresh } = usePages(
    contract.user.toDoList,
    OPEN_ITEMS,
  );
  const items = useMemo(() => records.map(toTodo), [records]);
  const there = records.length > 0 || !(isPending || error);
  const list = useLoadable({ data: there ? records : undefined, error, refresh });
  return (
    <TodoStrip
      items={items}
      total={total}
      {...listState(list)}
      loadingMore={isLoadingMore}
      onLoadMore={loadMore}
      onOpen={({ id }) => {
        const opened = records.find((record) => toTodo(record).id === id);
        if (opened) onOpen(opened);
      }}
      now={useNow()}
    />
  );
}
