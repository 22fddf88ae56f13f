import { contract } from '@lading/api-client/contract';
import { usePages } from '@lading/api-client/react';
import { type TodoItem, TodoStrip } from '@lading/ui';
import { useNow } from '../../app/use-now.ts';
import { listState } from '../../kit/list-state.ts';
import { useLoadable } from '../../kit/use-loadable.ts';

const OPEN_ITEMS = { status: 2, channel: 1, size: 3 };

/** What waits for the customer, three at a time. */
export function ToDoList({ onOpen }: { onOpen(item: TodoItem): void }) {
  const { records, total, error, isPending, isLoadingMore, loadMore, refresh } = usePages(
    contract.user.toDoList,
    OPEN_ITEMS,
  );
  const there = records.length > 0 || !(isPending || error);
  const list = useLoadable({ data: there ? records : undefined, error, refresh });
  return (
    <TodoStrip
      items={records}
      total={total}
      {...listState(list)}
      loadingMore={isLoadingMore}
      onLoadMore={loadMore}
      onOpen={onOpen}
      now={useNow()}
    />
  );
}
