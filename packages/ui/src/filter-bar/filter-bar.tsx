import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './filter-bar.css.ts';

/** What of it has a name of its own. */
export type FilterBarPart = 'fields' | 'actions';

export interface FilterBarProps extends ComponentPropsWithoutRef<'search'> {
  /** classes by part: `fields`, `actions` at the other end */
  classNames?: PartClasses<FilterBarPart> | undefined;
  /** names the row for a screen reader */
  label: string;
  /** fields in their order of use; the first takes the room that is left */
  children: ReactNode;
  /** at the other end: what acts on the whole list */
  actions?: ReactNode;
}

/** What narrows the list below, in one row. Labels are heard, not seen: the fields say themselves what they hold. */
export const FilterBar = /* @__PURE__ */ forwardRef<HTMLElement, FilterBarProps>(function FilterBar(
  { label, actions, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <search data-component="FilterBar" aria-label={label} {...rest} ref={ref} className={`${styles.bar} ${className}`}>
      <div {...part('fields', styles.fields)}>{children}</div>
      {actions && <div {...part('actions', styles.actions)}>{actions}</div>}
    </search>
  );
});
