import { type ComponentPropsWithoutRef, Fragment, forwardRef, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './breadcrumb.css.ts';

export interface BreadcrumbItem {
  id: string;
  label: string;
  /** absent where the level has no page; the last one is where the reader is */
  href?: string | undefined;
}

/** What of it has a name of its own. */
export type BreadcrumbPart = 'current' | 'link' | 'list' | 'item' | 'separator' | 'more';

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** classes by part: `list`, `item` a level, `link` its words, `current` those of the last one, `separator` between them, `more` for the levels left out */
  classNames?: PartClasses<BreadcrumbPart> | undefined;
  /** from the outermost to where the reader is */
  items: readonly BreadcrumbItem[];
  /** more levels than that, and those in the middle wait behind a mark; on a phone only the level above is shown */
  most?: number;
}

function Level({ item, last, part }: { item: BreadcrumbItem; last: boolean; part: NamePart<BreadcrumbPart> }) {
  if (last)
    return (
      <span {...part('current', styles.here)} aria-current="page">
        {item.label}
      </span>
    );
  if (item.href === undefined) return <span className={styles.plain}>{item.label}</span>;
  return (
    <Link {...part('link', styles.link)} href={item.href}>
      {item.label}
    </Link>
  );
}

/** Where a page stands, with a way to each level above it. Its ref is the root. */
export const Breadcrumb = /* @__PURE__ */ forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items, most = 4, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  const left = items.length > most && !all ? items.length - most + 1 : 0;
  const opened = useRef(false);
  // The mark goes with the press: the focus goes to the first of the levels it stood for.
  useLayoutEffect(() => {
    if (!opened.current || !all) return;
    opened.current = false;
    list.current?.querySelectorAll<HTMLElement>('a')[1]?.focus();
  }, [all]);
  return (
    <nav
      data-component="Breadcrumb"
      aria-label={rest['aria-labelledby'] ? undefined : text('breadcrumb.label')}
      {...rest}
      ref={ref}
      className={`${styles.breadcrumb} ${className}`}
    >
      <ol ref={list} {...part('list', styles.list)}>
        {items.map((item, at) => {
          const last = at === items.length - 1;
          const hidden = at > 0 && at <= left;
          if (hidden && at > 1) return <Fragment key={item.id} />;
          return (
            <li
              key={item.id}
              {...part('item', styles.level)}
              data-above={at === items.length - 2 ? '' : undefined}
              data-last={last ? '' : undefined}
            >
              {at > 0 && <Icon {...part('separator', styles.turn)} drawing={icons.chevronRight} size="sm" />}
              {at === items.length - 2 && <Icon className={styles.back} drawing={icons.chevronLeft} size="sm" />}
              {hidden ? (
                <TextButton
                  {...part('more', styles.more)}
                  aria-label={text('breadcrumb.more', { count: left })}
                  onClick={() => {
                    opened.current = true;
                    setAll(true);
                  }}
                >
                  <Icon drawing={icons.more} />
                </TextButton>
              ) : (
                <Level item={item} last={last} part={part} />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
