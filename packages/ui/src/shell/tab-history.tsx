import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import { useArrows } from '../i18n/use-arrows.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import * as css from './tab-history.css.ts';

export interface HistoryTab {
  /** unique; also where it goes */
  path: string;
  title: string;
  /** false for home, which stands first */
  closable: boolean;
}
/** What of it has a name of its own. */
export type TabHistoryPart = 'list' | 'tab' | 'link' | 'title' | 'close';

export interface TabHistoryProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** classes by part: `list`, in it each `tab` with `link`, `title` and `close` */
  classNames?: PartClasses<TabHistoryPart> | undefined;
  tabs: readonly HistoryTab[];
  /** path of the page that is shown */
  current: string;
  onClose: (path: string) => void;
}

/**
 * The pages that are open, as index tabs. They are links: each goes to its own page. Arrow keys walk along them, Delete
 * closes; the menu at the end lists them all.
 */
export const TabHistory = /* @__PURE__ */ forwardRef<HTMLElement, TabHistoryProps>(function TabHistory(
  { tabs, current, onClose, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const [on, back] = useArrows();
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  const shown = tabs.findIndex((tab) => tab.path === current);
  const title = tabs[shown]?.title;
  // A longer title makes its tab wider.
  useLayoutEffect(() => {
    list.current?.children[shown]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [shown, title]);

  const close = (tab: HistoryTab) => {
    // The focus must not fall out of the strip with the tab.
    const at = tabs.indexOf(tab);
    links()[at + 1 < tabs.length ? at + 1 : at - 1]?.focus();
    onClose(tab.path);
  };
  const press = (event: KeyboardEvent) => {
    const all = links();
    const at = all.indexOf(event.target as HTMLAnchorElement);
    const tab = tabs[at];
    const to: Partial<Record<string, number>> = { [back]: at - 1, [on]: at + 1, Home: 0, End: all.length - 1 };
    const next = to[event.key];
    if (!tab || (next === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    if (next !== undefined) all[next]?.focus();
    else if (tab.closable) close(tab);
  };
  const others = tabs.filter((tab) => tab.closable && tab.path !== current);
  const items = [
    ...tabs.map(({ path, title }) => ({ id: path, label: title, href: path })),
    {
      id: 'close-others',
      label: text('shell.closeOthers'),
      icon: icons.close,
      separated: true,
      disabled: others.length === 0,
      onSelect: () => {
        for (const tab of others) onClose(tab.path);
      },
    },
  ];
  return (
    <nav
      data-component="TabHistory"
      aria-label={text('shell.openPages')}
      {...rest}
      ref={ref}
      className={`${css.strip} ${className}`}
    >
      {/* Keys on the list: the links inside are what has the focus. */}
      <ul ref={list} {...part('list', css.list)} onKeyDown={press}>
        {tabs.map((tab, index) => (
          <li key={tab.path} {...part('tab', css.tab)} data-current={tab.path === current || undefined}>
            <Anchor
              href={tab.path}
              {...part('link', css.link)}
              title={tab.title}
              aria-current={tab.path === current ? 'page' : undefined}
            >
              {index === 0 && !tab.closable && <Icon drawing={icons.home} size="sm" />}
              <span {...part('title', css.title)}>{tab.title}</span>
            </Anchor>
            {tab.closable && (
              <button
                type="button"
                {...part('close', css.close)}
                aria-label={text('shell.closePage', { title: tab.title })}
                onClick={() => close(tab)}
              >
                <Icon drawing={icons.close} size="sm" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Menu
        label={text('shell.allPages')}
        trigger={<IconButton icon={icons.more} size="sm" label={text('shell.allPages')} />}
        items={items}
      />
    </nav>
  );
});
