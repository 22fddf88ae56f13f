import type { ReactNode } from 'react';
import * as css from './shell.css.ts';
import { MAIN, SkipLink } from './skip-link.tsx';

export interface SiteShellProps {
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A public page: header, main part, footer. Sections of the main part set themselves in the 1200 px column by `Column`. */
export const SiteShell = ({ header, footer, children }: SiteShellProps) => (
  <div className={css.site}>
    <SkipLink />
    {header}
    <main id={MAIN} className={css.main} tabIndex={-1}>
      {children}
    </main>
    {footer}
  </div>
);

/** The 1200 px column of a public page. */
export const Column = ({ children }: { children: ReactNode }) => <div className={css.content}>{children}</div>;

export interface SectionHeadingProps {
  title: string;
  /** one or two lines at the other end */
  lead?: ReactNode;
}

export const SectionHeading = ({ title, lead }: SectionHeadingProps) => (
  <header className={css.section} data-alone={lead ? undefined : ''}>
    <h2 className={css.sectionTitle}>{title}</h2>
    {lead && <p className={css.sectionLead}>{lead}</p>}
  </header>
);
