import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './button.css.ts';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> {
  icon: IconDrawing;
  /** its accessible name, and the tooltip */
  label: string;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'neutral';
  /** waiting for the answer: keeps its focus, ignores presses */
  loading?: boolean | undefined;
}

/** A square button that shows an icon and says its label. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size = 'md', variant = 'ghost', type = 'button', loading = false, className = '', onClick, ...rest },
  ref,
) {
  const waits = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      title={label}
      data-component="IconButton"
      {...rest}
      ref={ref}
      type={type}
      className={`${styles.button} ${styles.square} ${className}`}
      data-variant={variant}
      data-size={size}
      data-icon=""
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || waits || undefined}
      onClick={loading || waits ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner /> : <Icon drawing={icon} />}
    </button>
  );
});
