import { forwardRef, useId, useRef, useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { type NamePart, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Skeleton, SkeletonBar } from '../skeleton/skeleton.tsx';
import { type TodoProps, todoIcon } from './item.ts';
import * as css from './todo.css.ts';
import { useFirstNew } from './use-first-new.ts';
import { When } from './when.tsx';

export interface TodoStripProps extends TodoProps {
  /** whether its items show; it keeps that itself unless told */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The to-dos as a strip of three above a list page; more of them stand in further rows, which scroll before they push the list off the screen. */
export const TodoStrip = /* @__PURE__ */ forwardRef<HTMLElement, TodoStripProps>(function TodoStrip(
  {
    items,
    total,
    state,
    error,
    loadingMore = false,
    onLoadMore,
    onOpen,
    now,
    open: given,
    onOpenChange,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState(true);
  const open = given ?? own;
  const more = useFirstNew(list, items.length, onLoadMore);
  const turn = () => {
    setOwn(!open);
    onOpenChange?.(!open);
  };
  const count = total - items.length;
  return (
    <section
      data-component="TodoStrip"
      aria-label={text('todo.label')}
      {...rest}
      ref={ref}
      className={`${css.strip} ${className}`}
    >
      <button type="button" className={css.stripHead} aria-expanded={open} aria-controls={id} onClick={turn}>
        <span className={css.stripName}>
          {text('todo.label')}
          <Icon drawing={open ? icons.chevronUp : icons.chevronDown} size="sm" />
        </span>
        {(state === 'ready' || items.length > 0) && <Badge tone="ink">{total}</Badge>}
      </button>
      <ul ref={list} id={id} hidden={!open} className={css.stripItems} aria-busy={loadingMore || state === 'loading'}>
        {state === 'error' && (
          <li className={css.stripNotice}>
            <span role="alert">{error?.message ?? text('todo.failed')}</span>
            {error?.onRetry && (
              <Button size="sm" icon={icons.refresh} onClick={error.onRetry}>
                {text('error.retry')}
              </Button>
            )}
          </li>
        )}
        {state === 'loading' && items.length === 0 && (
          <li className={css.stripWait}>
            <Skeleton>
              <div className={css.stripBones}>
                {[1, 2, 3].map((place) => (
                  <div key={place} className={css.stripBone}>
                    <SkeletonBar className={css.stripBoneKind} />
                    <SkeletonBar />
                  </div>
                ))}
              </div>
            </Skeleton>
          </li>
        )}
        {state === 'ready' && items.length === 0 && <li className={css.stripNotice}>{text('todo.empty')}</li>}
        {state !== 'error' &&
          items.map((item) => (
            <li key={item.id}>
              <button type="button" {...part('item', css.stripItem)} title={item.title} onClick={() => onOpen(item)}>
                <span {...part('kind', css.stripKind)}>
                  <Icon drawing={todoIcon(item)} size="sm" />
                  {item.kind}
                </span>{' '}
                <span {...part('title', css.stripTitle)}>{item.title}</span> <When item={item} now={now} />
              </button>
            </li>
          ))}
      </ul>
      {open && state !== 'error' && items.length > 0 && (
        <More part={part} count={count} waiting={loadingMore} onLoadMore={more} />
      )}
    </section>
  );
});

interface MoreProps {
  count: number;
  waiting: boolean;
  onLoadMore: () => void;
  part: NamePart<'more'>;
}

function More({ count, waiting, onLoadMore, part }: MoreProps) {
  const text = useText();
  if (count <= 0) return <p className={css.stripEnd}>{text('todo.end')}</p>;
  return (
    <button
      type="button"
      {...part('more', css.stripMore)}
      aria-disabled={waiting}
      onClick={waiting ? undefined : onLoadMore}
    >
      {text(waiting ? 'loading' : 'todo.more')} <span className={css.left}>{text('todo.left', { count })}</span>
    </button>
  );
}
