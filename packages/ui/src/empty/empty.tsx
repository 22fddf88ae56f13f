import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as styles from './empty.css.ts';

export interface EmptyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  title: string;
  /** why nothing is here */
  reason?: ReactNode;
  /** one way on */
  action?: ReactNode;
  art?: ReactNode;
  /** in the middle of a part, or as wide as the page it stands for, the picture beside the words */
  layout?: 'centre' | 'wide';
}

/** Nothing to show: the reason and one way on. */
export const Empty = /* @__PURE__ */ forwardRef<HTMLDivElement, EmptyProps>(function Empty(
  { title, reason, action, art, layout = 'centre', className = '', ...rest },
  ref,
) {
  const words = (
    <>
      <p className={styles.title}>{title}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </>
  );
  return (
    <div
      data-component="Empty"
      {...rest}
      ref={ref}
      className={`${styles.state} ${className}`}
      data-layout={layout === 'wide' ? layout : undefined}
    >
      {art}
      {layout === 'wide' ? <div className={styles.words}>{words}</div> : words}
    </div>
  );
});
