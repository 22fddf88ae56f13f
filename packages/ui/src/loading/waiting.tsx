import type { ReactNode } from 'react';
import * as styles from './loading.css.ts';
import { Loading } from './loading.tsx';

export interface WaitingProps {
  active: boolean;
  label?: string;
  children: ReactNode;
}

/** What stands here stays readable while it waits, but takes neither presses nor focus. */
export const Waiting = ({ active, label, children }: WaitingProps) => (
  <div className={styles.waiting} aria-busy={active}>
    <div inert={active}>{children}</div>
    {active && (
      <div className={styles.veil}>
        <div className={styles.plate}>
          <Loading {...(label === undefined ? {} : { label })} />
        </div>
      </div>
    )}
  </div>
);
