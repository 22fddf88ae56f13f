import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { UnreadBadge } from '../badge/unread-badge.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useInsideDialog } from '../foundations/layer.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Panel, PanelTitle } from '../foundations/popover.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import * as panel from '../popover/popover.css.ts';
import { Tabs } from '../tabs/tabs.tsx';
import * as css from './message-popup.css.ts';
import { type PopupItem, type PopupList, type PopupTab, type PopupTask, unreadOf } from './popup-item.ts';
import { PopupTabContent } from './popup-tab.tsx';

const TABS = ['notices', 'messages', 'tasks'] as const;

/** What of it has a name of its own. */
export type MessagePopupPart = 'line' | 'kind' | 'title' | 'text' | 'status' | 'footer';

export interface MessagePopupProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'> {
  /** classes by part: `line` one of a list, with `kind`, `title`, `text` and `status`, `footer` under them */
  classNames?: PartClasses<MessagePopupPart> | undefined;
  notices: PopupList;
  messages: PopupList;
  /** what is to be done, each with its status: not started green, in progress blue, about to expire red */
  tasks: PopupList<PopupTask>;
  /** a line was pressed; the pop-up closes */
  onOpen: (item: PopupItem | PopupTask, tab: PopupTab) => void;
  /** the whole list of this tab; the pop-up closes */
  onMore: (tab: PopupTab) => void;
  /** takes the lines of this tab away */
  onClear: (tab: PopupTab) => void;
  /** the tab it opens on */
  defaultTab?: PopupTab;
  /** for an owner that keeps it open or closed; else it keeps itself */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A bell with how many are unread, and under it the last notices, messages and tasks, at most 328 px wide and 300 px of list. Its ref
 * is the pop-up.
 */
export const MessagePopup = /* @__PURE__ */ forwardRef<HTMLDivElement, MessagePopupProps>(function MessagePopup(
  {
    notices,
    messages,
    tasks,
    onOpen,
    onMore,
    onClear,
    defaultTab = 'notices',
    open,
    defaultOpen = false,
    onOpenChange,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const words = useId();
  const inside = useInsideDialog();
  const [own, setOwn] = useState(defaultOpen);
  const [tab, setTab] = useState<PopupTab>(defaultTab);
  const lists: Record<PopupTab, PopupList> = { notices, messages, tasks };
  const unread = TABS.reduce((sum, name) => sum + unreadOf(lists[name]), 0);
  const show = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const badge = (name: PopupTab) => {
    const count = unreadOf(lists[name]);
    const urgent = name === 'tasks' && tasks.items.some((task) => task.status === 'expiring');
    return count > 0 && <Badge tone={urgent ? 'danger' : 'neutral'}>{count > 99 ? '99+' : count}</Badge>;
  };
  const label = text('message.bell');
  return (
    <UnreadBadge count={unread} wordsId={words}>
      <Panel
        data-component="MessagePopup"
        {...rest}
        ref={ref}
        className={`${panel.popover} ${css.popup} ${className}`}
        data-in-dialog={inside ? '' : undefined}
        trigger={<IconButton icon={icons.bell} label={label} aria-describedby={unread > 0 ? words : undefined} />}
        open={open ?? own}
        defaultOpen={false}
        onOpenChange={show}
        side="bottom"
        align="end"
      >
        <PanelTitle asChild>
          <div>
            <VisuallyHidden>{label}</VisuallyHidden>
          </div>
        </PanelTitle>
        <Tabs
          label={label}
          value={tab}
          onValueChange={(next) => setTab(next as PopupTab)}
          items={TABS.map((name) => ({
            value: name,
            label: text(`message.${name}`),
            badge: badge(name),
            content: (
              <PopupTabContent
                tab={name}
                part={part}
                list={lists[name]}
                onOpen={(item) => {
                  show(false);
                  onOpen(item, name);
                }}
                onMore={() => {
                  show(false);
                  onMore(name);
                }}
                onClear={() => onClear(name)}
              />
            ),
          }))}
        />
      </Panel>
    </UnreadBadge>
  );
});
