import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as css from './shell.css.ts';
import { MAIN, SkipLink } from './skip-link.tsx';

export interface SiteShellProps extends ComponentPropsWithoutRef<'div'> {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A public page: header, main part, footer. Sections of the main part set themselves in the 1200 px column by `Column`. */
export const SiteShell = /* @__PURE__ */ forwardRef<HTMLDivElement, SiteShellProps>(function SiteShell(
  { header, footer, children, className = '', ...rest },
  ref,
) {
  return (
    <div data-component="SiteShell" {...rest} ref={ref} className={`${css.site} ${className}`}>
      <SkipLink />
      {header}
      <main id={MAIN} className={css.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
});

export type ColumnProps = ComponentPropsWithoutRef<'div'>;

/** The 1200 px column of a public page. */
export const Column = /* @__PURE__ */ forwardRef<HTMLDivElement, ColumnProps>(function Column(
  { className = '', ...rest },
  ref,
) {
  return <div data-component="Column" {...rest} ref={ref} className={`${css.content} ${className}`} />;
});

/** What of it has a name of its own. */
export type SectionHeadingPart = 'title' | 'lead';

export interface SectionHeadingProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children' | 'title'> {
  /** classes by part: `title`, `lead` */
  classNames?: PartClasses<SectionHeadingPart> | undefined;
  title: string;
  /** one or two lines at the other end */
  lead?: ReactNode;
}

/** The words above a section of a public page: its title, and at the other end what it is about. */
export const SectionHeading = /* @__PURE__ */ forwardRef<HTMLElement, SectionHeadingProps>(function SectionHeading(
  { title, lead, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <header
      data-component="SectionHeading"
      {...rest}
      ref={ref}
      className={`${css.section} ${className}`}
      data-alone={lead ? undefined : ''}
    >
      <h2 {...part('title', css.sectionTitle)}>{title}</h2>
      {lead && <p {...part('lead', css.sectionLead)}>{lead}</p>}
    </header>
  );
});
