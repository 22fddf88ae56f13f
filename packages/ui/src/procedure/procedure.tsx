import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as styles from './procedure.css.ts';

export interface ProcedureStep {
  title: string;
  text: ReactNode;
}

/** What of it has a name of its own. */
export type ProcedurePart = 'step' | 'number' | 'title' | 'text';

export interface ProcedureProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** classes by part: `step`, with its `number`, `title` and `text` */
  classNames?: PartClasses<ProcedurePart> | undefined;
  steps: readonly ProcedureStep[];
}

/** Explains what happens in which order, side by side; on a phone one under the other. For how far something is, take `Steps`. */
export const Procedure = /* @__PURE__ */ forwardRef<HTMLOListElement, ProcedureProps>(function Procedure(
  { steps, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <ol data-component="Procedure" {...rest} ref={ref} className={`${styles.procedure} ${className}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} {...part('step', styles.step)}>
          <span {...part('number', styles.number)} aria-hidden="true">
            {index + 1}
          </span>
          <h3 {...part('title', styles.title)}>{title}</h3>
          <p {...part('text', styles.text)}>{text}</p>
        </li>
      ))}
    </ol>
  );
});
