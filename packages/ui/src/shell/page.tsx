import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as css from './workspace-shell.css.ts';

export interface PageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title: string;
  /** beside the title: how fresh the data is */
  meta?: ReactNode;
  actions?: ReactNode;
  /** the last part, a list, takes the rest of the window's height and scrolls inside itself */
  fill?: boolean;
  children: ReactNode;
}

/** One page of the workspace. */
export const Page = /* @__PURE__ */ forwardRef<HTMLDivElement, PageProps>(function Page(
  { title, meta, actions, fill = false, children, className = '', ...rest },
  ref,
) {
  return (
    <div
      data-component="Page"
      {...rest}
      ref={ref}
      className={`${css.page} ${className}`}
      data-fill={fill ? '' : undefined}
    >
      <header className={css.pageHead}>
        <h1 className={css.pageTitle}>{title}</h1>
        {meta && <span className={css.pageMeta}>{meta}</span>}
        {actions && <div className={css.pageActions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
});
