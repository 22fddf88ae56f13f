import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { grid } from './grid.css.ts';

export interface GridProps extends ComponentPropsWithoutRef<'div'> {
  /** how many stand side by side in a place of 1200 px; fewer where it is narrower, one on a phone */
  columns?: 2 | 3 | 4 | 6;
  /** lists of unlike length: as many below each other as make up to four columns of one height, two on a phone */
  packed?: boolean;
}

/** Equal parts side by side. Counts by the width of its own place, not of the window. */
export const Grid = /* @__PURE__ */ forwardRef<HTMLDivElement, GridProps>(function Grid(
  { columns = 3, packed = false, className = '', ...rest },
  ref,
) {
  return (
    <div
      data-component="Grid"
      data-columns={packed ? undefined : columns}
      data-packed={packed ? '' : undefined}
      {...rest}
      ref={ref}
      className={`${grid} ${className}`}
    />
  );
});
