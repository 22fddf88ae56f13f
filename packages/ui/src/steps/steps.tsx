import type { ReactNode } from 'react';
import * as styles from './steps.css.ts';

export interface Step {
  title: string;
  text: ReactNode;
}

/** What happens in which order, side by side; on a phone one under the other. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }, index) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);
