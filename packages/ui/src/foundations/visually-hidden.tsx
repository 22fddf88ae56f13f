import type { ReactNode } from 'react';
import { hidden } from '../theme/hidden.css.ts';

/** Words for screen readers only. */
export const VisuallyHidden = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span className={hidden} id={id}>
    {children}
  </span>
);
