import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { visiblePages } from './pages.ts';
import * as css from './pagination.css.ts';

/** What of it has a name of its own. */
export type PaginationPart = 'page' | 'total' | 'size' | 'pages' | 'gap';

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'onChange' | 'children'> {
  /** classes by part: `total`, `size` the choice of rows, `pages` and in it each `page`, `gap` between them */
  classNames?: PartClasses<PaginationPart> | undefined;
  /** from 1 */
  current: number;
  /** rows on a page */
  size: number;
  /** rows in all; undefined while nobody knows: then only the page itself is named */
  total: number | undefined;
  /** offered page sizes */
  sizes?: readonly number[];
  onChange: (page: { current: number; size: number }) => void;
}

/** Which page of a list is shown, and how many rows a page has. Another size starts again at page 1. */
export const Pagination = /* @__PURE__ */ forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { current, size, total, sizes = [10, 20, 50], onChange, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const known = total !== undefined;
  const last = known ? Math.max(1, Math.ceil(total / size)) : current;
  const step = (to: number, icon: icons.IconDrawing, label: string) => (
    <button
      type="button"
      {...part('page', css.page)}
      aria-label={label}
      disabled={to < 1 || to > last}
      onClick={() => onChange({ current: to, size })}
    >
      <Icon drawing={icon} size="sm" />
    </button>
  );
  return (
    <nav
      data-component="Pagination"
      aria-label={text('pagination.label')}
      {...rest}
      ref={ref}
      className={`${css.pagination} ${className}`}
    >
      {known && <span {...part('total', css.total)}>{text('pagination.total', { total })}</span>}
      <span className={css.sizeBox}>
        <select
          {...part('size', css.size)}
          aria-label={text('pagination.size')}
          value={size}
          onChange={(event) => onChange({ current: 1, size: Number(event.target.value) })}
        >
          {sizes.map((option) => (
            <option key={option} className={css.option} value={option}>
              {text('pagination.perPage', { size: option })}
            </option>
          ))}
        </select>
        <Icon drawing={icons.chevronDown} size="sm" />
      </span>
      <div {...part('pages', css.pages)}>
        {step(current - 1, icons.chevronLeft, text('pagination.previous'))}
        <span className={css.wide}>
          {(known ? visiblePages(current, last) : [current]).map((page, place) =>
            page === null ? (
              <span key={place === 1 ? 'before' : 'after'} {...part('gap', css.gap)} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                {...part('page', css.page)}
                aria-label={text('pagination.page', { page })}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => page !== current && onChange({ current: page, size })}
              >
                {page}
              </button>
            ),
          )}
        </span>
        <span className={css.short}>{known ? text('pagination.of', { page: current, pages: last }) : current}</span>
        {step(current + 1, icons.chevronRight, text('pagination.next'))}
      </div>
    </nav>
  );
});
