import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import * as styles from './link-tabs.css.ts';

export interface LinkTab {
  id: string;
  label: string;
  href: string;
  /** how many there are behind it */
  count?: number | undefined;
  current?: boolean | undefined;
}

/** What of it has a name of its own. */
export type LinkTabsPart = 'link' | 'count';

export interface LinkTabsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'aria-label'> {
  /** classes by part: each `link`, its `count` */
  classNames?: PartClasses<LinkTabsPart> | undefined;
  /** names the list for who hears it */
  label: string;
  items: readonly LinkTab[];
}

/** Kinds of one list, each with an address of its own. Its ref is the root. */
export const LinkTabs = /* @__PURE__ */ forwardRef<HTMLElement, LinkTabsProps>(function LinkTabs(
  { label, items, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <nav data-component="LinkTabs" {...rest} ref={ref} className={`${styles.tabs} ${className}`} aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ id, label: name, href, count, current }) => (
          <li key={id}>
            <Anchor {...part('link', styles.link)} href={href} aria-current={current ? 'page' : undefined}>
              {name}
              {count !== undefined && (
                <Badge {...part('count')} tone={current ? 'ink' : 'neutral'}>
                  {count}
                </Badge>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
});
