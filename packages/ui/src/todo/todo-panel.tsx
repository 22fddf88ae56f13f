import { forwardRef, useRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { type TodoContent, type TodoProps, todoIcon } from './item.ts';
import * as css from './todo.css.ts';
import { useFirstNew } from './use-first-new.ts';
import { When } from './when.tsx';

/** What waits for the customer, three at a time, under a tab that carries the total. */
export const TodoPanel = /* @__PURE__ */ forwardRef<HTMLElement, TodoProps>(function TodoPanel(
  { items, total, state, error, loadingMore = false, onLoadMore, onOpen, now, className = '', classNames, ...rest },
  ref,
) {
  const text = useText();
  const content = (
    <TodoList
      items={items}
      total={total}
      state={state}
      error={error}
      loadingMore={loadingMore}
      onLoadMore={onLoadMore}
      onOpen={onOpen}
      now={now}
      classNames={classNames}
    />
  );
  // No number until it is known.
  const known = state === 'ready' || items.length > 0;
  const badge = known && <Badge tone="ink">{total}</Badge>;
  return (
    <section
      data-component="TodoPanel"
      aria-label={text('todo.label')}
      {...rest}
      ref={ref}
      className={`${css.panel} ${className}`}
    >
      <Tabs
        label={text('todo.label')}
        value="todo"
        onValueChange={() => undefined}
        items={[{ value: 'todo', label: text('todo.label'), badge, content }]}
      />
    </section>
  );
});

type ListProps = TodoContent & Pick<TodoProps, 'classNames'>;

function TodoList({ items, total, state, error, loadingMore, onLoadMore, onOpen, now, classNames }: ListProps) {
  const part = partsOf(classNames);
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const more = useFirstNew(list, items.length, onLoadMore);
  if (state === 'error')
    return <ErrorPanel title={text('todo.failed')} message={error?.message ?? ''} onRetry={error?.onRetry} />;
  if (state === 'loading' && items.length === 0)
    return (
      <div className={css.waiting}>
        <Skeleton lines={6} />
      </div>
    );
  if (items.length === 0) return <Empty title={text('todo.empty')} reason={text('todo.emptyReason')} />;
  const count = total - items.length;
  return (
    <div className={css.rows} aria-busy={loadingMore}>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" {...part('item', css.row)} onClick={() => onOpen(item)}>
              <Icon drawing={todoIcon(item)} />
              <span>
                <span {...part('kind', css.kind)}>{item.kind}</span>{' '}
                <span {...part('title', css.title)}>{item.title}</span> <When item={item} now={now} />
              </span>
              <Icon drawing={icons.chevronRight} size="sm" />
            </button>
          </li>
        ))}
      </ul>
      {count > 0 ? (
        <button
          type="button"
          {...part('more', css.more)}
          aria-disabled={loadingMore}
          onClick={loadingMore ? undefined : more}
        >
          {loadingMore ? text('loading') : text('todo.moreLeft', { count })}
        </button>
      ) : (
        <p className={css.end}>{text('todo.end')}</p>
      )}
    </div>
  );
}
