import type { ComponentProps } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './button.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconDrawing;
  /** its accessible name, and the tooltip */
  label: string;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'neutral';
}

/** A square button that shows an icon and says its label. */
export function IconButton({
  icon,
  label,
  size = 'md',
  variant = 'ghost',
  type = 'button',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={`${styles.button} ${styles.square} ${className}`}
      data-variant={variant}
      data-size={size}
      aria-label={label}
    >
      <Icon drawing={icon} />
    </button>
  );
}
