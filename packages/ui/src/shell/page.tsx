import type { ReactNode } from 'react';
import * as css from './workspace-shell.css.ts';

export interface PageProps {
  title: string;
  /** beside the title: how fresh the data is */
  meta?: ReactNode;
  actions?: ReactNode;
  /** the last part, a list, takes the rest of the window's height and scrolls inside itself */
  fill?: boolean;
  children: ReactNode;
}

/** One page of the workspace. */
export const Page = ({ title, meta, actions, fill = false, children }: PageProps) => (
  <div className={css.page} data-fill={fill ? '' : undefined}>
    <header className={css.pageHead}>
      <h1 className={css.pageTitle}>{title}</h1>
      {meta && <span className={css.pageMeta}>{meta}</span>}
      {actions && <div className={css.pageActions}>{actions}</div>}
    </header>
    {children}
  </div>
);
