import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as css from './workspace-shell.css.ts';

/** What of it has a name of its own. */
export type PagePart = 'header' | 'title' | 'meta' | 'actions';

export interface PageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** classes by part: `header` with `title`, `meta` and `actions` */
  classNames?: PartClasses<PagePart> | undefined;
  title: string;
  /** beside the title: how fresh the data is */
  meta?: ReactNode;
  actions?: ReactNode;
  /** the last part, a list, takes the rest of the window's height and scrolls inside itself */
  fill?: boolean;
  /** the last part reaches the edges of the window, as an editor with parts of its own does */
  edge?: boolean;
  children: ReactNode;
}

/** One page of the workspace. */
export const Page = /* @__PURE__ */ forwardRef<HTMLDivElement, PageProps>(function Page(
  { title, meta, actions, fill = false, edge = false, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <div
      data-component="Page"
      {...rest}
      ref={ref}
      className={`${css.page} ${className}`}
      data-fill={fill ? '' : undefined}
      data-edge={edge ? '' : undefined}
    >
      <header {...part('header', css.pageHead)}>
        <h1 {...part('title', css.pageTitle)}>{title}</h1>
        {meta && <span {...part('meta', css.pageMeta)}>{meta}</span>}
        {actions && <div {...part('actions', css.pageActions)}>{actions}</div>}
      </header>
      {children}
    </div>
  );
});
