import { useRef } from 'react';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './message-popup.css.ts';
import { GLYPHS, type PopupItem, type PopupList, type PopupTab, type TaskStatus } from './popup-item.ts';

const EMPTY = { notices: 'message.noNotices', messages: 'message.noMessages', tasks: 'message.noTasks' } as const;

type PopupPart = 'line' | 'kind' | 'title' | 'text' | 'status' | 'footer';

interface PopupTabContentProps {
  tab: PopupTab;
  list: PopupList;
  onOpen: (item: PopupItem) => void;
  onMore: () => void;
  onClear: () => void;
  part: NamePart<PopupPart>;
}

/** What stands under a tab: its lines, and under them the way to all of them and the one to none. */
export function PopupTabContent({ tab, list, onOpen, onMore, onClear, part }: PopupTabContentProps) {
  const text = useText();
  const none = list.items.length === 0;
  return (
    <>
      <Lines part={part} tab={tab} list={list} onOpen={onOpen} />
      <footer {...part('footer', css.footer)}>
        <button type="button" className={css.act} onClick={onMore}>
          {text('message.more')}
          <Icon drawing={icons.chevronRight} size="sm" />
        </button>
        <button
          type="button"
          className={css.act}
          aria-disabled={none || undefined}
          onClick={none ? undefined : onClear}
        >
          {text('message.clear')}
        </button>
      </footer>
    </>
  );
}

function Lines({ tab, list, onOpen, part }: Omit<PopupTabContentProps, 'onMore' | 'onClear'>) {
  const text = useText();
  const { items, state = 'ready', error } = list;
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  if (state === 'error')
    return <ErrorPanel title={text('message.listFailed')} message={error?.message ?? ''} onRetry={error?.onRetry} />;
  if (state === 'loading' && items.length === 0)
    return (
      <div className={css.waiting}>
        <Skeleton lines={5} />
      </div>
    );
  if (items.length === 0) return <Empty title={text(EMPTY[tab])} reason={text('message.emptyReason')} />;
  return (
    <div ref={box} className={css.scroller}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              {...part('line', css.line)}
              data-read={item.unread === false ? '' : undefined}
              onClick={() => onOpen(item)}
            >
              {'status' in item ? (
                <Status part={part} status={item.status as TaskStatus} />
              ) : (
                (item.type || item.time) && <Kind part={part} item={item} />
              )}
              <span {...part('title', css.title)}>{item.title}</span>
              {item.text && <span {...part('text', css.text)}>{item.text}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Kind({ item: { type, icon, time }, part }: { item: PopupItem; part: NamePart<PopupPart> }) {
  return (
    <span {...part('kind', css.kind)}>
      {icon && <Icon drawing={icon} size="sm" />}
      <span>{type}</span>
      {time && <span className={css.clock}>{time}</span>}
    </span>
  );
}

function Status({ status, part }: { status: TaskStatus; part: NamePart<PopupPart> }) {
  const text = useText();
  return (
    <span {...part('status', css.status)} data-status={status}>
      <Icon drawing={GLYPHS[status]} size="sm" />
      {text(`message.${status}`)}
    </span>
  );
}
