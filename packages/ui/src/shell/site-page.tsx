import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { content } from './shell.css.ts';
import * as css from './site-page.css.ts';

/** What of it has a name of its own. */
export type SitePagePart = 'header' | 'title' | 'lead' | 'meta';

export interface SitePageProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** classes by part: `header` with `title`, `lead` and `meta` */
  classNames?: PartClasses<SitePagePart> | undefined;
  title: string;
  /** what the page is for, one or two lines */
  lead?: ReactNode;
  /** at the other end of the head: how many, how fresh */
  meta?: ReactNode;
  /** before the title: the levels above */
  above?: ReactNode;
  children: ReactNode;
}

/** A public page under its own title, in the 1200 px column. */
export const SitePage = /* @__PURE__ */ forwardRef<HTMLDivElement, SitePageProps>(function SitePage(
  { title, lead, meta, above, children, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <div data-component="SitePage" {...rest} ref={ref} className={`${content} ${css.page} ${className}`}>
      {above}
      <header {...part('header', css.header)}>
        <div>
          <h1 {...part('title', css.title)}>{title}</h1>
          {lead && <p {...part('lead', css.lead)}>{lead}</p>}
        </div>
        {meta && <div {...part('meta', css.meta)}>{meta}</div>}
      </header>
      {children}
    </div>
  );
});
