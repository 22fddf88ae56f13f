import type { ReactNode } from 'react';
import * as styles from './badge.css.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'ink' | 'info' | 'danger' | 'pen' | 'mark';
  children: ReactNode;
}

/** A count beside a word. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
