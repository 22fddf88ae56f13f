import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import * as styles from './panel.css.ts';

export interface PanelProps extends ComponentPropsWithoutRef<'section'> {
  title: string;
  /** beside the title: a state, a number */
  tag?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One matter set apart on a page by a rule around it, under its own heading. */
export const Panel = /* @__PURE__ */ forwardRef<HTMLElement, PanelProps>(function Panel(
  { title, tag, actions, className = '', children, ...rest },
  ref,
) {
  const heading = useId();
  return (
    <section
      data-component="Panel"
      aria-labelledby={heading}
      {...rest}
      ref={ref}
      className={`${styles.panel} ${className}`}
    >
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
});
