import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './panel.css.ts';

/** What of it has a name of its own. */
export type PanelPart = 'header' | 'title' | 'actions' | 'body';

export interface PanelProps extends ComponentPropsWithoutRef<'section'> {
  /** classes by part: `header` with `title` and `actions`, `body` */
  classNames?: PartClasses<PanelPart> | undefined;
  title: string;
  /** beside the title: a state, a number */
  tag?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One matter set apart on a page by a rule around it, under its own heading. */
export const Panel = /* @__PURE__ */ forwardRef<HTMLElement, PanelProps>(function Panel(
  { title, tag, actions, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const heading = useId();
  return (
    <section
      data-component="Panel"
      aria-labelledby={heading}
      {...rest}
      ref={ref}
      className={`${styles.panel} ${className}`}
    >
      <header {...part('header', styles.head)}>
        <h2 id={heading} {...part('title', styles.title)}>
          {title}
        </h2>
        {tag}
        {actions && <div {...part('actions', styles.actions)}>{actions}</div>}
      </header>
      <div {...part('body', styles.body)}>{children}</div>
    </section>
  );
});
