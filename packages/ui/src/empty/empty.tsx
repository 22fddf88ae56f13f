import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './empty.css.ts';

/** What of it has a name of its own. */
export type EmptyPart = 'title' | 'reason' | 'actions';

export interface EmptyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** classes by part: `title`, `reason`, `actions` */
  classNames?: PartClasses<EmptyPart> | undefined;
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
  { title, reason, action, art, layout = 'centre', className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const words = (
    <>
      <p {...part('title', styles.title)}>{title}</p>
      {reason && <p {...part('reason', styles.reason)}>{reason}</p>}
      {action && <div {...part('actions', styles.actions)}>{action}</div>}
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
