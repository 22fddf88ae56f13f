import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import * as styles from './procedure.css.ts';

export interface ProcedureStep {
  title: string;
  text: ReactNode;
}

export interface ProcedureProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  steps: readonly ProcedureStep[];
}

/** Explains what happens in which order, side by side; on a phone one under the other. For how far something is, take `Steps`. */
export const Procedure = /* @__PURE__ */ forwardRef<HTMLOListElement, ProcedureProps>(function Procedure(
  { steps, className = '', ...rest },
  ref,
) {
  return (
    <ol data-component="Procedure" {...rest} ref={ref} className={`${styles.procedure} ${className}`}>
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
});
