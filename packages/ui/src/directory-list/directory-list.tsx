import { type ComponentPropsWithoutRef, createElement, forwardRef, useId } from 'react';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import * as styles from './directory-list.css.ts';
import { marked } from './marked.ts';

export interface DirectoryItem {
  id: string;
  href: string;
  /** read letter by letter: a warehouse, a port */
  code: string;
  name: string;
  /** under the name: a street */
  detail?: string | undefined;
  /** at the end of the line: a zip */
  figure?: string | undefined;
  /** under the figure: a wait */
  note?: string | undefined;
  /** the one that is shown beside the list */
  current?: boolean | undefined;
}

export interface DirectoryGroup {
  id: string;
  heading: string;
  /** at the end of the heading: how many */
  aside?: string | undefined;
  items: readonly DirectoryItem[];
}

/** What of it has a name of its own. */
export type DirectoryListPart = 'heading' | 'aside' | 'item' | 'code' | 'name' | 'figure';

export interface DirectoryListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: of a group `heading` and `aside`; each `item` with `code`, `name` and `figure` */
  classNames?: PartClasses<DirectoryListPart> | undefined;
  groups: readonly DirectoryGroup[];
  /** what was searched for; highlighted wherever it stands */
  match?: string | undefined;
  /** of the headings, after what stands above on the page */
  level?: 2 | 3 | 4;
}

const Words = ({ of, match }: { of: string; match: string }) =>
  marked(of, match).map(({ words, found }, at) =>
    // The pieces of one text have no other name than their place.
    found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={at} className={styles.mark}>
        {words}
      </mark>
    ) : (
      words
    ),
  );

interface LineProps {
  item: DirectoryItem;
  match: string;
  part: NamePart<DirectoryListPart>;
}

function Line({ item: { href, code, name, detail, figure, note, current }, match, part }: LineProps) {
  return (
    <Anchor {...part('item', styles.item)} href={href} aria-current={current ? 'true' : undefined}>
      <span {...part('code', styles.code)}>
        <Words of={code} match={match} />
      </span>
      <span {...part('name', styles.name)}>
        <Words of={name} match={match} />
        {detail && (
          <span className={styles.under}>
            <Words of={detail} match={match} />
          </span>
        )}
      </span>
      {(figure || note) && (
        <span {...part('figure', styles.figure)}>
          {figure && <Words of={figure} match={match} />}
          {note && <span className={styles.under}>{note}</span>}
        </span>
      )}
    </Anchor>
  );
}

/** Places under the headings of their groups, each a link, with what was searched for highlighted. Its ref is the root. */
export const DirectoryList = /* @__PURE__ */ forwardRef<HTMLDivElement, DirectoryListProps>(function DirectoryList(
  { groups, match = '', level = 2, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const id = useId();
  return (
    <div data-component="DirectoryList" {...rest} ref={ref} className={`${styles.directory} ${className}`}>
      {groups.map((group) => (
        <div key={group.id}>
          <div className={styles.head}>
            {createElement(`h${level}`, { ...part('heading', styles.heading), id: `${id}-${group.id}` }, group.heading)}
            {group.aside && <span {...part('aside', styles.aside)}>{group.aside}</span>}
          </div>
          <ul aria-labelledby={`${id}-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.id} className={styles.line}>
                <Line item={item} match={match} part={part} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});
