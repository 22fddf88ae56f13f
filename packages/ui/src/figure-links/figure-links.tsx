import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { MISSING } from '../format/figures.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { skeleton } from '../skeleton/skeleton.css.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './figure-links.css.ts';

/** One figure, and the list that is behind it. */
export interface FigureLink {
  id: string;
  label: string;
  /** nothing is known yet while it is absent */
  value: number | undefined;
  href: string;
  icon?: IconDrawing | undefined;
  /** a quiet line under the figure */
  note?: string | undefined;
  /** somebody has to act while it is above zero */
  waits?: boolean | undefined;
}

/** What of it has a name of its own. */
export type FigureLinksPart = 'link' | 'label' | 'value' | 'note';

export interface FigureLinksProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children' | 'aria-label'> {
  /** classes by part: each `link`, in it `label`, `value` and `note` */
  classNames?: PartClasses<FigureLinksPart> | undefined;
  /** names the figures for who hears them */
  label: string;
  items: readonly FigureLink[];
  /** they are on their way */
  loading?: boolean | undefined;
}

/** How many there are of each kind, in cells that lead to their lists. Its ref is the root. */
export const FigureLinks = /* @__PURE__ */ forwardRef<HTMLElement, FigureLinksProps>(function FigureLinks(
  { label, items, loading = false, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <nav
      data-component="FigureLinks"
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      className={`${styles.figures} ${className}`}
      aria-label={label}
    >
      <ul className={styles.cells}>
        {items.map(({ id, label: name, value, href, icon, note, waits }) => (
          <li key={id} className={styles.cell}>
            <Anchor {...part('link', styles.link)} href={href} data-waits={(waits && !!value) || undefined}>
              <span {...part('label', styles.label)}>
                {icon && <Icon drawing={icon} size="sm" />}
                {name}
              </span>{' '}
              {value === undefined && loading ? (
                <span className={skeleton} aria-hidden="true">
                  <SkeletonBar className={styles.bone} />
                </span>
              ) : (
                <span {...part('value', styles.value)}>{value ?? MISSING}</span>
              )}
              {note && ' '}
              {note && <span {...part('note', styles.note)}>{note}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
});
