import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { useInert } from '../foundations/use-inert.ts';
import * as styles from './loading.css.ts';
import { Loading } from './loading.tsx';

export interface WaitingProps extends ComponentPropsWithoutRef<'div'> {
  active: boolean;
  label?: string | undefined;
  children: ReactNode;
}

/** What stands here stays readable while it waits, but takes neither presses nor focus. */
export const Waiting = /* @__PURE__ */ forwardRef<HTMLDivElement, WaitingProps>(function Waiting(
  { active, label, className = '', children, ...rest },
  ref,
) {
  const content = useRef<HTMLDivElement>(null);
  useInert(content, active);
  return (
    <div data-component="Waiting" {...rest} ref={ref} className={`${styles.waiting} ${className}`} aria-busy={active}>
      <div ref={content}>{children}</div>
      {active && (
        <div className={styles.veil}>
          <div className={styles.plate}>
            <Loading label={label} />
          </div>
        </div>
      )}
    </div>
  );
});
