import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../foundations/use-overflow.ts';
import * as styles from './dialog.css.ts';

interface DialogBodyProps {
  flush: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The part that scrolls; with more than fits it is a tab stop, so that the arrow keys reach the rest. */
export function DialogBody({ flush, className = '', children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref, !flush);
  return (
    <div
      ref={ref}
      className={`${styles.body} ${className}`}
      data-flush={flush ? '' : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </div>
  );
}
