import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './button.css.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'neutral' | 'ghost' | 'accent' | 'pen' | 'danger';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** one primary per view; accent only for the public query; pen for what a person writes on a bill */
  variant?: ButtonVariant;
  /** 40, 32 or 48 px high; compact density lowers the first two */
  size?: 'sm' | 'md' | 'lg';
  icon?: IconDrawing | undefined;
  /** waiting for the answer: keeps its width and its focus, ignores presses */
  loading?: boolean | undefined;
  children: ReactNode;
}

/** Does something. Its ref is the native button. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'neutral',
    size = 'md',
    icon,
    loading = false,
    type = 'button',
    className = '',
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const text = useText();
  const waits = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || waits) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-component="Button"
      {...rest}
      ref={ref}
      type={type}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-icon={icon ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || waits || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon && <Icon drawing={icon} />}
      {children}
      {loading && <VisuallyHidden>{text('button.loading')}</VisuallyHidden>}
    </button>
  );
});
