import { type ReactNode, useId } from 'react';
import * as styles from './panel.css.ts';

export interface PanelProps {
  title: string;
  /** beside the title: a state, a number */
  tag?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One matter set apart on a page by a rule around it, under its own heading. */
export function Panel({ title, tag, actions, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {tag}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
