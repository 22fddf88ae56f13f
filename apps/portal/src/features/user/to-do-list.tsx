import { contract } from '@lading/api-client/contract';
import { usePages } from '@lading/api-client/react';
import { type TodoItem, TodoStrip } from '@lading/ui';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const OPEN_ITEMS = { status: 2, channel: 1, size: 3 };

/** What waits for the customer, three at a time. */
export function ToDoList({ onOpen }: { onOpen(item: TodoItem): void }) {
  const text = useText();
  const { records, total, error, isPending, isLoadingMore, loadMore, refresh } = usePages(
    contract.user.toDoList,
    OPEN_ITEMS,
  );
  const failed = error !== undefined && records.length === 0;
  return (
    <TodoStrip
      items={records}
      total={total}
      state={failed ? 'error' : isPending ? 'loading' : 'ready'}
      error={failed ? { message: errorText(text, error), onRetry: refresh } : undefined}
      loadingMore={isLoadingMore}
      onLoadMore={loadMore}
      onOpen={onOpen}
    />
  );
}
