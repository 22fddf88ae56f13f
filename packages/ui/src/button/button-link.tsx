import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Anchor } from '../i18n/anchor.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './button.css.ts';
import type { ButtonVariant } from './button.tsx';

export interface ButtonLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  href: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  icon?: IconDrawing | undefined;
  children: ReactNode;
}

/** Goes somewhere and looks like a button. */
export const ButtonLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'neutral', size = 'md', icon, className = '', children, ...rest },
  ref,
) {
  return (
    <Anchor
      data-component="ButtonLink"
      {...rest}
      ref={ref}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
    >
      {icon && <Icon drawing={icon} />}
      {children}
    </Anchor>
  );
});
