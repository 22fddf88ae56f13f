import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { IconDrawing } from './drawings.ts';
import * as styles from './icon.css.ts';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'aria-label'> {
  /** `icons.search` and the like */
  drawing: IconDrawing;
  /** 14, 16, 20 or 28 px */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** what it says, when no word beside it says so; without it the icon is decoration */
  label?: string | undefined;
}

const INKS = ['line', 'fill', 'cut', 'dots'] as const;

/** One of the icons drawn for this project, in the colour of the text around it. */
export const Icon = /* @__PURE__ */ forwardRef<SVGSVGElement, IconProps>(function Icon(
  { drawing, size = 'md', label, className = '', ...rest },
  ref,
) {
  return (
    <svg
      data-component="Icon"
      {...rest}
      ref={ref}
      className={`${styles.icon} ${className}`}
      data-size={size}
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {INKS.map((ink) => drawing[ink] && <path key={ink} data-ink={ink} d={drawing[ink]} />)}
    </svg>
  );
});
