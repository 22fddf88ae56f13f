import type { ReactNode } from 'react';
import * as styles from './empty.css.ts';

export interface EmptyProps {
  title: string;
  /** why nothing is here */
  reason?: ReactNode;
  /** one way on */
  action?: ReactNode;
  art?: ReactNode;
}

/** Nothing to show: the reason and one way on. */
export const Empty = ({ title, reason, action, art }: EmptyProps) => (
  <div className={styles.state}>
    {art}
    <p className={styles.title}>{title}</p>
    {reason && <p className={styles.reason}>{reason}</p>}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
);
