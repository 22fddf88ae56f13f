import type { ReactNode } from 'react';
import { hidden } from '../theme/hidden.css.ts';

interface VisuallyHiddenProps {
  id?: string;
  /** read out when the words change */
  live?: boolean;
  children: ReactNode;
}

/** Words for screen readers only. */
export const VisuallyHidden = ({ id, live = false, children }: VisuallyHiddenProps) => (
  <span className={hidden} id={id} role={live ? 'status' : undefined}>
    {children}
  </span>
);
