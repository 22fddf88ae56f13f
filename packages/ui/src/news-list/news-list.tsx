import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import * as styles from './news-list.css.ts';

export interface NewsEntry {
  id: string;
  href: string;
  title: string;
  /** a day, `2026-11-18` */
  date: string;
  /** the category, in a word */
  kind?: string | undefined;
  summary?: string | undefined;
}

/** What of it has a name of its own. */
export type NewsListPart = 'item' | 'date' | 'title' | 'summary';

export interface NewsListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** classes by part: each `item` with `date`, `title` and `summary` */
  classNames?: PartClasses<NewsListPart> | undefined;
  items: readonly NewsEntry[];
  /** the first one is larger */
  lead?: boolean;
  /** of the titles, after what stands above on the page */
  level?: 2 | 3 | 4;
}

/** News in the order of their days, each a link to its article. Its ref is the list. */
export const NewsList = /* @__PURE__ */ forwardRef<HTMLUListElement, NewsListProps>(function NewsList(
  { items, lead = false, level = 2, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <ul data-component="NewsList" {...rest} ref={ref} className={`${styles.list} ${className}`}>
      {items.map(({ id, href, title, date, kind, summary }, at) => (
        <li key={id} {...part('item', styles.item)} data-lead={lead && at === 0 ? '' : undefined}>
          <p className={styles.about}>
            <time {...part('date', styles.date)} dateTime={date}>
              {date}
            </time>
            {kind && <StatusTag tone="neutral">{kind}</StatusTag>}
          </p>
          <div>
            {createElement(
              `h${level}`,
              part('title', styles.title),
              <Anchor className={styles.link} href={href}>
                {title}
              </Anchor>,
            )}
            {summary && <p {...part('summary', styles.summary)}>{summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
});
