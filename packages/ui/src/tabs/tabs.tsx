import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { TabList, TabPanel, TabRoot, TabTrigger } from '../foundations/tabs.tsx';
import { useDirection } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: IconDrawing;
  badge?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

/** What of it has a name of its own. */
export type TabsPart = 'list' | 'tab' | 'panel';

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** classes by part: `list` of the tabs, `tab`, `panel` what stands under them */
  classNames?: PartClasses<TabsPart> | undefined;
  /** what the tabs choose between, for screen readers */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  items: readonly TabItem[];
  variant?: 'line';
  /** beside the tabs, at the end of their line; under them where there is no room */
  aside?: ReactNode;
  /** room between the tabs and what they show, where that has none of its own */
  spaced?: boolean | undefined;
  /** class of the panels, where the content scrolls by itself */
  panelClassName?: string;
}

/** Peer contents, one of them in the page at a time. */
export const Tabs = /* @__PURE__ */ forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  {
    label,
    value,
    onValueChange,
    items,
    variant = 'line',
    aside,
    spaced = false,
    panelClassName = '',
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const list = (
    <TabList {...part('list', styles.list)} aria-label={label}>
      {items.map((item) => (
        <TabTrigger key={item.value} {...part('tab', styles.tab)} value={item.value} disabled={item.disabled}>
          {item.icon && <Icon drawing={item.icon} />}
          {item.label}
          {item.badge}
        </TabTrigger>
      ))}
    </TabList>
  );
  return (
    <TabRoot
      data-component="Tabs"
      {...rest}
      ref={ref}
      className={`${styles.root} ${className}`}
      dir={useDirection()}
      value={value}
      onValueChange={onValueChange}
      data-variant={variant}
      data-spaced={spaced ? '' : undefined}
    >
      {aside ? (
        <div className={styles.top}>
          {list}
          {aside}
        </div>
      ) : (
        list
      )}
      {items.map((item) => (
        <TabPanel
          key={item.value}
          value={item.value}
          active={item.value === value}
          {...part('panel', `${styles.panel} ${panelClassName}`)}
        >
          {item.content}
        </TabPanel>
      ))}
    </TabRoot>
  );
});
