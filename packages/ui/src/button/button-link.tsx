import type { ReactNode } from 'react';
import { useLink } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './button.css.ts';
import type { ButtonVariant } from './button.tsx';

export interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  icon?: IconDrawing;
  children: ReactNode;
}

/** Goes somewhere and looks like a button. */
export function ButtonLink({ href, variant = 'neutral', size = 'md', icon, children }: ButtonLinkProps) {
  const Anchor = useLink();
  return (
    <Anchor href={href} className={styles.button} data-variant={variant} data-size={size}>
      {icon && <Icon drawing={icon} />}
      {children}
    </Anchor>
  );
}
