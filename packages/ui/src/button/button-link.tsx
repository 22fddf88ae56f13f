import { type ComponentPropsWithoutRef, createElement, forwardRef, type ReactNode } from 'react';
import { type LinkProps, useLink } from '../i18n/provider.tsx';
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
  const props = {
    'data-component': 'ButtonLink',
    ...rest,
    ref,
    className: `${styles.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
  };
  return createElement(useLink(), props as LinkProps, icon && <Icon drawing={icon} />, children);
});
