import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as styles from './filter-bar.css.ts';

export interface FilterBarProps extends ComponentPropsWithoutRef<'search'> {
  /** names the row for a screen reader */
  label: string;
  /** fields in their order of use; the first takes the room that is left */
  children: ReactNode;
  /** at the other end: what acts on the whole list */
  actions?: ReactNode;
}

/** What narrows the list below, in one row. Labels are heard, not seen: the fields say themselves what they hold. */
export const FilterBar = /* @__PURE__ */ forwardRef<HTMLElement, FilterBarProps>(function FilterBar(
  { label, actions, className = '', children, ...rest },
  ref,
) {
  return (
    <search data-component="FilterBar" aria-label={label} {...rest} ref={ref} className={`${styles.bar} ${className}`}>
      <div className={styles.fields}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </search>
  );
});
