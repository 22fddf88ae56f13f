import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useInert } from '../foundations/use-inert.ts';
import * as styles from './loading.css.ts';
import { Loading } from './loading.tsx';

/** What of it has a name of its own. */
export type WaitingPart = 'veil' | 'plate';

export interface WaitingProps extends ComponentPropsWithoutRef<'div'> {
  /** classes by part: `veil` over what waits, `plate` the words on it */
  classNames?: PartClasses<WaitingPart> | undefined;
  active: boolean;
  label?: string | undefined;
  children: ReactNode;
}

/** What stands here stays readable while it waits, but takes neither presses nor focus. */
export const Waiting = /* @__PURE__ */ forwardRef<HTMLDivElement, WaitingProps>(function Waiting(
  { active, label, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const content = useRef<HTMLDivElement>(null);
  useInert(content, active);
  return (
    <div data-component="Waiting" {...rest} ref={ref} className={`${styles.waiting} ${className}`} aria-busy={active}>
      <div ref={content}>{children}</div>
      {active && (
        <div {...part('veil', styles.veil)}>
          <div {...part('plate', styles.plate)}>
            <Loading label={label} />
          </div>
        </div>
      )}
    </div>
  );
});
