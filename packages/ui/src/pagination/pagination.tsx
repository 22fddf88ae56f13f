import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { visiblePages } from './pages.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'onChange' | 'children'> {
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
  { current, size, total, sizes = [10, 20, 50], onChange, className = '', ...rest },
  ref,
) {
  const text = useText();
  const known = total !== undefined;
  const last = known ? Math.max(1, Math.ceil(total / size)) : current;
  const step = (to: number, icon: icons.IconDrawing, label: string) => (
    <button
      type="button"
      className={css.page}
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
      {known && <span className={css.total}>{text('pagination.total', { total })}</span>}
      <span className={css.sizeBox}>
        <select
          className={css.size}
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
      <div className={css.pages}>
        {step(current - 1, icons.chevronLeft, text('pagination.previous'))}
        <span className={css.wide}>
          {(known ? visiblePages(current, last) : [current]).map((page, place) =>
            page === null ? (
              <span key={place === 1 ? 'before' : 'after'} className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                className={css.page}
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
